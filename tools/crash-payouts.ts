import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PayerTask } from './crash/PayerTask.ts'

const task = process.env['PAYER_TASK']
if (task) {
  // The payer itself, started by us to be killed.
  process.once('disconnect', () => process.exit())
  const { runPayer } = await import('./crash/runPayer.ts')
  await runPayer(JSON.parse(task) as PayerTask)
}

const { crashPayouts } = await import('./crash/crashPayouts.ts')
const { openPayerPlace } = await import('./crash/openPayerPlace.ts')
const dataDir = await mkdtemp(join(tmpdir(), 'bitwave-crash-'))
await chmod(dataDir, 0o711)
const place = await openPayerPlace(dataDir)
try {
  const times = Number(process.argv[2] ?? 20)
  const { kills, paid, returned, problems } = await crashPayouts(place, {
    times,
    log: (line) => console.error(line),
  })
  console.log(`${kills} kills, ${paid} paid, ${returned} returned, ${problems.length} problems`)
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  await place.stop()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit()
