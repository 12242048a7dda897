import { debtStrategyNames, PlanType, SourceOfIncomeAmount } from '@evenkeel/engine'
import { choicesOf } from './choices.ts'
import type { FormSpec, SpecOf } from './form-field.ts'

/** Emergency fund (Q-EMER-1). */
export const emergencyFundSpec: FormSpec = {
  sections: [
    {
      title: 'Your household',
      intro: 'The fund is sized in months of what you spend: six, or three where somebody else earns too.',
      fields: [
        { kind: 'money', path: 'monthlyHouseHoldLivingExpenses', label: 'Monthly living expenses', required: true },
        {
          kind: 'choice',
          path: 'sourceOfIncomeAmountEnum',
          label: 'Other sources of income in your household',
          required: true,
          wide: true,
          choices: [
            { value: SourceOfIncomeAmount.NONE, label: 'None' },
            { value: SourceOfIncomeAmount.ONE, label: 'One' },
            { value: SourceOfIncomeAmount.MORE_THAN_ONE, label: 'More than one' },
          ],
        },
        { kind: 'money', path: 'emergencySavingsBalance', label: 'Emergency savings' },
        {
          kind: 'number',
          path: 'emergencyFundMonthsSaved',
          label: 'Months of expenses set aside',
          unit: 'months',
          max: 1200,
          hint: 'Instead of an amount.',
          isAsked: ({ emergencySavingsBalance }) => emergencySavingsBalance === null,
        },
      ],
    },
  ],
  links: {
    title: 'Accounts in this plan',
    intro: 'Their balances make up your emergency savings.',
    fills: 'emergencySavingsBalance',
  },
}

/** Student debt (Q-STU-1). */
export const studentDebtSpec: FormSpec = {
  sections: [
    {
      title: 'What you pay',
      fields: [
        {
          kind: 'money',
          path: 'monthlyPayment',
          label: 'Monthly payment',
          required: true,
          hint: 'For all student loans together.',
        },
        {
          kind: 'choice',
          path: 'strategy',
          label: 'Which loan gets what is left of it?',
          choices: choicesOf(debtStrategyNames),
          wide: true,
        },
      ],
    },
  ],
  links: {
    title: 'Your student loans',
    intro: 'Choose the loans that you want to pay off, and say to whom each is owed.',
    asksLoanType: true,
  },
}

/** Company benefits (Q-BENE-1): one question a benefit of the company. */
export const benefitsSpec: SpecOf = (plan) => ({
  sections: [
    {
      title: 'Your income and savings',
      fields: [
        { kind: 'money', path: 'annualIncome', label: 'Annual income', required: true, hint: 'Before taxes.' },
        {
          kind: 'percent',
          path: 'savingsRate',
          label: 'Your savings rate',
          required: true,
          max: 100,
          hint: 'Of your income, into your employer’s plan.',
        },
      ],
    },
    {
      title: 'Your employer’s benefits',
      intro: 'Do you take part in these?',
      fields:
        plan.planType === PlanType.COMPANY_BENEFITS
          ? plan.input.benefits.map(({ name, description }, index) => ({
              kind: 'yesNo',
              path: `benefits.${index}.isEnrolled`,
              label: name,
              hint: description,
              required: true,
            }))
          : [],
    },
  ],
})
