import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { amortizedPayment } from '../src/debt/amortized-payment.ts'
import { monthlyRate, roundingLift } from '../src/debt/monthly-interest.ts'
import { payoffOrder } from '../src/debt/payoff-order.ts'
import { planDebtPayoff } from '../src/debt/plan-debt-payoff.ts'

/** Debt plans beside the same sums in C, in alternated rounds. A plan is the shared payment and the minimums alone. */
const aim = 2
const debtCount = 12
const portfolioCount = 64
const rounds = 20
const repeats = 40

/** Small, and the same everywhere. */
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

/** @param {Portfolio} portfolio */
function asText({ debts, monthlyPayment, strategy, interestThreshold }) {
  const lift = roundingLift(debts)
  const rows = debts
    .toSorted(payoffOrder(strategy, interestThreshold))
    .map(({ balance, minimumPayment, interestRate }) =>
      [Math.round(balance * 100), Math.round(minimumPayment * 100), monthlyRate(interestRate)].join(' '),
    )
  return [`${Math.round(monthlyPayment * 100)} ${lift}`, ...rows].join('\n')
}

/** @param {Portfolio} input */
function answer(input) {
  const plan = planDebtPayoff(input)
  if (!plan.valid || plan.minimumsOnly === null) throw new Error('a portfolio of the bench has no plan')
  const { months, totalInterest, minimumsOnly } = plan
  return [months, totalInterest, minimumsOnly.months, minimumsOnly.totalInterest]
}

const portfolios = Array.from({ length: portfolioCount }, portfolio)

function timeHere() {
  const from = process.hrtime.bigint()
  for (let round = 0; round < rounds; round += 1) for (const input of portfolios) planDebtPayoff(input)
  return Number(process.hrtime.bigint() - from) / rounds / portfolioCount
}

/** @param {string} program */
function timeInC(program) {
  const input = [`${rounds} ${portfolioCount}`, ...portfolios.map(asText)].join('\n')
  const [nanoseconds = 0, ...answers] = execFileSync(program, { input, encoding: 'utf8' }).trim().split(' ').map(Number)
  return { nanoseconds, answers }
}

/** @param {string} folder */
function compile(folder) {
  const program = join(folder, 'debt')
  const source = fileURLToPath(new URL('debt.c', import.meta.url))
  return spawnSync('cc', ['-O3', '-o', program, source], { stdio: 'inherit' }).status === 0 ? program : null
}

/** The quickest of the rounds: what else the machine does can only slow one down. */
const least = (/** @type {number[]} */ values) => Math.min(...values)
const micro = (/** @type {number} */ nanoseconds) => `${(nanoseconds / 1000).toFixed(2)} µs`

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-debt-'))
try {
  const program = compile(folder)
  const answers = portfolios.flatMap(answer)
  const months = portfolios.reduce((sum, _, index) => sum + (answers[index * 4] ?? 0), 0) / portfolioCount
  for (let warmUp = 0; warmUp < 5; warmUp += 1) timeHere()
  const here = []
  const inC = []
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    here.push(timeHere())
    if (program === null) continue
    const { nanoseconds, answers: theirs } = timeInC(program)
    inC.push(nanoseconds)
    const differs = theirs.findIndex((value, index) => value !== Math.round((answers[index] ?? 0) * (index % 2 === 0 ? 1 : 100)))
    if (theirs.length !== answers.length || differs >= 0) throw new Error(`the C program has another answer (${differs})`)
  }
  console.log(`Debt plans: ${debtCount} debts, ${months.toFixed(0)} months and the minimums alone beside it`)
  console.log(`  engine  ${micro(least(here))} a plan, ${Math.round(1e9 / least(here))} plans a second`)
  if (program === null) console.log('  No C compiler (cc) here: nothing to compare with.')
  else {
    console.log(`  C -O3   ${micro(least(inC))} a plan, the same answers to the cent`)
    console.log(`  ${(least(here) / least(inC)).toFixed(2)} times C (aim: at most ${aim})`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
