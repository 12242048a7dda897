import { addDays, type IsoDate } from '../calendar/iso-date.ts'

/**
 * How a day's balance is known: the bank, a file, or the person stated it; rows lead to it from a stated one; or it is
 * the last known one, because nothing newer was stated.
 */
export type BalanceKind = 'stated' | 'rows' | 'carried'

/** A balance from a day on, until the next step. Days before the first step are unknown. */
export interface BalanceStep {
  readonly day: IsoDate
  readonly balanceCents: number
  readonly kind: BalanceKind
}

export interface StatedBalance {
  readonly day: IsoDate
  readonly balanceCents: number
}

/** The sum of an account's rows of one day. */
export interface DayMovement {
  readonly day: IsoDate
  readonly cents: number
}

export interface HistoryInput {
  /** The account's balance, as the accounts show it. */
  readonly balanceCents: number
  /** The day for which it was stated; null if unknown. */
  readonly balanceAsOf: IsoDate | null
  /** Whether rows are all that moves the balance, as for cash and cards. */
  readonly isMovedByRows: boolean
  /** One for each day, oldest first. */
  readonly statements: readonly StatedBalance[]
  /** One for each day, oldest first. */
  readonly movements: readonly DayMovement[]
  readonly today: IsoDate
}

interface Anchor extends StatedBalance {
  /** False for a balance without a stated day. */
  readonly isStated: boolean
}

const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other)

/** Returns the statements that count and, last, the account's own balance. */
function toAnchors({ balanceCents, balanceAsOf, statements, today }: HistoryInput): readonly [Anchor, ...Anchor[]] {
  const day = balanceAsOf === null ? today : earlier(balanceAsOf, today)
  const stated = statements.filter((one) => one.day < day).map((one) => ({ ...one, isStated: true }))
  const last = { day, balanceCents, isStated: balanceAsOf !== null }
  const [first] = stated
  return first ? [first, ...stated.slice(1), last] : [last]
}

const sum = (movements: readonly DayMovement[]): number => movements.reduce((total, { cents }) => total + cents, 0)

/** Rows before the first statement, backward from it: the balance after each day that has rows. */
function before(first: Anchor, movements: readonly DayMovement[]): BalanceStep[] {
  if (!first.isStated) return []
  let balanceCents = first.balanceCents - sum(movements.filter(({ day }) => day <= first.day))
  return movements
    .filter(({ day }) => day < first.day)
    .map(({ day, cents }) => {
      balanceCents += cents
      return { day, balanceCents, kind: 'rows' }
    })
}

/** The days after one statement and before the next. */
function between(from: Anchor, to: Anchor, movements: readonly DayMovement[]): BalanceStep[] {
  const next = addDays(from.day, 1)
  if (next >= to.day) return []
  let { balanceCents } = from
  const isExplained = to.isStated && movements.length > 0 && from.balanceCents + sum(movements) === to.balanceCents
  const kind = isExplained || (movements.length === 0 && from.balanceCents === to.balanceCents) ? 'rows' : 'carried'
  const steps: BalanceStep[] = [{ day: next, balanceCents, kind }]
  for (const { day, cents } of movements) {
    if (day === to.day) break
    balanceCents += cents
    steps.push({ day, balanceCents, kind })
  }
  return steps
}

/** Leaves out steps that the next one replaces on the same day, and those that change nothing. */
function onlyChanges(steps: readonly BalanceStep[]): BalanceStep[] {
  const kept: BalanceStep[] = []
  for (const [index, step] of steps.entries()) {
    const last = kept.at(-1)
    if (steps[index + 1]?.day === step.day) continue
    if (last?.balanceCents === step.balanceCents && last.kind === step.kind) continue
    kept.push(step)
  }
  return kept
}

/** Collects the steps after each anchor in one pass over the movements. */
function betweenAll(anchors: readonly [Anchor, ...Anchor[]], movements: readonly DayMovement[]): BalanceStep[] {
  let at = movements.findIndex(({ day }) => day > anchors[0].day)
  return anchors.flatMap((anchor, index) => {
    const { isStated, ...stated } = anchor
    const own: BalanceStep = { ...stated, kind: isStated ? 'stated' : 'carried' }
    const next = anchors[index + 1]
    if (!next) return [own]
    const start = at
    while (at >= 0 && (movements[at]?.day ?? '~') <= next.day) at += 1
    return [own, ...between(anchor, next, at < 0 ? [] : movements.slice(start, at))]
  })
}

/**
 * Returns what an account's balance was from day to day, as steps, oldest first. It ends today with the account's
 * balance. Nothing is invented: days before the first known balance have no step, and days without a statement are
 * marked.
 *
 * Worked example, a checking account: 100.00 stated on the 1st, a row of -30.00 on the 3rd, 70.00 stated on the 5th, and
 * today is the 7th: 100.00 `stated` on the 1st, `rows` from the 2nd, 70.00 `rows` from the 3rd, `stated` on the 5th,
 * `carried` from the 6th.
 */
export function balanceHistory(input: HistoryInput): BalanceStep[] {
  const { isMovedByRows, today } = input
  const movements = isMovedByRows ? input.movements : []
  const anchors = toAnchors(input)
  const last = anchors.at(-1) ?? anchors[0]
  const steps = [...before(anchors[0], movements), ...betweenAll(anchors, movements)]
  if (last.day < today) steps.push({ day: addDays(last.day, 1), balanceCents: last.balanceCents, kind: 'carried' })
  return onlyChanges(isMovedByRows ? steps : steps.map(asCarried))
}

/** What no row moves is never known from rows: a value that stayed is the last one known. */
const asCarried = (step: BalanceStep): BalanceStep => (step.kind === 'rows' ? { ...step, kind: 'carried' } : step)

/** Returns the step that holds on a day; null before the first one. */
export function balanceOn(steps: readonly BalanceStep[], day: IsoDate): BalanceStep | null {
  let [low, high] = [0, steps.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((steps[middle]?.day ?? '') <= day) low = middle + 1
    else high = middle
  }
  return steps[low - 1] ?? null
}
