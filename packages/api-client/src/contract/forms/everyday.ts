import { debtStrategyNames, SourceOfIncomeAmount } from '@evenkeel/engine'
import { defineForm, type Sections } from '../form.ts'
import { companyBenefitsInput } from '../plan/company-benefits.ts'
import { studentDebtInput } from '../plan/debts.ts'
import { emergencyFundInput } from '../plan/emergency-fund.ts'
import { toChoices } from './choices.ts'
import * as words from '../words/plan-fields.generated.ts'

/** The fields of an emergency fund (Q-EMER-1). */
export const emergencyFundFields = defineForm(emergencyFundInput)({
  monthlyHouseHoldLivingExpenses: { kind: 'money', label: words.monthlyLivingExpenses },
  sourceOfIncomeAmountEnum: {
    kind: 'choice',
    label: words.otherIncomes,
    wide: true,
    choices: [
      { value: SourceOfIncomeAmount.NONE, label: words.none },
      { value: SourceOfIncomeAmount.ONE, label: words.one },
      { value: SourceOfIncomeAmount.MORE_THAN_ONE, label: words.moreThanOne },
    ],
  },
  emergencySavingsBalance: { kind: 'money', label: words.emergencySavings },
  emergencyFundMonthsSaved: {
    kind: 'count',
    label: words.monthsOfExpensesSaved,
    unit: words.months,
    max: 1200,
    hint: words.insteadOfAmount,
  },
})

export const emergencyFundSections: Sections<typeof emergencyFundFields> = [
  {
    title: words.yourHousehold,
    intro: words.emergencyIntro,
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
  monthlyPayment: { kind: 'money', label: words.monthlyPayment, hint: words.allStudentLoans },
  strategy: {
    kind: 'choice',
    label: words.extraGoesTo,
    choices: toChoices(debtStrategyNames),
    wide: true,
  },
})

export const studentDebtSections: Sections<typeof studentDebtFields> = [
  { title: words.yourPayments, fields: ['monthlyPayment', 'strategy'] },
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
    annualIncome: { kind: 'money', label: words.annualIncome(), hint: words.beforeTaxes() },
    savingsRate: {
      kind: 'percent',
      label: words.yourSavingsRate(),
      max: 100,
      hint: words.savingsRateHint(),
    },
    ...questions,
  })
}
