import { amortizedPayment } from '../src/debt/amortized-payment.ts'
import { planDebtPayoff } from '../src/debt/plan-debt-payoff.ts'

/** The debt bench plans 64 portfolios of this many debts, the same on every machine. */
export const debtCount = 12
const portfolioCount = 64

/** The seed of a small random generator, so that portfolios are the same on every machine. */
let seed = 20_170
const random = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}
const cents = (/** @type {number} */ dollars) => Math.round(dollars * 100) / 100

/** Debts that take up to 45 years at their minimums, and a payment with which the last is paid off after some 290 months. */
function portfolio() {
  const debts = Array.from({ length: debtCount }, (_, index) => {
    const balance = cents(2000 + random() * 48_000)
    const interestRate = cents(2 + random() * 16)
    const months = Math.round(300 + random() * 240)
    const minimumPayment = cents(amortizedPayment({ balance, annualRate: interestRate / 100, months }) + 0.01)
    return { id: index + 1, name: `Debt ${index + 1}`, balance, interestRate, minimumPayment }
  })
  const minimums = debts.reduce((sum, { minimumPayment }) => sum + minimumPayment, 0)
  return { debts, monthlyPayment: cents(minimums * 1.015), strategy: /** @type {const} */ (1), interestThreshold: 8 }
}

/** @typedef {ReturnType<typeof portfolio>} Portfolio */

export const portfolios = Array.from({ length: portfolioCount }, portfolio)

/**
 * Returns the result of a plan: months and interest in dollars, with the shared payment and with the minimums alone.
 * @param {Portfolio} input
 */
export function answer(input) {
  const plan = planDebtPayoff(input)
  if (!plan.valid || plan.minimumsOnly === null) throw new Error('a portfolio of the bench has no plan')
  const { months, totalInterest, minimumsOnly } = plan
  return [months, totalInterest, minimumsOnly.months, minimumsOnly.totalInterest]
}

/** Plans all portfolios `rounds` times and returns the milliseconds per plan. */
export function timePlans(/** @type {number} */ rounds) {
  const from = performance.now()
  for (let round = 0; round < rounds; round += 1) for (const input of portfolios) planDebtPayoff(input)
  return (performance.now() - from) / rounds / portfolioCount
}
