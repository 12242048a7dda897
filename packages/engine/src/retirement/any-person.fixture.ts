import fc from 'fast-check'
import type { RetirementMember, RetirementPerson } from './retirement-person.ts'

const dollars = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100)
const rate = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000)

/** Generates people from 20 to 79 who live until retirement, with everything that a plan can hold. */
const anyMember: fc.Arbitrary<RetirementMember> = fc
  .record({
    age: fc.integer({ min: 20, max: 79 }),
    working: fc.integer({ min: 0, max: 30 }),
    retired: fc.integer({ min: 1, max: 21 }),
  })
  .chain(({ age, working, retired }) =>
    fc.record({
      age: fc.constant(age),
      dob: fc.constant(`${2017 - age}-02-03`),
      annualIncome: dollars(200_000),
      lifeExpectancy: fc.constant(age + working + retired),
      lumpSumRetirementIncome: dollars(50_000),
      otherAnnualRetirementIncome: dollars(10_000),
      yearsForOtherAnnualRetirementIncome: fc.integer({ min: 0, max: 20 }),
      socialSecurityIncome: fc.oneof(fc.constant(0), dollars(40_000)),
      otherContributions: dollars(5000),
      rates: fc.record({
        currentReturn: rate(-0.05, 0.12),
        retirementReturn: rate(-0.05, 0.12),
        inflation: rate(0, 0.06),
        annualIncomeIncreaseRate: rate(0, 0.06),
        futureTaxRate: rate(0, 0.4),
        savings: rate(0, 0.3),
        employerMatch: rate(0, 0.1),
      }),
      pension: fc.record({
        pensionAge: fc.integer({ min: 50, max: 75 }),
        income: dollars(20_000),
        COLA: rate(0, 0.04),
        survivorBenefit: rate(0, 1),
      }),
      retirement: fc.record({ age: fc.constant(age + working), expenses: dollars(120_000), fund: dollars(900_000) }),
    }),
  )

export const anyPerson: fc.Arbitrary<RetirementPerson> = fc
  .record({ member: anyMember, familyStatus: fc.constantFrom(0, 1, 2), spouse: fc.option(anyMember) })
  .map(({ member, familyStatus, spouse }) => ({
    ...member,
    familyStatus,
    retirement: { ...member.retirement, expenses: member.retirement.expenses ?? 0 },
    spouse,
  }))
