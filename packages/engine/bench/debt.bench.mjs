import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { monthlyRate, roundingLift } from '../src/debt/monthly-interest.ts'
import { payoffOrder } from '../src/debt/payoff-order.ts'
import { answer, debtCount, portfolios, timePlans } from './debt-portfolios.mjs'
import { inWorker } from './in-worker.mjs'

/** Compares debt plans with the same sums in C, in alternating rounds. A plan is the shared payment and the minimums alone. */
const aim = 2
const rounds = 20
const repeats = 40

/** @param {import('./debt-portfolios.mjs').Portfolio} portfolio */
function asText({ debts, monthlyPayment, strategy, interestThreshold }) {
  const lift = roundingLift(debts)
  const rows = debts
    .toSorted(payoffOrder(strategy, interestThreshold))
    .map(({ balance, minimumPayment, interestRate }) =>
      [Math.round(balance * 100), Math.round(minimumPayment * 100), monthlyRate(interestRate)].join(' '),
    )
  return [`${Math.round(monthlyPayment * 100)} ${lift}`, ...rows].join('\n')
}

/** @param {string} program */
function timeInC(program) {
  const input = [`${rounds} ${portfolios.length}`, ...portfolios.map(asText)].join('\n')
  const [nanoseconds = 0, ...answers] = execFileSync(program, { input, encoding: 'utf8' }).trim().split(' ').map(Number)
  return { time: nanoseconds / 1e6, answers }
}

/** @param {string} folder */
function compile(folder) {
  const program = join(folder, 'debt')
  const source = fileURLToPath(new URL('debt.c', import.meta.url))
  return spawnSync('cc', ['-O3', '-o', program, source], { stdio: 'inherit' }).status === 0 ? program : null
}

/** Returns the fastest round, because other work of the machine can only slow a round down. */
const least = (/** @type {number[]} */ values) => Math.min(...values)
const inWords = (/** @type {number} */ milliseconds) =>
  `${(milliseconds * 1000).toFixed(2)} µs a plan, ${Math.round(1000 / milliseconds)} plans a second`

/** @param {number[]} answers @param {number[]} theirs */
function expectSame(answers, theirs, /** @type {string} */ who) {
  const differs = theirs.findIndex((value, index) => value !== answers[index])
  if (theirs.length !== answers.length || differs >= 0) throw new Error(`${who} has another answer (${differs})`)
}

const report = startReport('debt', 'Debt plans beside the same sums in C')
const folder = mkdtempSync(join(tmpdir(), 'evenkeel-debt-'))
try {
  const program = compile(folder)
  const answers = portfolios.flatMap(answer)
  const inCents = answers.map((value, index) => Math.round(value * (index % 2 === 0 ? 1 : 100)))
  const months = portfolios.reduce((sum, _, index) => sum + (answers[index * 4] ?? 0), 0) / portfolios.length
  for (let warmUp = 0; warmUp < 5; warmUp += 1) timePlans(rounds)
  const here = []
  const inC = []
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    here.push(timePlans(rounds))
    if (program === null) continue
    const { time, answers: theirs } = timeInC(program)
    inC.push(time)
    expectSame(inCents, theirs, 'the C program')
  }
  console.log(`Debt plans: ${debtCount} debts, ${months.toFixed(0)} months and the minimums alone beside it`)
  report.figure('a debt plan in Node, alone', least(here) * 1000, 'µs')
  if (program === null) console.log('  No C compiler (cc) here: nothing to compare with.')
  else {
    console.log(`  C -O3                        ${inWords(least(inC))}; the same answers to the cent`)
    report.figure('a debt plan in Node', least(here) / least(inC), 'times C', { aim })
  }
  const { times, answers: theirs } = await inWorker('debt-worker.mjs', { repeats, rounds })
  expectSame(answers, theirs, 'the worker')
  if (program !== null) report.figure('a debt plan in a Chromium worker', least(times) / least(inC), 'times C')
  report.figure('a debt plan in a Chromium worker, alone', least(times) * 1000, 'µs')
  report.end()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
