/**
 * The numbers of all open debts are in one array, three for each debt: its change (the rounding lift minus its
 * payment), its monthly rate, its balance. A month is `balance += floor(balance · rate + change)` for each.
 */
export const cellWidth = 3
export const changeCell = 0
export const balanceCell = 2

/** Moves a debt's numbers to another place. For three numbers this is faster than `copyWithin`. */
export function moveCells(cells: number[], from: number, to: number): void {
  cells[to] = cells[from] ?? 0
  cells[to + 1] = cells[from + 1] ?? 0
  cells[to + 2] = cells[from + 2] ?? 0
}

/**
 * Returns a number of months, at most `most`, in which no debt can be paid off: even without interest they would not be
 * enough.
 */
function calmMonths(cells: readonly number[], end: number, most: number): number {
  let calm = most
  for (let cell = 0; cell < end; cell += cellWidth) {
    // About half a cent above the payment: the result may be too low, never too high.
    const payment = 1 - (cells[cell] ?? 0)
    const balance = cells[cell + 2] ?? 0
    if (balance <= calm * payment) calm = Math.ceil(balance / payment) - 1
  }
  return calm
}

/** Simulates four months at once, `fours` times. Twice as fast as checking each balance every month. */
function passFours(cells: number[], end: number, fours: number): void {
  for (let four = 0; four < fours; four += 1) {
    for (let cell = 0; cell < end; cell += cellWidth) {
      const change = cells[cell] ?? 0
      const rate = cells[cell + 1] ?? 0
      let balance = cells[cell + 2] ?? 0
      balance += Math.floor(balance * rate + change)
      balance += Math.floor(balance * rate + change)
      balance += Math.floor(balance * rate + change)
      balance += Math.floor(balance * rate + change)
      cells[cell + 2] = balance
    }
  }
}

/** Simulates one month and returns whether it paid a debt off. */
function passMonth(cells: number[], end: number): boolean {
  let isPaidOff = false
  for (let cell = 0; cell < end; cell += cellWidth) {
    const before = cells[cell + 2] ?? 0
    const after = before + Math.floor(before * (cells[cell + 1] ?? 0) + (cells[cell] ?? 0))
    cells[cell + 2] = after
    if (after <= 0) isPaidOff = true
  }
  return isPaidOff
}

/**
 * Simulates months after `month` for the debts in the cells up to `end`, with constant payments, until one debt is paid
 * off or `last` is over. Returns the month that was reached. A debt that is paid off has a balance of 0, or below 0 by
 * the excess of its last payment.
 */
export function advance(cells: number[], end: number, month: number, last: number): number {
  let now = month
  while (now < last) {
    const fours = calmMonths(cells, end, last - now) >> 2
    passFours(cells, end, fours)
    now += 4 * fours
    if (fours > 0) continue
    for (const near = Math.min(now + 4, last); now < near;) {
      now += 1
      if (passMonth(cells, end)) return now
    }
  }
  return last
}
