import { AccountGroup, homeCurrency, inputLimits, toDollars } from '@evenkeel/engine'
import { ageOn } from '@evenkeel/api-client/contract/age-on'
import { groupOf } from '../account-view.ts'
import { allAccounts } from '../../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { allDependents } from '../../store/ledger/profile.ts'
import { withinField } from './known.ts'

const CHILD = 0

/** What the household owes in all, in dollars, as a positive amount. */
export function debtsOf(ledger: LedgerTransaction): number {
  const owed = allAccounts(ledger).filter(
    ({ categoryName, currency }) => groupOf(categoryName) === AccountGroup.LIABILITY && currency === homeCurrency,
  )
  return withinField(toDollars(owed.reduce((cents, { balanceCents }) => cents + Math.abs(balanceCents), 0)))
}

/** The ages of the children among the dependents, in whole years; those whose birthday nobody has said are left out. */
export const childAgesOf = (ledger: LedgerTransaction, today: string): number[] =>
  allDependents(ledger)
    .flatMap(({ relation, dateOfBirth }) =>
      relation === CHILD && dateOfBirth !== null ? [ageOn(dateOfBirth, today)] : [],
    )
    .filter((age) => age >= 0 && age <= inputLimits.maxAge)

/** The messages of a date of birth that cannot be one. */
export function birthFault(field: string, dateOfBirth: string, asOf: string): Record<string, string> {
  const age = ageOn(dateOfBirth, asOf)
  if (age < 0) return { [field]: 'Please enter a date in the past' }
  return age > inputLimits.maxAge ? { [field]: 'Please enter a valid date. You cannot be older than 130.' } : {}
}
