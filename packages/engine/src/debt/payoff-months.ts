/**
 * What a month needs of each open debt lies side by side in one array: its change (what its interest is rounded with,
 * less its payment), its monthly rate, its balance. A month is `balance += floor(balance · rate + change)` for each.
 */
export const cellWidth = 3
export const changeCell = 0
export const balanceCell = 2

/** Moves a debt's numbers to another place; for so few, quicker than an array's own copying. */
export function moveCells(cells: number[], from: number, to: number): void {
  cells[to] = cells[from] ?? 0
  cells[to + 1] = cells[from + 1] ?? 0
  cells[to + 2] = cells[from + 2] ?? 0
}

/** Months in which surely no debt is paid off, for even without interest they would not pay it; at most `most`. */
function calmMonths(cells: readonly number[], end: number, most: number): number {
  let calm = most
  for (let cell = 0; cell < end; cell += cellWidth) {
    // About half a cent above the payment: the bound may be low, never high.
    const payment = 1 - (cells[cell] ?? 0)
    const balance = cells[cell + 2] ?? 0
    if (balance <= calm * payment) calm = Math.ceil(balance / payment) - 1
  }
  return calm
}

/** Lets four months pass at once, a number of times: twice as fast as looking at each balance every month. */
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

/** Lets one month pass and tells whether it paid a debt off. */
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
 * Lets months pass after `month` for the debts in the cells up to `end`, all payments unchanged, until one has paid a debt off or `last` is over, and gives
 * the month that was reached. A debt that is paid off is left with 0 or, below it, what its last payment was too large by.
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
