import * as z from 'zod/mini'
import { defineForm } from '../form.ts'
import { factValues } from '../household.ts'
import { nonNegativeMoney, text } from '../primitives.ts'
import type { ProposedField } from '../proposals.ts'
import { proposalNames } from './proposal-names.ts'

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

/** What a planner proposes, in the words of both sides; an empty field proposes nothing. */
export const proposalFields = defineForm(form)(proposalNames)
