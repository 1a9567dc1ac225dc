import { bytes } from './bytes.ts'
import { community } from './community.ts'
import { distribution } from './distribution.ts'
import { http } from './http.ts'
import { ledger } from './ledger.ts'
import { offline } from './offline.ts'
import type { Part } from './Part.ts'
import { pages } from './pages.ts'
import { openPlace } from './place.ts'
import { transfers } from './transfers.ts'

const parts: Record<string, Part> = {
  ledger,
  http,
  pages,
  transfers,
  distribution,
  community,
  bytes,
  offline,
}

const log = (line: string) => console.error(line)
const asked = process.argv.slice(2)
const strange = asked.filter((name) => !Object.hasOwn(parts, name))
if (strange.length > 0) {
  log(`no such part: ${strange.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}

const place = await openPlace(log)
const stop = () => place.stop().then(() => process.exit(1))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
try {
  for (const [name, part] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const started = performance.now()
    const figures = await part({ place, log })
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(`\n${name}: ${figures}\n(${seconds} s)`)
  }
} finally {
  await place.stop()
}
