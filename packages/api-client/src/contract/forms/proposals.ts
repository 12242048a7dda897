import * as z from 'zod/mini'
import { defineForm } from '../form.ts'
import { factValues } from '../household.ts'
import { nonNegativeMoney, text } from '../primitives.ts'
import type { ProposedField } from '../proposals.ts'
import * as words from '../words/proposal-fields.generated.ts'

const maybe = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(z.nullable(schema))

const form = z.object({
  retirementAge: maybe(factValues.retirementAge),
  claimingAge: maybe(factValues.claimingAge),
  savingsRate: maybe(factValues.savingsRate),
  otherContributions: maybe(factValues.otherContributions),
  retirementExpenses: maybe(factValues.retirementExpenses),
  lifeExpectancy: maybe(factValues.lifeExpectancy),
  annualIncome: maybe(factValues.annualIncome),
  partnerRetirementAge: maybe(factValues.partnerRetirementAge),
  partnerClaimingAge: maybe(factValues.partnerClaimingAge),
  partnerSavingsRate: maybe(factValues.partnerSavingsRate),
  partnerAnnualIncome: maybe(factValues.partnerAnnualIncome),
  essentialExpenses: maybe(factValues.essentialExpenses),
  monthlyPayment: maybe(nonNegativeMoney),
  note: text(1000),
} satisfies Record<ProposedField | 'note', z.core.$ZodType>)

const money = { kind: 'money' } as const
const percent = { kind: 'percent' } as const
const age = { kind: 'count', whole: true } as const

/** What a planner proposes, in the words of both sides; an empty field proposes nothing. */
export const proposalFields = defineForm(form)({
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
})
