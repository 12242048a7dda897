import {
  benefitsFields,
  emergencyFundFields,
  studentDebtFields,
  emergencyFundSections,
  studentDebtSections,
} from '@evenkeel/api-client/contract/forms/everyday'
import type { CompanyBenefitsInput } from '@evenkeel/api-client/contract/plan/company-benefits'
import { PlanType } from '@evenkeel/engine'
import { useState } from 'react'
import * as words from '../../words/plan-form.generated.ts'
import { isPlan } from '../shell/is-plan.ts'
import { planForm, type PlanFormProps } from './specified-form.tsx'

/** Emergency fund (Q-EMER-1). */
export const EmergencyFundForm = planForm({
  form: emergencyFundFields,
  start: (plan) => (isPlan(plan, PlanType.EMERGENCY_FUND) ? plan.input : null),
  sections: emergencyFundSections,
  asked: { emergencyFundMonthsSaved: ({ emergencySavingsBalance = null }) => emergencySavingsBalance === null },
  links: {
    title: words.planAccounts,
    intro: words.emergencyAccounts,
    fills: 'emergencySavingsBalance',
  },
})

/** Student debt (Q-STU-1). */
export const StudentDebtForm = planForm({
  form: studentDebtFields,
  start: (plan) => (isPlan(plan, PlanType.STUDENT_DEBT) ? plan.input : null),
  sections: studentDebtSections,
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
    form: benefitsFields(benefits),
    start: (plan) => (isPlan(plan, PlanType.COMPANY_BENEFITS) ? plan.input : null),
    sections: [
      { title: words.incomeAndSavings, fields: ['annualIncome', 'savingsRate'] },
      {
        title: words.employersBenefits,
        intro: words.takePart,
        fields: benefits.map((_, index) => `benefits.${index}.isEnrolled` as const),
      },
    ],
  })

/** Company benefits (Q-BENE-1): one question for each benefit that the company had when the form was opened. */
export function BenefitsForm(props: PlanFormProps) {
  const { plan } = props
  const [Form] = useState(() => benefitsForm(isPlan(plan, PlanType.COMPANY_BENEFITS) ? plan.input.benefits : []))
  return <Form {...props} />
}
