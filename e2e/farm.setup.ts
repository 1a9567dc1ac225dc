import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFarm } from '#tools/start/startFarm.ts'

/** One farm for the whole run, on ports of its own; what it is reached by goes to the tests in the environment. */
export default async function setup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'bitwave-e2e-'))
  await chmod(dataDir, 0o711)
  const port = String(20_000 + Math.floor(Math.random() * 20_000))
  const farm = await startFarm({
    dataDir,
    env: { ...process.env, PORT: port, CONFIRMATIONS: '3', NODE_ENV: 'test' },
    log: (line) => console.error(line),
  })
  const { stop, pids: _, ...facts } = farm
  process.env['FARM'] = JSON.stringify({ ...facts, dataDir })
  return async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
