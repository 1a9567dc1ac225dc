import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crash } from './crash/crash.ts'

const kills = Number(process.argv[2] ?? 50)
const dataDir = await mkdtemp(join(tmpdir(), 'bitwave-crash-'))
await chmod(dataDir, 0o711)
const outcome = await crash({ kills, dataDir, log: (line) => console.error(line) })
await rm(dataDir, { recursive: true, force: true })
console.log(
  `${outcome.kills} kills, ${outcome.acknowledged} pledges and transfers acknowledged, ${outcome.refused} refused, ${outcome.problems.length} problems`,
)
for (const problem of outcome.problems) console.log(problem)
process.exitCode = outcome.problems.length > 0 ? 1 : 0
