import { FamilyStatus } from '../taxes/future-tax-rate.ts'
import type { RetirementMember, RetirementPerson } from './retirement-person.ts'

/** Today in every retirement test. 2017 is the base year of the rules, so Social Security's figures are unchanged. */
export const asOf = '2017-06-30'

const still = { currentReturn: 0, retirementReturn: 0, inflation: 0, annualIncomeIncreaseRate: 0, futureTaxRate: 0.25 }

/**
 * 60, retires at 62, lives to 66; no income, no returns, no inflation; 75,000 of expenses at a tax rate of 0.25, so a
 * need of 100,000 in each of the years 2 to 5. Only the fund of 350,000 pays for it.
 */
export const single: RetirementPerson = {
  age: 60,
  dob: '1957-01-15',
  annualIncome: 0,
  familyStatus: FamilyStatus.Single,
  lifeExpectancy: 66,
  rates: still,
  retirement: { age: 62, expenses: 75_000, fund: 350_000 },
}

/** The same age; works one year longer and lives one year longer. Her own fund is empty. */
export const spouse: RetirementMember = {
  age: 60,
  dob: '1957-03-15',
  annualIncome: 0,
  lifeExpectancy: 67,
  rates: { annualIncomeIncreaseRate: 0 },
  retirement: { age: 63 },
}

export const couple: RetirementPerson = { ...single, familyStatus: FamilyStatus.Married, spouse }

/** Two earners, two pensions, a lump sum, other income, one who works longer, and different years of death. */
export const fullCouple: RetirementPerson = {
  age: 50,
  dob: '1967-04-05',
  annualIncome: 84_000,
  familyStatus: FamilyStatus.Married,
  lifeExpectancy: 82,
  lumpSumRetirementIncome: 25_000,
  otherAnnualRetirementIncome: 6000,
  yearsForOtherAnnualRetirementIncome: 7,
  otherContributions: 1200,
  rates: {
    currentReturn: 0.06,
    retirementReturn: 0.04,
    inflation: 0.025,
    annualIncomeIncreaseRate: 0.03,
    savings: 0.08,
    employerMatch: 0.03,
  },
  pension: { pensionAge: 65, income: 9000, COLA: 0.01, survivorBenefit: 0.5 },
  retirement: { age: 64, expenses: 66_000, fund: 210_000 },
  spouse: {
    age: 47,
    dob: '1970-09-21',
    annualIncome: 41_000,
    lifeExpectancy: 91,
    lumpSumRetirementIncome: 10_000,
    socialSecurityIncome: 15_500,
    rates: { annualIncomeIncreaseRate: 0.02, savings: 0.05, employerMatch: 0.02 },
    pension: { income: 3000, survivorBenefit: 1 },
    retirement: { age: 66, fund: 35_000 },
  },
}
