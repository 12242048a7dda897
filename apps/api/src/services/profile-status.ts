import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { readAboutMe, readAddress } from '../store/ledger/profile.ts'

/** The fields of the profile that plans and planners rely on and that are empty, in the order of the screens. */
export function missingProfileFields(ledger: LedgerTransaction, phone: string | null): string[] {
  const { street1, city, state, zipCode } = readAddress(ledger)
  const { dateOfBirth, familyStatus, annualIncomeCents: annualIncome } = readAboutMe(ledger)
  const fields = { phone, street1, city, state, zipCode, dateOfBirth, familyStatus, annualIncome }
  return Object.entries(fields).flatMap(([name, value]) => (value === null ? [name] : []))
}
