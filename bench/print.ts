import type { Rate } from './drive.ts'

/** One line of figures; against pgbench as a ratio where it was measured too. */
export function print(
  what: string,
  { pgbench, ...ours }: Record<string, Rate | number | undefined>,
) {
  const theirs = typeof pgbench === 'number' ? pgbench : undefined
  const parts = Object.entries(ours).flatMap(([name, rate]) => {
    if (rate === undefined) return []
    if (typeof rate === 'number') return [`${name} ${rate.toFixed(0)}/s`]
    const ratio = theirs ? ` = ${(rate.perSecond / theirs).toFixed(2)} × pgbench` : ''
    return [
      `${name} ${rate.perSecond.toFixed(0)}/s (p50 ${rate.p50.toFixed(1)} ms, p99 ${rate.p99.toFixed(1)} ms)${ratio}`,
    ]
  })
  if (theirs) parts.push(`pgbench ${theirs.toFixed(0)}/s`)
  console.log(`${what}: ${parts.join(' · ')}`)
}
