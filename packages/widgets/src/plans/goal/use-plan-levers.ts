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
  /** Of the plan that the rows are about; those of the plan before stay while those of now are being solved. */
  readonly retirementAge: number
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
  const now = { levers, retirementAge: tried.input?.retirementPlanDetails.retirementAge ?? 0 }
  const [last, setLast] = useState<typeof now>({ ...now, levers: [] })
  const isDone = !isHeld && wanted !== null && !isSearching && !isFailed
  if (isDone && last.levers !== levers) setLast(now)
  const isFirst = !isDone && last.levers.length === 0 && !isFailed
  const { retirementAge, ...shown } = isDone || isFirst ? now : last
  const rows = toRows(shown.levers).filter((lever) => !isFirst || rankOf(lever) < shownFirst.length)
  return { rows, retirementAge, isStale: !isDone && !isFirst, isFirst }
}
