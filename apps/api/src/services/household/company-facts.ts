import { companyBenefitsInput } from '@evenkeel/api-client/contract/plan/company-benefits'
import {
  type BenefitTerms,
  employerDisabilityBenefit,
  employerLifeCover,
  employerMatchShare,
  type FactCandidate,
  PlanType,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { findPlan } from '../../store/ledger/plans.ts'
import { remembered } from '../../store/ledger/remembered.ts'
import type { CompanyOffer } from '../plans/company-offer.ts'

/** What decides how much of the company's offer the person has. */
interface OwnPay {
  readonly annualIncome: number | null
  readonly savingsRate: number | null
}

/** The ids of the benefits that the person has said they have, in the benefits plan that they committed. */
const enrolledIds = remembered(
  () => '',
  (ledger): ReadonlySet<number> => {
    const plan = findPlan(ledger, PlanType.COMPANY_BENEFITS)
    const answers = z.safeParse(companyBenefitsInput, plan?.committedInput)
    const said = answers.success ? answers.data.benefits : []
    return new Set(said.flatMap(({ benefitId, isEnrolled }) => (isEnrolled ? [benefitId] : [])))
  },
)

function enrolledBenefits(ledger: LedgerTransaction, { benefits }: CompanyOffer) {
  const ids = enrolledIds(ledger, null)
  return benefits.filter(({ id }) => ids.has(id))
}

/** Returns the terms of a company's match; null if it is not known to add anything. */
export const matchTerms = ({ name, matchRate, matchLimit }: CompanyOffer) =>
  name === null || matchRate === 0 || matchLimit === 0 ? null : { matchRate, matchLimit }

/** Returns what a company adds to a savings rate; none if it is not known to add anything. */
export function matchOf(offer: CompanyOffer, savingsRate: number | null): FactCandidate<number>[] {
  const terms = matchTerms(offer)
  if (terms === null || savingsRate === null) return []
  return [{ source: 'company', value: employerMatchShare({ ...terms, savingsRate }), sourceName: offer.name }]
}

const isKind =
  <Kind extends BenefitTerms['kind']>(kind: Kind) =>
  (terms: BenefitTerms | null): terms is Extract<BenefitTerms, { kind: Kind }> =>
    terms?.kind === kind

/** Returns what the company's life insurance would pay, whether the person has it or not; null if it offers none. */
export function offeredLifeCover({ benefits }: CompanyOffer, annualIncome: number): number | null {
  const life = benefits.map(({ terms }) => terms).find(isKind('life'))
  return life ? employerLifeCover(life, annualIncome) : null
}

/** Returns what the company's offer says about the household. A benefit counts only if the employee has said yes to it. */
export function companyFacts(ledger: LedgerTransaction, offer: CompanyOffer, { annualIncome, savingsRate }: OwnPay) {
  const terms = enrolledBenefits(ledger, offer).map((benefit) => benefit.terms)
  const from = (value: number): FactCandidate<number> => ({ source: 'company', value, sourceName: offer.name })
  const life = terms.find(isKind('life'))
  const disability = terms.find(isKind('disability'))
  return {
    employerMatch: matchOf(offer, savingsRate),
    lifeCover: life && annualIncome !== null ? [from(employerLifeCover(life, annualIncome))] : [],
    disabilityBenefit:
      disability && annualIncome !== null ? [from(employerDisabilityBenefit(disability, annualIncome))] : [],
    waitingMonths: disability ? [from(disability.waitingMonths)] : [],
  }
}
