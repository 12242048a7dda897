import { FamilyStatus, inTodaysDollars, projectRetirement, type RetirementPerson } from '@evenkeel/engine'

const asOf = '2026-01-01'
const inflation = 0.025

/** Alex, who lives alone, saves a tenth of the pay, gets a match of 3 %, and stops working at 67. */
export const alex: RetirementPerson = {
  age: 38,
  dob: '1988-01-01',
  familyStatus: FamilyStatus.Single,
  annualIncome: 62_000,
  lifeExpectancy: 90,
  retirement: { age: 67, fund: 75_000, expenses: 39_600 },
  rates: { savings: 0.1, employerMatch: 0.03 },
}

/** The figures of the example, in today's dollars; `starts.test.ts` works them out again. */
export const retirementExample = { age: 67, futures: 77, saved: 578_036, needed: 375_288 }

/** Returns the example's savings year by year, in today's dollars. */
export const exampleYears = (): { readonly age: number; readonly balance: number }[] =>
  projectRetirement(alex, { asOf }).years.map(({ age, balance }, year) => ({
    age,
    balance: inTodaysDollars(balance, year, inflation),
  }))
