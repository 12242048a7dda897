import * as words from '../words/proposal-fields.generated.ts'

const money = { kind: 'money' } as const
const percent = { kind: 'percent' } as const
const age = { kind: 'count', whole: true } as const

/** What each field of a proposal is called, and what its value is; apart from the schema, because most screens only show it. */
export const proposalNames = {
  retirementAge: { ...age, label: words.retirementAge },
  claimingAge: { ...age, label: words.claimingAge },
  savingsRate: { ...percent, label: words.savingsRate },
  otherContributions: { ...money, label: words.otherContributions },
  retirementExpenses: { ...money, label: words.retirementExpenses },
  lifeExpectancy: { ...age, label: words.lifeExpectancy },
  annualIncome: { ...money, label: words.annualIncome },
  partnerRetirementAge: { ...age, label: words.partnerRetirementAge },
  partnerClaimingAge: { ...age, label: words.partnerClaimingAge },
  partnerSavingsRate: { ...percent, label: words.partnerSavingsRate },
  partnerAnnualIncome: { ...money, label: words.partnerAnnualIncome },
  essentialExpenses: { ...money, label: words.essentialExpenses },
  monthlyPayment: { ...money, label: words.monthlyPayment },
  note: { kind: 'text', label: words.note, maxLength: 1000 },
} as const
