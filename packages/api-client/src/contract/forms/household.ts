import * as z from 'zod/mini'
import { defineForm } from '../form.ts'
import { factValues } from '../household.ts'
import { householdNames } from './household-names.ts'

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

/** What a person says of the household, once for all plans; an empty field takes back what was said. */
export const householdFields = defineForm(householdForm)(householdNames)
