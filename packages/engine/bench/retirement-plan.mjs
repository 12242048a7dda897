/** A couple of 30 and 32 with a plan over 60 years: what the retirement bench measures. */
export const person = {
  age: 30,
  annualIncome: 90_000,
  dob: '1996-03-02',
  familyStatus: 1,
  lifeExpectancy: 90,
  lumpSumRetirementIncome: 20_000,
  pension: { pensionAge: 65, income: 6000, COLA: 0.01, survivorBenefit: 0.5 },
  rates: { currentReturn: 0.06, retirementReturn: 0.04, inflation: 0.025, savings: 0.1, employerMatch: 0.04 },
  retirement: { age: 65, expenses: 75_000, fund: 50_000 },
  spouse: {
    age: 32,
    annualIncome: 50_000,
    dob: '1994-07-12',
    lifeExpectancy: 88,
    rates: { savings: 0.05 },
    retirement: { age: 67, fund: 10_000 },
  },
}

export const asOf = '2026-11-21'

export const options = {
  asOf,
  paths: 10_000,
  seed: 20_261_121,
  volatility: { beforeRetirement: 0.15, afterRetirement: 0.09 },
}
