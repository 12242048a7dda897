import { PlanType } from '@evenkeel/engine'
import { useState } from 'react'
import type { RetirementPlan, Whole } from '../calculator/form.ts'
import { useWhatIf, type WhatIf } from '../calculator/use-what-if.ts'
import { toAccountLinks } from '../shell/account-links.ts'
import { type PlanForm, usePlanForm } from '../shell/use-plan-form.ts'
import type { Simulator } from '../simulation/simulator.ts'
import { useChoicesAddress } from './use-choices-address.ts'
import { type MatchTerms, useCompanyMatch } from './use-company-match.ts'

/** A running plan whose choices are tried on its page. */
export interface PlanChange {
  readonly whatIf: WhatIf
  readonly actions: PlanForm
  /** What the plan comes to as it is saved. */
  readonly saved: Whole | null
  /** Its futures of 100; null until they are known. */
  readonly savedFutures: number | null
  readonly isChanged: boolean
  /** What the match follows; null for a match that does not move with the savings. */
  readonly match: MatchTerms | null
  /** Makes what is tried the plan. */
  readonly use: () => void
}

/** Returns what a running retirement plan's page needs to try other choices, which it keeps in the address of its screen. */
export function usePlanChange(
  plan: RetirementPlan,
  startSimulator: () => Simulator,
  screen: string,
  toChanges?: Parameters<typeof useWhatIf>[2],
): PlanChange {
  const whatIf = useWhatIf(plan, startSimulator, toChanges)
  const actions = usePlanForm(PlanType.RETIREMENT)
  const [saved] = useState(whatIf.whole)
  useChoicesAddress(whatIf, screen)
  const match = useCompanyMatch(plan, whatIf)
  const { tried } = whatIf
  const isChanged = tried.input === null || JSON.stringify(tried.input) !== JSON.stringify(saved?.input)
  const figure = plan.verdict?.figure
  return {
    whatIf,
    actions,
    saved,
    savedFutures: figure?.unit === 'futures' && typeof figure.value === 'number' ? figure.value : null,
    isChanged,
    match,
    use: () => {
      if (tried.input !== null)
        void actions.commit({ input: tried.input, linkedAccounts: toAccountLinks(plan.linkedAccounts) })
    },
  }
}
