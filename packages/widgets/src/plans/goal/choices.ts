import type { LeverChange } from '@evenkeel/engine'
import { fieldPaths } from '../calculator/field-paths.ts'
import type { WhatIf } from '../calculator/use-what-if.ts'
import type { RetirementName } from '../forms/retirement-asked.ts'

/** Where the plan has what a lever changes. What is no choice of the person, such as the fund, is not among them. */
const paths: Readonly<Partial<Record<LeverChange['key'], RetirementName>>> = {
  savingsRate: fieldPaths.savingsRate,
  employerMatch: 'retirementSavings.employerMatch',
  retirementAge: fieldPaths.retirementAge,
  partnerRetirementAge: 'retirementPlanDetails.spouseRetirementAge',
  claimingAge: 'retirementPlanDetails.claimingAge',
  partnerClaimingAge: 'retirementPlanDetails.spouseClaimingAge',
  retirementExpenses: fieldPaths.expenses,
}

/** Whether the person can choose what a lever changes. */
export const isChoice = (changes: readonly LeverChange[]): boolean =>
  changes.every(({ key }) => paths[key] !== undefined)

/** Puts changes into the fields, each alone: what was typed since the last render stays. */
export function applyChanges({ form }: Pick<WhatIf, 'form'>, changes: readonly LeverChange[]): void {
  for (const { key, value } of changes) {
    const path = paths[key]
    if (path !== undefined) form.set(path, value)
  }
}
