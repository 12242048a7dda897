import {
  companyBenefitsDraft,
  type CompanyBenefitsDraft,
  companyBenefitsInput,
  type CompanyBenefitsInput,
} from '@evenkeel/api-client/contract/plan/company-benefits'
import { benefitsProgress, explainUnclaimedMatch, PlanType, unclaimedMatch } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { FIELD_REQUIRED, notFound } from '../../errors.ts'
import type { CompanyOffer } from './company-offer.ts'
import { dollarsOrNull, known } from './known.ts'
import { definePlan, type Ground } from './plan-kind.ts'

/** What the company offered on the day of the commit. */
const facts = z.object({
  benefits: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      category: z.string(),
      description: z.string(),
      url: z.nullable(z.string()),
    }),
  ),
  matchLimit: z.number(),
  matchRate: z.number(),
})

type Answers = CompanyBenefitsInput['benefits']

/** Every benefit of the company in its order and words, with the employee's answer. */
const withAnswers = ({ benefits }: Pick<CompanyOffer, 'benefits'>, answers: Answers = []) =>
  benefits.map(({ id: benefitId, name, category, description, url }) => {
    const isEnrolled = answers.find((answer) => answer.benefitId === benefitId)?.isEnrolled ?? null
    return { benefitId, name, category, description, url, isEnrolled }
  })

const answersOf = (offer: CompanyOffer): Answers =>
  withAnswers(offer).map(({ benefitId, isEnrolled }) => ({ benefitId, isEnrolled }))

const toMatch = (input: CompanyBenefitsInput, { matchLimit, matchRate }: z.infer<typeof facts>) => ({
  annualIncome: input.annualIncome,
  savingsRate: input.savingsRate,
  matchLimit,
  matchRate,
})

const show = (draft: CompanyBenefitsDraft, { offer }: Ground) => ({
  ...draft,
  benefits: withAnswers(offer, draft.benefits),
})

/** Company benefits (Q-BENE-1). */
export const companyBenefitsPlan = definePlan({
  planType: PlanType.COMPANY_BENEFITS,
  version: 1,
  input: companyBenefitsInput,
  draft: companyBenefitsDraft,
  facts,
  gather: ({ offer: { benefits, matchLimit, matchRate } }) => ({ benefits: [...benefits], matchLimit, matchRate }),
  defaults: ({ profile, offer }) => ({
    ...known('annualIncome', dollarsOrNull(profile.annualIncomeCents)),
    benefits: answersOf(offer),
  }),
  renew: (input, { profile }) => ({
    ...input,
    annualIncome: dollarsOrNull(profile.annualIncomeCents) ?? input.annualIncome,
  }),
  admit({ benefits = [] }, { offer }) {
    if (!benefits.every(({ benefitId }) => offer.benefits.some(({ id }) => id === benefitId))) throw notFound()
  },
  show,
  faults({ benefits: answers }, offer) {
    const { unansweredIds } = benefitsProgress(withAnswers(offer, answers))
    // An answer that was sent empty is named at its place, one that was not sent at the list.
    return Object.fromEntries(
      unansweredIds.map((id) => {
        const index = answers.findIndex(({ benefitId }) => benefitId === id)
        return [index === -1 ? 'input.benefits' : `input.benefits[${index}].isEnrolled`, FIELD_REQUIRED]
      }),
    )
  },
  work(input, offer) {
    const benefits = withAnswers(offer, input.benefits)
    const { enrolledCount, answeredCount, benefitCount } = benefitsProgress(benefits)
    const match = toMatch(input, offer)
    const { matchLimit, matchRate } = match
    return {
      result: {
        benefits,
        enrolledCount,
        answeredCount,
        benefitCount,
        matchLimit,
        matchRate,
        unclaimedMatch: unclaimedMatch(match),
      },
      explain: () => [explainUnclaimedMatch(match)],
    }
  },
  profileOf: ({ annualIncome }) => ({ annualIncome }),
})
