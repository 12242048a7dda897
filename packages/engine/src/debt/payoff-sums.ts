import { maxDebtMonths } from './debt-rules.ts'
import { advance, balanceCell, cellWidth, changeCell, moveCells } from './payoff-months.ts'
import { monthlyRate, roundingLift } from './monthly-interest.ts'

/** What the sums need of a debt. */
export interface SummedDebt {
  /** Where its answer stands, whatever the order of payment. */
  readonly position: number
  /** Cents, above 0. */
  readonly balance: number
  /** Cents a month, 0 or more. */
  readonly minimum: number
  /** Percent a year, 0 or more. */
  readonly interestRate: number
}

/** What became of the debts, in cents and months. */
export interface PayoffSums {
  readonly months: number
  /** All interests together. */
  readonly interest: number
  /** Each at its debt's position, as are the interests. */
  readonly payoffMonths: readonly number[]
  readonly interests: readonly number[]
}

interface Run {
  /** Those of `advance`, in the order of payment. */
  readonly cells: number[]
  /** Whether what is left of a month, and later the minimum of a paid debt, goes on to the next one. */
  readonly movesOn: boolean
  /** Who still owes, in the same order. */
  open: readonly SummedDebt[]
  /** Cents a month that the first of them gets above its minimum. */
  spare: number
  readonly payoffMonths: number[]
  /** Until a debt is paid off, what it got above its minimums, less its balance. */
  readonly interests: number[]
}

const pay = ({ interests }: Run, { position }: SummedDebt, cents: number): void => {
  interests[position] = (interests[position] ?? 0) + cents
}

/** Takes back what the last payments were too large by, and gives it. */
function overpaid(run: Run): number {
  const { cells, open } = run
  let left = 0
  let cell = balanceCell
  for (const debt of open) {
    const balance = cells[cell] ?? 0
    if (balance < 0) {
      cells[cell] = 0
      pay(run, debt, balance)
      left -= balance
    }
    cell += cellWidth
  }
  return left
}

/** What is left of a month goes to the next debts in their order. */
function moveOn(run: Run, amount: number): void {
  const { cells, open } = run
  let left = amount
  let cell = balanceCell
  for (const debt of open) {
    if (left === 0) return
    const balance = cells[cell] ?? 0
    const part = Math.min(left, balance)
    cells[cell] = balance - part
    pay(run, debt, part)
    left -= part
    cell += cellWidth
  }
}

/** Debts without a balance leave the run; the rest close up. */
function close(run: Run, month: number): void {
  const { cells, payoffMonths } = run
  const open: SummedDebt[] = []
  let cell = 0
  for (const debt of run.open) {
    if (cells[cell + balanceCell] === 0) {
      payoffMonths[debt.position] = month
      pay(run, debt, debt.minimum * month)
      if (run.movesOn) run.spare += debt.minimum
    } else {
      moveCells(cells, cell, open.length * cellWidth)
      open.push(debt)
    }
    cell += cellWidth
  }
  run.open = open
}

/** The books after some months, of which only the last can have paid a debt off. */
function settle(run: Run, months: number, month: number): void {
  const first = run.open[0]
  if (first !== undefined) pay(run, first, run.spare * months)
  const left = overpaid(run)
  if (run.movesOn) moveOn(run, left)
  close(run, month)
}

/** The first month, which has minimums and no interest; what moves on from it is still to be settled. */
function firstMonth(debts: readonly SummedDebt[], payment: number | null, lift: number): Run {
  const minimums = debts.reduce((sum, { minimum }) => sum + minimum, 0)
  const spare = payment === null ? 0 : payment - minimums
  const cells: number[] = []
  // A fraction in it from the start, an array holds plain doubles; as a typed array would, which costs more to make.
  const interests = debts.map(() => 0.5)
  debts.forEach(({ position, balance, minimum, interestRate }, index) => {
    cells.push(lift - minimum, monthlyRate(interestRate), balance - minimum - (index === 0 ? spare : 0))
    interests[position] = -balance
  })
  const payoffMonths = debts.map(() => 0)
  return { cells, movesOn: payment !== null, open: debts, spare, payoffMonths, interests }
}

/**
 * Pays debts off, given in the order of payment: each its minimum a month, the rest of `payment` (cents a month, at
 * least all minimums together) to the first that is still open, then to the next. With payment null each debt gets its
 * own minimum and nothing moves on. Gives null when a debt is still open after 600 months.
 *
 * Until a debt is paid off nothing changes from month to month but the balances, so only those are summed; what was
 * paid follows from the count of months, and the interest from what was paid.
 */
export function payoffSums(debts: readonly SummedDebt[], payment: number | null): PayoffSums | null {
  const lift = roundingLift(debts)
  const run = firstMonth(debts, payment, lift)
  let month = 1
  settle(run, 1, month)
  for (let first = run.open[0]; first !== undefined; first = run.open[0]) {
    if (month === maxDebtMonths) return null
    run.cells[changeCell] = lift - first.minimum - run.spare
    const from = month
    month = advance(run.cells, run.open.length * cellWidth, from, maxDebtMonths)
    settle(run, month - from, month)
  }
  const { payoffMonths, interests } = run
  return { months: month, interest: interests.reduce((sum, interest) => sum + interest, 0), payoffMonths, interests }
}
