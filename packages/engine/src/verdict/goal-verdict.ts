import type { Verdict, VerdictBand } from './verdict.ts'

/** The worst first. An optional plan counts in no goal's verdict. */
const worstFirst: readonly VerdictBand[] = ['off-track', 'close', 'cannot-say', 'on-track', 'done']

interface PlanOfGoal {
  readonly isDefault: boolean
  /** Null for a plan that has not started. */
  readonly verdict: Verdict | null
}

/**
 * Returns a goal's verdict: its default plan's, else the worst of its started plans; null if none has started or all of
 * them are optional.
 */
export function goalVerdict(plans: readonly PlanOfGoal[]): Verdict | null {
  const verdicts = plans.flatMap(({ verdict }) => verdict ?? [])
  const chosen = plans.find(({ isDefault }) => isDefault)?.verdict
  if (chosen && chosen.band !== 'optional') return chosen
  const worst = worstFirst.find((band) => verdicts.some((verdict) => verdict.band === band))
  return verdicts.find(({ band }) => band === worst) ?? null
}
