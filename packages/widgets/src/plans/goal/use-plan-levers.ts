import { ruleBookOf, toRetirementOptions } from '@evenkeel/api-client/contract/plan/retirement-person'
import type { Lever, LeverCase, LeverKey } from '@evenkeel/engine'
import { useMemo, useState } from 'react'
import type { Simulator } from '../simulation/simulator.ts'
import { useLevers } from '../simulation/use-levers.ts'
import { isChoice } from './choices.ts'
import type { PlanChange } from './use-plan-change.ts'

/** The three choices of the sliders, and what a plan with room to spare can do instead. */
const shownFirst: readonly LeverKey[] = ['saveOneMore', 'workLonger', 'spendLess', 'spendMore', 'retireEarlier']

const rankOf = ({ key }: Lever) => {
  const rank = shownFirst.indexOf(key)
  return rank < 0 ? shownFirst.length : rank
}

/** Returns one lever of each kind, the one that reaches furthest, those of the sliders first. */
function toRows(levers: readonly Lever[]): Lever[] {
  const byKey = new Map(levers.filter(({ changes }) => isChoice(changes)).map((lever) => [lever.key, lever]))
  return [...byKey.values()].toSorted((one, other) => rankOf(one) - rankOf(other))
}

export interface PlanLevers {
  readonly rows: readonly Lever[]
  /** They belong to other choices: those of now are still being solved. */
  readonly isStale: boolean
  /** The first ones are still being solved. */
  readonly isFirst: boolean
}

/** Returns what would help the tried plan. While it is being solved, what would have helped the one before stays. */
export function usePlanLevers(
  start: () => Simulator,
  { whatIf, match }: Pick<PlanChange, 'whatIf' | 'match'>,
): PlanLevers {
  const { tried, asOf, isHeld } = whatIf
  const wanted = useMemo(
    (): LeverCase | null =>
      tried.input === null
        ? null
        : { person: tried.person, options: toRetirementOptions(asOf, ruleBookOf(tried.input)), match },
    [tried, asOf, match],
  )
  const { levers, isSearching, isFailed } = useLevers(start, isHeld ? null : wanted)
  const [last, setLast] = useState<readonly Lever[]>([])
  const isDone = !isHeld && wanted !== null && !isSearching && !isFailed
  if (isDone && last !== levers) setLast(levers)
  const isFirst = !isDone && last.length === 0 && !isFailed
  if (!isFirst) return { rows: toRows(isDone ? levers : last), isStale: !isDone, isFirst }
  return { rows: toRows(levers).filter((lever) => rankOf(lever) < shownFirst.length), isStale: false, isFirst }
}
