import * as words from '../words/household-fields.generated.ts'

const empty = { empty: null } as const
const money = { ...empty, kind: 'money' } as const
const percent = { ...empty, kind: 'percent' } as const
const age = { ...empty, kind: 'count', whole: true } as const

/** What each fact of the household is called, and what its value is; apart from the schema, because most screens only show it. */
export const householdNames = {
  annualIncome: { ...money, label: words.annualIncome },
  partnerAnnualIncome: { ...money, label: words.partnerAnnualIncome },
  savingsRate: { ...percent, label: words.savingsRate },
  partnerSavingsRate: { ...percent, label: words.partnerSavingsRate },
  employerMatch: { ...percent, label: words.employerMatch },
  retirementAge: { ...age, label: words.retirementAge },
  partnerRetirementAge: { ...age, label: words.partnerRetirementAge },
  lifeExpectancy: { ...age, label: words.lifeExpectancy },
  retirementExpenses: { ...money, label: words.retirementExpenses },
  essentialExpenses: { ...money, label: words.essentialExpenses },
  retirementFund: { ...money, label: words.retirementFund },
  emergencySavings: { ...money, label: words.emergencySavings },
  lifeCover: { ...money, label: words.lifeCover },
  partnerLifeCover: { ...money, label: words.partnerLifeCover },
  disabilityBenefit: { ...money, label: words.disabilityBenefit },
  waitingMonths: { ...age, label: words.waitingMonths },
  heldStockShare: { ...percent, label: words.heldStockShare },
} as const
