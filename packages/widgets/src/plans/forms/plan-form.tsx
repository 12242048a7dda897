import { PlanType, lifeInsuranceFigures } from '@evenkeel/engine'
import { type ComponentType, useState } from 'react'
import { type PlanFormProps, planForm } from './specified-form.tsx'
import { AllocationForm, DistributionForm, RetirementForm } from './retirement-form.ts'
import { benefitsFields, type CompanyBenefitsInput } from '@evenkeel/api-client/contract/plan/company-benefits'
import { studentDebtFields } from '@evenkeel/api-client/contract/plan/debts'
import { disabilityFields } from '@evenkeel/api-client/contract/plan/disability-insurance'
import { emergencyFundFields } from '@evenkeel/api-client/contract/plan/emergency-fund'
import { estateFields, type EstatePlanningInput } from '@evenkeel/api-client/contract/plan/estate-planning'
import { lifeInsuranceFields, partnerLifeInsuranceFields } from '@evenkeel/api-client/contract/plan/life-insurance'
import type { Draft } from '@evenkeel/ui/use-form'
import * as words from '../../words/plan-form.generated.ts'
import { isPlan } from '../shell/is-plan.ts'

/** Emergency fund (Q-EMER-1). */
const EmergencyFundForm = planForm({
  form: emergencyFundFields,
  start: (plan) => (isPlan(plan, PlanType.EMERGENCY_FUND) ? plan.input : null),
  asked: { emergencyFundMonthsSaved: ({ emergencySavingsBalance = null }) => emergencySavingsBalance === null },
  links: {
    title: words.planAccounts,
    intro: words.emergencyAccounts,
    fills: 'emergencySavingsBalance',
  },
})

/** Student debt (Q-STU-1). */
const StudentDebtForm = planForm({
  form: studentDebtFields,
  start: (plan) => (isPlan(plan, PlanType.STUDENT_DEBT) ? plan.input : null),
  links: {
    title: words.studentLoans,
    intro: words.studentLoansIntro,
    prefills: 'monthlyPayment',
    asksLoanType: true,
  },
})

interface AskedBenefit {
  readonly name: string
  readonly description: string
}

type BenefitsName = 'annualIncome' | 'savingsRate' | `benefits.${number}.isEnrolled`

const benefitsForm = (benefits: readonly AskedBenefit[]) =>
  planForm<CompanyBenefitsInput, CompanyBenefitsInput, BenefitsName>({
    form: {
      ...benefitsFields(benefits),
      sections: [
        { title: words.incomeAndSavings, fields: ['annualIncome', 'savingsRate'] },
        {
          title: words.employersBenefits,
          intro: words.takePart,
          fields: benefits.map((_, index) => `benefits.${index}.isEnrolled` as const),
        },
      ],
    },
    start: (plan) => (isPlan(plan, PlanType.COMPANY_BENEFITS) ? plan.input : null),
  })

/** Company benefits (Q-BENE-1): one question for each benefit that the company had when the form was opened. */
function BenefitsForm(props: PlanFormProps) {
  const { plan } = props
  const [Form] = useState(() => benefitsForm(isPlan(plan, PlanType.COMPANY_BENEFITS) ? plan.input.benefits : []))
  return <Form {...props} />
}

const policies = {
  title: words.planInsurance,
  intro: words.policiesIntro,
  fills: 'existingInsurance',
} as const

/** Life insurance (Q-LEGACY-1). */
const LifeInsuranceForm = planForm({
  form: lifeInsuranceFields,
  start: (plan) => (isPlan(plan, PlanType.LIFE_INSURANCE) ? plan.input : null),
  links: policies,
})

/** Partner life insurance (Q-LEGACY-2). */
const PartnerLifeInsuranceForm = planForm({
  form: partnerLifeInsuranceFields,
  start: (plan) => (isPlan(plan, PlanType.PARTNER_LIFE_INSURANCE) ? plan.input : null),
  links: policies,
})

/** Disability insurance (Q-LEGACY-3). */
const DisabilityForm = planForm({
  form: disabilityFields,
  start: (plan) => (isPlan(plan, PlanType.DISABILITY_INSURANCE) ? plan.input : null),
  links: { title: words.planInsurance, intro: words.policiesWatched },
})

const hasMinor = ({ childAges }: Draft<EstatePlanningInput>) =>
  (childAges ?? []).some((years) => years !== null && years < lifeInsuranceFigures.adultAge)

/** Estate planning (Q-LEGACY-4). */
const EstateForm = planForm({
  form: estateFields,
  start: (plan) => (isPlan(plan, PlanType.ESTATE_PLANNING) ? plan.input : null),
  asked: { 'answers.guardian': hasMinor },
})

/** The form of each plan, but for those that have their own screens: debts and budgets. */
const planForms: Readonly<Partial<Record<PlanType, ComponentType<PlanFormProps>>>> = {
  [PlanType.RETIREMENT]: RetirementForm,
  [PlanType.ASSET_ALLOCATION]: AllocationForm,
  [PlanType.EMERGENCY_FUND]: EmergencyFundForm,
  [PlanType.COMPANY_BENEFITS]: BenefitsForm,
  [PlanType.LIFE_INSURANCE]: LifeInsuranceForm,
  [PlanType.DISABILITY_INSURANCE]: DisabilityForm,
  [PlanType.PARTNER_LIFE_INSURANCE]: PartnerLifeInsuranceForm,
  [PlanType.ESTATE_PLANNING]: EstateForm,
  [PlanType.STUDENT_DEBT]: StudentDebtForm,
  [PlanType.DISTRIBUTION_PLANNING]: DistributionForm,
}

/** The form of a plan: what it asks, which accounts it counts, and the ways out of it. Null for a plan without one. */
export function PlanForm(props: PlanFormProps) {
  const Form = planForms[props.plan.planType]
  return Form === undefined ? null : <Form {...props} />
}
