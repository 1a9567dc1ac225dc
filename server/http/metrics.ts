/** Upper edges of the histogram, seconds. */
const EDGES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

type Timing = { buckets: number[]; sum: number; count: number }

/** What has been answered since the start, for Prometheus. `gauges` is asked whenever somebody looks. */
export function makeMetrics(gauges: () => Record<string, number>) {
  const answers = new Map<string, number>()
  const timings = new Map<string, Timing>()
  let violations = 0

  return {
    /** One call answered with an envelope code, after so many milliseconds. */
    answered(call: string, code: number, milliseconds: number) {
      const labels = `call="${call}",code="${code}"`
      answers.set(labels, (answers.get(labels) ?? 0) + 1)
      observe(timings, call, milliseconds / 1_000)
    },
    /** A page broke the Content Security Policy. */
    violated: () => ++violations,
    text: () =>
      [
        '# TYPE bitwave_calls_total counter',
        ...[...answers].map(([labels, n]) => `bitwave_calls_total{${labels}} ${n}`),
        '# TYPE bitwave_call_seconds histogram',
        ...[...timings].flatMap(([call, timing]) => histogram(call, timing)),
        '# TYPE bitwave_csp_violations_total counter',
        `bitwave_csp_violations_total ${violations}`,
        ...Object.entries({ ...processGauges(), ...gauges() }).flatMap(([name, value]) => [
          `# TYPE bitwave_${name} gauge`,
          `bitwave_${name} ${value}`,
        ]),
        '',
      ].join('\n'),
  }
}

export type Metrics = ReturnType<typeof makeMetrics>

function observe(timings: Map<string, Timing>, call: string, seconds: number) {
  const timing = timings.get(call) ?? { buckets: EDGES.map(() => 0), sum: 0, count: 0 }
  EDGES.forEach((edge, i) => {
    if (seconds <= edge) timing.buckets[i] = (timing.buckets[i] ?? 0) + 1
  })
  timing.sum += seconds
  timing.count += 1
  timings.set(call, timing)
}

const histogram = (call: string, { buckets, sum, count }: Timing) => [
  ...EDGES.map(
    (edge, i) => `bitwave_call_seconds_bucket{call="${call}",le="${edge}"} ${buckets[i]}`,
  ),
  `bitwave_call_seconds_bucket{call="${call}",le="+Inf"} ${count}`,
  `bitwave_call_seconds_sum{call="${call}"} ${sum}`,
  `bitwave_call_seconds_count{call="${call}"} ${count}`,
]

const processGauges = () => ({
  uptime_seconds: Math.round(process.uptime()),
  resident_bytes: process.memoryUsage.rss(),
})
