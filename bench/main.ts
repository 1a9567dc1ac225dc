import { loadavg } from 'node:os'
import { bytes } from './bytes.ts'
import { community } from './community.ts'
import { distribution } from './distribution.ts'
import { http } from './http.ts'
import { ledger } from './ledger.ts'
import { offline } from './offline.ts'
import type { Part } from './Part.ts'
import { pages } from './pages.ts'
import { openPlace } from './place.ts'
import { plans } from './plans.ts'
import { type Size, sizeIn } from './sizeIn.ts'
import { transfers } from './transfers.ts'

const parts: Record<string, Part> = {
  ledger,
  http,
  pages,
  transfers,
  distribution,
  community,
  plans,
  bytes,
  offline,
}

const log = (line: string) => console.error(line)
const refuse = (why: string): never => {
  log(why)
  process.exit(2)
}

function typed(): { asked: string[]; size: Size } {
  try {
    return sizeIn(process.argv.slice(2))
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const { asked, size } = typed()
const strange = asked.filter((name) => !Object.hasOwn(parts, name))
if (strange.length > 0)
  refuse(`no such part: ${strange.join(', ')}; there are ${Object.keys(parts).join(', ')}`)

const place = await openPlace(log)
const stop = () => place.stop().then(() => process.exit(1))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
try {
  for (const [name, part] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const started = performance.now()
    const figures = await part({ place, log, size })
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    const [, load = 0] = loadavg()
    console.log(
      `\n${name}: ${figures}\n(${seconds} s; load of the last 5 minutes ${load.toFixed(1)})`,
    )
  }
} finally {
  await place.stop()
}
