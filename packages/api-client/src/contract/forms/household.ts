import * as z from 'zod/mini'
import { defineForm } from '../form.ts'
import { factValues } from '../household.ts'
import * as words from '../words/household-fields.generated.ts'

const maybe = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(z.nullable(schema))

/** The facts of the household that are one number; the others are said where they are listed. */
const householdForm = z.object({
  annualIncome: maybe(factValues.annualIncome),
  partnerAnnualIncome: maybe(factValues.partnerAnnualIncome),
  savingsRate: maybe(factValues.savingsRate),
  partnerSavingsRate: maybe(factValues.partnerSavingsRate),
  employerMatch: maybe(factValues.employerMatch),
  retirementAge: maybe(factValues.retirementAge),
  partnerRetirementAge: maybe(factValues.partnerRetirementAge),
  lifeExpectancy: maybe(factValues.lifeExpectancy),
  retirementExpenses: maybe(factValues.retirementExpenses),
  essentialExpenses: maybe(factValues.essentialExpenses),
  retirementFund: maybe(factValues.retirementFund),
  emergencySavings: maybe(factValues.emergencySavings),
  lifeCover: maybe(factValues.lifeCover),
  partnerLifeCover: maybe(factValues.partnerLifeCover),
  disabilityBenefit: maybe(factValues.disabilityBenefit),
  waitingMonths: maybe(factValues.waitingMonths),
  heldStockShare: maybe(factValues.heldStockShare),
})

const empty = { empty: null } as const
const money = { ...empty, kind: 'money' } as const
const percent = { ...empty, kind: 'percent' } as const
const age = { ...empty, kind: 'count', whole: true } as const

/** What a person says of the household, once for all plans; an empty field takes back what was said. */
export const householdFields = defineForm(householdForm)({
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
})
