import { retirementDraft } from '@evenkeel/api-client/contract/plan/retirement'
import { missingSavings } from '@evenkeel/api-client/contract/plan/retirement-missing'
import type { IsoDate } from '@evenkeel/engine'
import type { RetirementName } from './retirement-asked.ts'

const fields: Readonly<Record<string, RetirementName>> = {
  savingsRate: 'retirementSavings.employerSponsoredSavingsRate',
  retirementFund: 'retirementSavings.retirementFund',
}

/**
 * Returns the fields of the savings without which a retirement plan cannot say anything, because nothing is not 0. Calls may
 * still commit such a plan; its verdict says what is missing.
 */
export function retirementLacks(input: object, today: IsoDate): RetirementName[] {
  const { data } = retirementDraft.safeParse(input)
  return data === undefined ? [] : missingSavings(data, today).flatMap(({ key }) => fields[key] ?? [])
}
