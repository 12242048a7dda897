import type { JudgedDebt } from './debt-verdict.ts'
import { FamilyStatus } from '../taxes/future-tax-rate.ts'
import type { RetirementPerson } from '../retirement/retirement-person.ts'

/** The day of the worked figures. */
export const demoDay = '2026-11-22'

const growth = { annualIncomeIncreaseRate: 0.025 }

/** Maya, 38, who saves 6 % with a match of 3 %, and Alex, 39. */
export const maya: RetirementPerson = {
  age: 38,
  dob: '1988-04-17',
  familyStatus: FamilyStatus.Partnered,
  annualIncome: 84_000,
  lifeExpectancy: 92,
  rates: {
    ...growth,
    savings: 0.06,
    employerMatch: 0.03,
    currentReturn: 0.06,
    retirementReturn: 0.04,
    inflation: 0.025,
  },
  retirement: { age: 65, expenses: 62_400, fund: 75_317.49 },
  spouse: {
    age: 39,
    dob: '1987-09-03',
    annualIncome: 56_000,
    lifeExpectancy: 90,
    rates: { ...growth, savings: 0.04, employerMatch: 0.02 },
    retirement: { age: 65 },
  },
}

const debt = (
  id: number,
  name: string,
  [balance, interestRate, minimumPayment, currentMonthlyPayment]: readonly [number, number, number, number],
): JudgedDebt => ({ id, name, balance, interestRate, minimumPayment, currentMonthlyPayment })

/** Two cards and a car loan; 1,238.40 a month is paid on them. */
export const mayasDebts: readonly JudgedDebt[] = [
  debt(1, 'Rewards Card', [4862.3, 21.49, 97, 850]),
  debt(2, 'Fernwood Store Card', [1264.1, 26.99, 38, 120]),
  debt(3, 'Auto loan', [11_080.44, 5.79, 268.4, 268.4]),
]

export const mayasLoans: readonly JudgedDebt[] = [
  debt(4, 'Student loan A', [10_912.35, 4.53, 112.5, 112.5]),
  debt(5, 'Student loan B', [6333.25, 6.54, 74.2, 74.2]),
]
