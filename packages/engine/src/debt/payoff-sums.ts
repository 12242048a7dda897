import { maxDebtMonths } from './debt-input.ts'
import { advance, balanceCell, cellWidth, changeCell, moveCells } from './payoff-months.ts'
import { monthlyRate, roundingLift } from './monthly-interest.ts'

/** The figures of a debt that the sums need. */
export interface SummedDebt {
  /** The debt's index in the results, which do not depend on the order of payment. */
  readonly position: number
  /** Cents, above 0. */
  readonly balance: number
  /** Cents a month, 0 or more. */
  readonly minimum: number
  /** Percent a year, 0 or more. */
  readonly interestRate: number
}

/** The results of a payoff, in cents and months. */
export interface PayoffSums {
  readonly months: number
  /** The sum of all interests. */
  readonly interest: number
  /** Indexed by the debts' positions, like the interests. */
  readonly payoffMonths: readonly number[]
  readonly interests: readonly number[]
}

interface Run {
  /** The cells of `advance`, in the order of payment. */
  readonly cells: number[]
  /** Whether the rest of a month's payment, and later the minimum of a paid debt, goes to the next debt. */
  readonly movesOn: boolean
  /** The debts that are not paid off, in the same order. */
  open: readonly SummedDebt[]
  /** Cents a month that the first of them gets above its minimum. */
  spare: number
  readonly payoffMonths: number[]
  /** Until a debt is paid off: what it got above its minimums, minus its balance. */
  readonly interests: number[]
}

const pay = ({ interests }: Run, { position }: SummedDebt, cents: number): void => {
  interests[position] = (interests[position] ?? 0) + cents
}

/** Takes back the excess of the last payments and returns it in cents. */
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

/** Pays the rest of a month to the next debts in their order. */
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

/** Removes the debts without a balance from the run and closes the gaps. */
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

/** Updates the sums after some months. Only the last of them can have paid a debt off. */
function settle(run: Run, months: number, month: number): void {
  const first = run.open[0]
  if (first !== undefined) pay(run, first, run.spare * months)
  const left = overpaid(run)
  if (run.movesOn) moveOn(run, left)
  close(run, month)
}

/** Pays the first month, which has minimums and no interest. `settle` then moves its rest on. */
function firstMonth(debts: readonly SummedDebt[], payment: number | null, lift: number): Run {
  const minimums = debts.reduce((sum, { minimum }) => sum + minimum, 0)
  const spare = payment === null ? 0 : payment - minimums
  const cells: number[] = []
  // Filled with fractions, so that the array holds plain doubles. A typed array would, too, but takes longer to create.
  const interests = debts.map(() => 0.5)
  debts.forEach(({ position, balance, minimum, interestRate }, index) => {
    cells.push(lift - minimum, monthlyRate(interestRate), balance - minimum - (index === 0 ? spare : 0))
    interests[position] = -balance
  })
  const payoffMonths = debts.map(() => 0)
  return { cells, movesOn: payment !== null, open: debts, spare, payoffMonths, interests }
}

/**
 * Pays off debts in the given order of payment: each gets its minimum a month, and the rest of `payment` goes to the
 * first that is still open, then to the next. `payment` is in cents a month, at least all minimums together. If it is
 * null, each debt gets only its minimum. Returns null if a debt is still open after 600 months.
 *
 * Until a debt is paid off, only balances change from month to month, so only balances are summed. What was paid
 * follows from the number of months, and the interest from what was paid.
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

/**
 * Whether the balance does not fall in its second month. Interest grows with the balance, so it then never falls again.
 * This finds most debts that are never repaid; `payoffSums` finds the few whose interest only rounds up to their
 * minimum.
 */
const neverShrinks = ({ balance, minimum, interestRate }: SummedDebt): boolean =>
  balance > minimum && (balance - minimum) * monthlyRate(interestRate) >= minimum

/** Pays each debt only its minimum. Returns null if one of them is not repaid within 600 months. */
export const payoffAlone = (debts: readonly SummedDebt[]): PayoffSums | null =>
  debts.some(neverShrinks) ? null : payoffSums(debts, null)
