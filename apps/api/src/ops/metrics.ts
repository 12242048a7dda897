import type { AnsweredRequest } from './observe.ts'

/** Upper bounds of the histogram's buckets in seconds: a page takes some milliseconds, a bank file some seconds. */
const bucketBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** A figure, or one for each value of a label, that is read at each request for the metrics. */
export interface Gauge {
  readonly name: string
  readonly help: string
  /** `counter` for one that only grows. */
  readonly type?: 'gauge' | 'counter'
  /** What distinguishes its figures, if it has several. */
  readonly label?: string
  read(): number | ReadonlyMap<string, number>
}

export interface Metrics {
  count(answered: Pick<AnsweredRequest, 'call' | 'status'>, seconds: number): void
  /** Version 0.0.4 of the text format. Source: https://prometheus.io/docs/instrumenting/exposition_formats/ */
  text(): string
}

interface CallFigures {
  /** By the first digit of the status. */
  readonly byClass: Map<number, number>
  /** How many took no longer than each bound. */
  readonly within: number[]
  seconds: number
  count: number
}

const newFigures = (): CallFigures => ({ byClass: new Map(), within: bucketBounds.map(() => 0), seconds: 0, count: 0 })

const head = (name: string, help: string, type: 'counter' | 'gauge' | 'histogram') => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

function histogramLines(call: string, { within, seconds, count }: CallFigures): string[] {
  const name = 'evenkeel_request_duration_seconds'
  const buckets = bucketBounds.map((bound, index) => `${name}_bucket{call="${call}",le="${bound}"} ${within[index]}`)
  return [
    ...buckets,
    `${name}_bucket{call="${call}",le="+Inf"} ${count}`,
    `${name}_sum{call="${call}"} ${seconds}`,
    `${name}_count{call="${call}"} ${count}`,
  ]
}

function gaugeLines({ name, help, type = 'gauge', label = '', read }: Gauge): string[] {
  const figures = read()
  const values =
    typeof figures === 'number'
      ? [`${name} ${figures}`]
      : [...figures].map(([value, figure]) => `${name}{${label}="${value}"} ${figure}`)
  return [...head(name, help, type), ...values]
}

/**
 * The figures of one process since its start. Labels are names of calls and classes of answers, as many as the endpoint
 * table has: no label holds what a person sends or anyone's id.
 */
export function createMetrics(gauges: readonly Gauge[]): Metrics {
  const calls = new Map<string, CallFigures>()
  return {
    count({ call, status }, seconds) {
      const figures = calls.get(call) ?? newFigures()
      calls.set(call, figures)
      const statusClass = Math.floor(status / 100)
      figures.byClass.set(statusClass, (figures.byClass.get(statusClass) ?? 0) + 1)
      figures.seconds += seconds
      figures.count += 1
      bucketBounds.forEach((bound, index) => {
        if (seconds <= bound) figures.within[index] = (figures.within[index] ?? 0) + 1
      })
    },
    text() {
      const all = [...calls].toSorted(([one], [other]) => (one < other ? -1 : 1))
      const counts = all.flatMap(([call, { byClass }]) =>
        [...byClass]
          .toSorted()
          .map(([digit, count]) => `evenkeel_requests_total{call="${call}",status="${digit}xx"} ${count}`),
      )
      const lines = [
        ...head('evenkeel_requests_total', 'Answered requests by call and class of status.', 'counter'),
        ...counts,
        ...head('evenkeel_request_duration_seconds', 'How long requests took.', 'histogram'),
        ...all.flatMap(([call, figures]) => histogramLines(call, figures)),
        ...gauges.flatMap(gaugeLines),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}
