import type { Verdict, VerdictBand } from './verdict.ts'

/** Bands from the best; one that cannot be said is neither better nor worse than another. */
const ranks: Readonly<Record<Exclude<VerdictBand, 'cannot-say'>, number>> = {
  done: 0,
  optional: 0,
  'on-track': 0,
  close: 1,
  'off-track': 2,
}

/** How many futures of 100 a plan has to lose, so that one day's market does not raise an alarm. */
export const tellingFutures = 5

const futuresOf = ({ figure }: Verdict): number | null => (figure?.unit === 'futures' ? figure.value : null)

/**
 * Returns whether a plan is worse off than was promised: its band is worse and, where futures are counted, it has 5 of 100
 * fewer. A plan that was not judged, or is not now, is not worse.
 *
 * Worked example: 78 on track, now 71 close: worse. 76 on track, now 73 close: not, it lost 3.
 */
export function isWorseThan(promise: Verdict, now: Verdict): boolean {
  if (promise.band === 'cannot-say' || now.band === 'cannot-say') return false
  if (ranks[now.band] <= ranks[promise.band]) return false
  const [before, after] = [futuresOf(promise), futuresOf(now)]
  return before === null || after === null || before - after >= tellingFutures
}

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
