import type { RecurringPeriod, RecurringStream } from './recurring-types.ts'

/** What a person decided about a stream, and what it was like then. */
interface RecurringDecision {
  readonly id: number
  readonly payee: string
  readonly isMoneyIn: boolean
  readonly period: RecurringPeriod
  readonly amountCents: number
}

/** How different a stream is from the one that was decided on: 0 for the same amount; another period is far. */
function distance(stream: RecurringStream, { period, amountCents }: RecurringDecision): number {
  const [one, other] = [Math.abs(stream.expectedCents), Math.abs(amountCents)]
  return Math.abs(one - other) / Math.max(one, other, 1) + (stream.period === period ? 0 : 1)
}

/** Returns the decision on each stream that has one. Each decision holds for one stream: the nearest of its payee. */
export function matchDecisions<Decision extends RecurringDecision>(
  streams: readonly RecurringStream[],
  decisions: readonly Decision[],
): ReadonlyMap<RecurringStream, Decision> {
  const pairs = decisions.flatMap((decision) =>
    streams
      .filter(({ payee, flow }) => payee === decision.payee && (flow === 'income') === decision.isMoneyIn)
      .map((stream) => ({ stream, decision, distance: distance(stream, decision) })),
  )
  const matched = new Map<RecurringStream, Decision>()
  const used = new Set<Decision>()
  for (const { stream, decision } of pairs.toSorted((one, other) => one.distance - other.distance)) {
    if (matched.has(stream) || used.has(decision)) continue
    matched.set(stream, decision)
    used.add(decision)
  }
  return matched
}
