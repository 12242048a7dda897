import {
  FamilyStatus,
  factSources,
  type HouseholdKey,
  householdKeys,
  InvestmentType,
  RiskTolerance,
  ruleBookIds,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { age, choice, share, span, wireDay, whole } from './plan/fields.ts'
import { retirementPension } from './plan/retirement.ts'
import { id, instant, nonNegativeMoney, requiredText } from './primitives.ts'
import { verdict } from './verdict.ts'

/** A debt as its account has it; null where neither the bank nor the person has said it. */
const householdDebt = z.object({
  userAccountId: id,
  name: z.string(),
  /** Dollars owed, as a negative amount. */
  balance: z.number(),
  interestRate: z.nullable(z.number()),
  minimumMonthlyPayment: z.nullable(z.number()),
  currentMonthlyPayment: z.nullable(z.number()),
})

/** Income of a kind that no other field has: dollars a year, and for how many years; null for as long as they live. */
const householdIncome = z.object({ amount: nonNegativeMoney, years: z.nullable(span(130)) })

/** The value of each fact: what a person may type, and what an answer has. */
export const factValues = {
  birthDate: wireDay,
  familyStatus: choice(Object.values(FamilyStatus)),
  partnerName: requiredText(60),
  partnerBirthDate: wireDay,
  children: z.array(wireDay).check(z.maxLength(20, 'Please enter a valid value.')),
  annualIncome: nonNegativeMoney,
  partnerAnnualIncome: nonNegativeMoney,
  incomeGrowth: share,
  savingsRate: share,
  partnerSavingsRate: share,
  employerMatch: share,
  partnerEmployerMatch: share,
  otherContributions: nonNegativeMoney,
  partnerOtherContributions: nonNegativeMoney,
  retirementAge: age,
  partnerRetirementAge: age,
  claimingAge: whole(62, 70),
  partnerClaimingAge: whole(62, 70),
  socialSecurity: nonNegativeMoney,
  partnerSocialSecurity: nonNegativeMoney,
  pension: retirementPension,
  partnerPension: retirementPension,
  lumpSum: nonNegativeMoney,
  partnerLumpSum: nonNegativeMoney,
  otherIncome: householdIncome,
  partnerOtherIncome: householdIncome,
  lifeExpectancy: age,
  partnerLifeExpectancy: age,
  spendingNow: z.number(),
  essentialExpenses: nonNegativeMoney,
  retirementExpenses: nonNegativeMoney,
  debts: z.array(householdDebt),
  retirementFund: nonNegativeMoney,
  preTaxSavings: z.number(),
  rothSavings: z.number(),
  taxableSavings: z.number(),
  emergencySavings: nonNegativeMoney,
  lifeCover: nonNegativeMoney,
  partnerLifeCover: nonNegativeMoney,
  disabilityBenefit: nonNegativeMoney,
  waitingMonths: span(120),
  heldStockShare: share,
  riskTolerance: choice(Object.values(RiskTolerance)),
  investmentType: choice(Object.values(InvestmentType)),
  ruleBook: z.enum([...ruleBookIds], 'Please enter a valid value.'),
} as const satisfies Readonly<Record<HouseholdKey, z.core.$ZodType>>

/** The type of each fact's value. */
export type FactValues = { readonly [Key in HouseholdKey]: z.infer<(typeof factValues)[Key]> }

const householdKey = z.enum([...householdKeys], 'Please enter a valid value.')

/** Any fact's value in an answer; null while it is unknown. */
const anyValue = z.nullable(
  z.union([z.string(), z.number(), z.array(z.string()), z.array(householdDebt), retirementPension, householdIncome]),
)

export const householdFact = z.object({
  key: householdKey,
  value: anyValue,
  /** Amounts are dollars, percents are fractions, ages whole years, days `1988-04-17T00:00:00Z`. */
  unit: z.string(),
  /** Where the value comes from; `unknown` if nothing has it. */
  source: z.enum([...factSources, 'unknown']),
  /** The bank or the company that it comes from. */
  sourceName: z.nullable(z.string()),
  accountIds: z.array(z.number()),
  /** How it compares with its accounts, its company, or its months; null without any of them. */
  state: z.nullable(z.enum(['unbroken', 'broken', 'unsynced'])),
  /** What would hold if the person took back what they typed. */
  beneath: anyValue,
  saidAt: z.nullable(instant),
  /** The plans that use it. */
  usedBy: z.array(z.number()),
})
export type HouseholdFact = z.infer<typeof householdFact>

/** Everything that the person's plans know of the household, on one day. */
export const household = z.object({
  asOf: z.string(),
  facts: z.array(householdFact),
  /** What the company adds to what is saved, so that a screen can work out the match of another savings rate; null for none. */
  match: z.nullable(z.object({ matchRate: z.number(), matchLimit: z.number() })),
})
export type Household = z.infer<typeof household>

/** What a person says; a value of null takes back what they said before. Values are checked by their key. */
export const householdChanges = z.object({
  changes: z
    .array(z.object({ key: z.string('Field required'), value: z.unknown() }))
    .check(z.minLength(1, 'Field required'), z.maxLength(60, 'Please enter a valid value.')),
})
export type HouseholdChanges = z.infer<typeof householdChanges>

/** A running plan's result and verdict, worked out again with today's facts. */
export const presentCase = z.object({
  result: z.record(z.string(), z.unknown()),
  asOf: z.string(),
  verdict: z.nullable(verdict),
})

/** A running plan before and after a change of facts; null where it cannot be worked out. */
const movedPlan = z.object({ planType: z.number(), before: z.nullable(presentCase), after: z.nullable(presentCase) })
export type MovedPlan = z.infer<typeof movedPlan>

export const householdEndpoints = {
  household: endpoint('household', {
    summary: 'List the household facts that all plans use, each with its source.',
    who: 'employee',
    answer: household,
  }),
  changeHousehold: endpoint('changeHousehold', {
    summary: 'Update household facts, all or none. Facts from an account are changed on the account.',
    who: 'employee',
    body: householdChanges,
    answer: household,
    errors: [10001],
  }),
  previewHousehold: endpoint('previewHousehold', {
    summary: 'Preview what a change of facts does to each plan in use. Changes nothing.',
    who: 'employee',
    body: householdChanges,
    answer: z.object({ plans: z.array(movedPlan) }),
    readOnly: true,
    errors: [10001],
  }),
}
