import {
  companyBenefitsDraft,
  type CompanyBenefitsDraft,
  companyBenefitsInput,
  type CompanyBenefitsInput,
} from '@evenkeel/api-client/contract/plan/company-benefits'
import {
  type BenefitTerms,
  benefitsProgress,
  benefitWorth,
  explainUnclaimedMatch,
  PlanType,
  unclaimedMatch,
  yearlySavings,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { fieldRequired, notFound } from '../../errors.ts'
import type { CompanyOffer } from './company-offer.ts'
import { known } from './known.ts'
import { definePlan, type PlanContext } from './plan-definition.ts'

/** What a benefit pays. Commits of earlier releases have none. */
const terms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('life'), multipleOfPay: z.number(), maximum: z.nullable(z.number()) }),
  z.object({
    kind: z.literal('disability'),
    shareOfPay: z.number(),
    maximumMonthly: z.nullable(z.number()),
    waitingMonths: z.number(),
  }),
  z.object({ kind: z.literal('other'), isFree: z.boolean() }),
]) satisfies z.ZodMiniType<BenefitTerms, unknown>

/** The company's offer on the day of the commit. */
const facts = z.object({
  benefits: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      category: z.string(),
      description: z.string(),
      url: z.nullable(z.string()),
      terms: z.optional(z.nullable(terms)),
    }),
  ),
  matchLimit: z.number(),
  matchRate: z.number(),
})

type Answers = CompanyBenefitsInput['benefits']

/** Returns every benefit of the company, in its order and words, with the employee's answer. */
const withAnswers = ({ benefits }: Pick<z.infer<typeof facts>, 'benefits'>, answers: Answers = []) =>
  benefits.map(({ id: benefitId, name, category, description, url }) => {
    const isEnrolled = answers.find((answer) => answer.benefitId === benefitId)?.isEnrolled ?? null
    return { benefitId, name, category, description, url, isEnrolled }
  })

const emptyAnswers = (offer: CompanyOffer): Answers =>
  withAnswers({ benefits: [...offer.benefits] }).map(({ benefitId, isEnrolled }) => ({ benefitId, isEnrolled }))

const toMatch = (input: CompanyBenefitsInput, { matchLimit, matchRate }: z.infer<typeof facts>) => ({
  annualIncome: input.annualIncome,
  savingsRate: input.savingsRate,
  matchLimit,
  matchRate,
})

const show = (draft: CompanyBenefitsDraft, { household: { offer } }: PlanContext) => ({
  ...draft,
  benefits: withAnswers({ benefits: [...offer.benefits] }, draft.benefits),
})

/** Company benefits. Source: Q-BENE-1. */
export const companyBenefitsPlan = definePlan({
  planType: PlanType.COMPANY_BENEFITS,
  version: 1,
  input: companyBenefitsInput,
  draft: companyBenefitsDraft,
  facts,
  loadFacts: ({ household: { offer } }) => ({
    benefits: [...offer.benefits],
    matchLimit: offer.matchLimit,
    matchRate: offer.matchRate,
  }),
  defaults: ({ household: { facts, offer } }) => ({
    ...known('annualIncome', facts.annualIncome.value),
    ...known('savingsRate', facts.savingsRate.value),
    benefits: emptyAnswers(offer),
  }),
  authorize({ benefits = [] }, { household: { offer } }) {
    if (!benefits.every(({ benefitId }) => offer.benefits.some(({ id }) => id === benefitId))) throw notFound()
  },
  toDetail: show,
  faults({ benefits: answers }, offer) {
    const { unansweredIds } = benefitsProgress(withAnswers(offer, answers))
    // An empty answer is an error at its place in the list, a missing one at the list.
    return Object.fromEntries(
      unansweredIds.map((id) => {
        const index = answers.findIndex(({ benefitId }) => benefitId === id)
        return [index === -1 ? 'input.benefits' : `input.benefits[${index}].isEnrolled`, fieldRequired]
      }),
    )
  },
  work(input, offer) {
    const benefits = withAnswers(offer, input.benefits).map((benefit, index) => ({
      ...benefit,
      worth: benefitWorth(offer.benefits[index]?.terms ?? null, input.annualIncome),
    }))
    const { enrolledCount, answeredCount, benefitCount } = benefitsProgress(benefits)
    const match = toMatch(input, offer)
    const { matchLimit, matchRate } = match
    const { own: ownSavings, matched: matchedSavings } = yearlySavings(match)
    return {
      result: {
        benefits,
        enrolledCount,
        answeredCount,
        benefitCount,
        matchLimit,
        matchRate,
        ...{ ownSavings, matchedSavings },
        unclaimedMatch: unclaimedMatch(match),
      },
      explain: () => [explainUnclaimedMatch(match)],
    }
  },
  // The offer of the commit counts, while it is typed that of today: the goals are read without the company's data, and one plan has
  // one verdict.
  isJudgedByCommit: true,
  judged: ({ input }, { household: { facts: known } }, promise) =>
    promise && {
      planType: PlanType.COMPANY_BENEFITS,
      missing: [],
      ...toMatch(input, promise.facts),
      todaysSavingsRate: known.savingsRate.value,
    },
})
