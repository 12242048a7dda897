import { PlanType } from '../goals/plan-type.ts'
import { say, type Step, upkeep } from './step.ts'
import type { FactsOf, StepFacts } from './step-facts.ts'

const legacy = '/protect-your-legacy'
const benefits = '/connect-with-company-benefits/summary'

export function lifeSteps(facts: FactsOf<'life'>, { employer, hasMinorChild }: StepFacts): Step[] {
  const { gap, years, hasAnsweredBenefit, employerCover, cover } = facts
  const planType = PlanType.LIFE_INSURANCE
  const summary = `${legacy}/summary/6`
  return [
    upkeep({
      key: 'life.quotes',
      planType,
      isDone: gap === 0,
      urgency: 5,
      gap,
      isForChildren: hasMinorChild,
      sentence: say('lifeQuotes', { values: { years }, amounts: { gap } }),
      href: summary,
    }),
    upkeep({
      key: 'life.employer-cover',
      planType,
      isOffered: employer !== null && employerCover !== null,
      isDone: hasAnsweredBenefit,
      sentence: say('employerCover', { values: { employer: employer ?? '' }, amounts: { amount: employerCover ?? 0 } }),
      href: benefits,
    }),
    upkeep({
      key: 'life.beneficiaries',
      planType,
      isOffered: cover > 0,
      sentence: say('nameWhoGets', { amounts: { amount: cover } }),
      href: summary,
    }),
  ]
}

export function disabilitySteps(facts: FactsOf<'disability'>, { employer }: StepFacts): Step[] {
  const { gapAMonth, employerBenefit, waitingMonths: months, monthsCovered } = facts
  const planType = PlanType.DISABILITY_INSURANCE
  const summary = `${legacy}/summary/8`
  return [
    upkeep({
      key: 'disability.policy',
      planType,
      // Without a policy at work only the person can say that they have looked.
      isDone: employerBenefit === null ? null : true,
      sentence:
        employerBenefit === null
          ? say('findPolicy')
          : say('policyPays', { values: { employer: employer ?? '', months }, amounts: { amount: employerBenefit } }),
      href: summary,
    }),
    upkeep({
      key: 'disability.quotes',
      planType,
      isDone: gapAMonth === 0,
      urgency: 5,
      gap: gapAMonth * 12,
      sentence: say('disabilityGap', { amounts: { amount: gapAMonth } }),
      href: summary,
    }),
    upkeep({
      key: 'disability.waiting-period',
      planType,
      isDone: monthsCovered !== null && monthsCovered >= months,
      urgency: 5,
      sentence:
        monthsCovered === null
          ? say('waitUnknown', { values: { months } })
          : say('waitCovered', { values: { covered: Math.round(monthsCovered * 10) / 10, months } }),
      href: '/prepare-for-the-unexpected/summary',
    }),
  ]
}

export function partnerLifeSteps(facts: FactsOf<'partnerLife'>, { hasMinorChild }: StepFacts): Step[] {
  const { gap, partnerName, hasSaidEmployerCover } = facts
  const planType = PlanType.PARTNER_LIFE_INSURANCE
  const summary = `${legacy}/summary/9`
  const values = { name: partnerName ?? 'none' }
  return [
    upkeep({
      key: 'partner-life.quotes',
      planType,
      isDone: gap === 0,
      urgency: 5,
      gap,
      isForChildren: hasMinorChild,
      sentence: say('partnerQuotes', { values, amounts: { gap } }),
      href: summary,
    }),
    upkeep({
      key: 'partner-life.employer-cover',
      planType,
      isDone: hasSaidEmployerCover,
      sentence: say('partnerEmployerCover', { values }),
      href: summary,
    }),
    upkeep({
      key: 'partner-life.beneficiaries',
      planType,
      sentence: say('checkBoth'),
      href: summary,
    }),
  ]
}

const documents = ['will', 'healthCareDirective', 'financialPowerOfAttorney', 'namedBeneficiaries', 'guardian'] as const

/** A document is upkeep; with a child under 18 it protects. */
export const estateSteps = ({ asked, missing }: FactsOf<'estate'>, { hasMinorChild }: StepFacts): Step[] =>
  documents.map((document) =>
    upkeep({
      key: `estate.${document}`,
      planType: PlanType.ESTATE_PLANNING,
      isOffered: asked.includes(document),
      isDone: !missing.includes(document),
      urgency: hasMinorChild ? 5 : 6,
      isForChildren: hasMinorChild,
      sentence: say('missingDocument', { values: { document } }),
      href: `${legacy}/calculator/10`,
    }),
  )
