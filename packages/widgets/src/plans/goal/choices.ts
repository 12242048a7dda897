import type { LeverChange } from '@evenkeel/engine'
import { withValueAt } from '@evenkeel/ui/use-form'
import { fieldPaths } from '../calculator/field-paths.ts'
import type { WhatIf } from '../calculator/use-what-if.ts'

/** Where the plan has what a lever changes. What is no choice of the person, such as the fund, is not among them. */
const paths: Readonly<Partial<Record<LeverChange['key'], string>>> = {
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

/** Puts changes into the fields, all at once. */
export function applyChanges({ form }: Pick<WhatIf, 'form'>, changes: readonly LeverChange[]): void {
  form.put((typed) =>
    changes.reduce(
      (values, { key, value }) => (paths[key] === undefined ? values : withValueAt(values, paths[key], value)),
      typed,
    ),
  )
}
