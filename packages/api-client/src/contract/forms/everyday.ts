import { debtStrategyNames, SourceOfIncomeAmount } from '@evenkeel/engine'
import { defineForm, type Sections } from '../form.ts'
import { companyBenefitsInput } from '../plan/company-benefits.ts'
import { studentDebtInput } from '../plan/debts.ts'
import { emergencyFundInput } from '../plan/emergency-fund.ts'
import { toChoices } from './choices.ts'

/** The fields of an emergency fund (Q-EMER-1). */
export const emergencyFundFields = defineForm(emergencyFundInput)({
  monthlyHouseHoldLivingExpenses: { kind: 'money', label: 'Monthly living expenses' },
  sourceOfIncomeAmountEnum: {
    kind: 'choice',
    label: 'Other sources of income in your household',
    wide: true,
    choices: [
      { value: SourceOfIncomeAmount.NONE, label: 'None' },
      { value: SourceOfIncomeAmount.ONE, label: 'One' },
      { value: SourceOfIncomeAmount.MORE_THAN_ONE, label: 'More than one' },
    ],
  },
  emergencySavingsBalance: { kind: 'money', label: 'Emergency savings' },
  emergencyFundMonthsSaved: {
    kind: 'count',
    label: 'Months of expenses set aside',
    unit: 'months',
    max: 1200,
    hint: 'Instead of an amount.',
  },
})

export const emergencyFundSections: Sections<typeof emergencyFundFields> = [
  {
    title: 'Your household',
    intro: 'The fund is sized in months of what you spend: six, or three where somebody else earns too.',
    fields: [
      'monthlyHouseHoldLivingExpenses',
      'sourceOfIncomeAmountEnum',
      'emergencySavingsBalance',
      'emergencyFundMonthsSaved',
    ],
  },
]

/** The fields of student debt (Q-STU-1). */
export const studentDebtFields = defineForm(studentDebtInput)({
  monthlyPayment: { kind: 'money', label: 'Monthly payment', hint: 'For all student loans together.' },
  strategy: {
    kind: 'choice',
    label: 'Which loan gets what is left of it?',
    choices: toChoices(debtStrategyNames),
    wide: true,
  },
})

export const studentDebtSections: Sections<typeof studentDebtFields> = [
  { title: 'What you pay', fields: ['monthlyPayment', 'strategy'] },
]

interface Benefit {
  readonly name: string
  readonly description: string
}

interface Question {
  readonly kind: 'yesNo'
  readonly label: string
  readonly hint: string
  readonly required: true
}

/** The fields of company benefits (Q-BENE-1): one question for each benefit of the company. */
export function benefitsFields(benefits: readonly Benefit[]) {
  const questions: Record<`benefits.${number}.isEnrolled`, Question> = {}
  for (const [index, { name, description }] of benefits.entries())
    questions[`benefits.${index}.isEnrolled`] = { kind: 'yesNo', label: name, hint: description, required: true }
  return defineForm(companyBenefitsInput)({
    annualIncome: { kind: 'money', label: 'Annual income', hint: 'Before taxes.' },
    savingsRate: {
      kind: 'percent',
      label: 'Your savings rate',
      max: 100,
      hint: 'Of your income, into your employer’s plan.',
    },
    ...questions,
  })
}
