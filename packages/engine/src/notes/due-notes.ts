import { addDays, dayOfMonth, daysBetween, type IsoDate } from '../calendar/iso-date.ts'
import { addMonths, daysLeftInMonth, type Period, toPeriod } from '../calendar/period.ts'

/** The kinds of notes; each is a switch in Settings (Q-PROF-4). */
export const NoteKind = {
  MONTHLY_SUMMARY: 1,
  BUDGET_ALERT: 2,
  NEXT_STEP: 3,
  BANK_PROBLEM: 4,
  PRODUCT_NEWS: 5,
  LARGE_TRANSACTION: 6,
} as const
export type NoteKind = (typeof NoteKind)[keyof typeof NoteKind]

/** A note that has left: it is never sent again. */
export interface PastNote {
  readonly kind: number
  readonly key: string
  /** The person's day on which it left. */
  readonly day: IsoDate
}

export interface NoteBudget {
  readonly budgetId: number
  readonly categoryId: number
  /** What may be spent, with what the months before left or took too much; at least 0. */
  readonly targetCents: number
  readonly spentCents: number
}

/** A bank that only the person can bring back, and since when at the latest (ISO 8601). */
export interface NoteBank {
  readonly connectionId: number
  readonly since: string
}

export interface NoteFacts {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The person's own day. */
  readonly today: IsoDate
  readonly kinds: ReadonlySet<NoteKind>
  readonly past: readonly PastNote[]
  /** Whether last month has a transaction. */
  readonly hasLastMonth: boolean
  readonly budgets: readonly NoteBudget[]
  readonly openSteps: number
  /** The day on which the first plan was started; null without a plan. */
  readonly firstPlanOn: IsoDate | null
  readonly banks: readonly NoteBank[]
  readonly news: readonly { readonly id: string; readonly on: IsoDate }[]
  /** Expenses of the last days that are large or unusual, the largest first. */
  readonly outstandingEntries: readonly { readonly entryId: number }[]
}

/** One note that is due; its key is the same in every process and on every day on which it is due. */
export type Note = { readonly key: string } & (
  | { readonly kind: typeof NoteKind.MONTHLY_SUMMARY; readonly period: Period }
  | {
      readonly kind: typeof NoteKind.BUDGET_ALERT
      readonly budget: NoteBudget
      readonly isOver: boolean
      readonly daysLeft: number
      readonly period: Period
    }
  | { readonly kind: typeof NoteKind.NEXT_STEP; readonly openSteps: number }
  | { readonly kind: typeof NoteKind.BANK_PROBLEM; readonly connectionId: number }
  | { readonly kind: typeof NoteKind.PRODUCT_NEWS; readonly newsId: string }
  | { readonly kind: typeof NoteKind.LARGE_TRANSACTION; readonly entryId: number }
)

/** A summary goes out on the 2nd; later only if it could not before. */
const summaryDays = { first: 2, last: 10 } as const
const almostUsed = 0.9
const lastDayForAlmost = 24
const firstStepAfterDays = 7
const stepEveryDays = 30
const dayMs = 86_400_000
const bankAgainAfterDays = 7
const newsForDays = 60
const maxNewsAYear = 4

function summaries({ today, hasLastMonth }: NoteFacts): Note[] {
  const day = dayOfMonth(today)
  if (!hasLastMonth || day < summaryDays.first || day > summaryDays.last) return []
  const period = addMonths(toPeriod(today), -1)
  return [{ kind: NoteKind.MONTHLY_SUMMARY, key: `summary:${period}`, period }]
}

/** Budgets that are over, and before the 25th those that are almost used up; the most over comes first. */
function budgetAlerts({ today, budgets }: NoteFacts): Note[] {
  const period = toPeriod(today)
  const daysLeft = daysLeftInMonth(today)
  const share = ({ spentCents, targetCents }: NoteBudget) => spentCents / Math.max(1, targetCents)
  return budgets
    .filter((budget) => {
      const isOver = budget.spentCents > budget.targetCents
      return isOver || (dayOfMonth(today) <= lastDayForAlmost && share(budget) >= almostUsed)
    })
    .toSorted((a, b) => share(b) - share(a) || a.budgetId - b.budgetId)
    .map((budget) => ({
      kind: NoteKind.BUDGET_ALERT,
      key: `budget:${budget.budgetId}:${period}`,
      budget,
      isOver: budget.spentCents > budget.targetCents,
      daysLeft,
      period,
    }))
}

function stepReminders({ today, openSteps, firstPlanOn }: NoteFacts): Note[] {
  const days = firstPlanOn === null ? 0 : daysBetween(firstPlanOn, today)
  if (openSteps === 0 || firstPlanOn === null || days < firstStepAfterDays) return []
  const turn = Math.floor((days - firstStepAfterDays) / stepEveryDays)
  return [{ kind: NoteKind.NEXT_STEP, key: `step:${firstPlanOn}:${turn}`, openSteps }]
}

/** A bank is told of after a day, once more a week after the first note, and then never. */
function bankProblems({ now, today, banks, past }: NoteFacts): Note[] {
  return banks.flatMap(({ connectionId, since }): Note[] => {
    if (now - Date.parse(since) < dayMs) return []
    const key = (turn: number) => `bank:${connectionId}:${since.slice(0, 10)}:${turn}`
    const first = past.find((note) => note.key === key(1))
    if (!first) return [{ kind: NoteKind.BANK_PROBLEM, key: key(1), connectionId }]
    const isTime = daysBetween(first.day, today) >= bankAgainAfterDays
    return isTime ? [{ kind: NoteKind.BANK_PROBLEM, key: key(2), connectionId }] : []
  })
}

function productNews({ today, news, past }: NoteFacts): Note[] {
  const aYearAgo = addDays(today, -365)
  const sent = past.filter(({ kind, day }) => kind === NoteKind.PRODUCT_NEWS && day > aYearAgo)
  if (sent.length >= maxNewsAYear) return []
  return news
    .filter(({ on }) => on <= today && daysBetween(on, today) <= newsForDays)
    .toSorted((a, b) => (a.on < b.on ? 1 : -1))
    .slice(0, 1)
    .map(({ id }) => ({ kind: NoteKind.PRODUCT_NEWS, key: `news:${id}`, newsId: id }))
}

const largeTransactions = ({ outstandingEntries }: NoteFacts): Note[] =>
  outstandingEntries.map(({ entryId }) => ({ kind: NoteKind.LARGE_TRANSACTION, key: `large:${entryId}`, entryId }))

const rules = [bankProblems, budgetAlerts, largeTransactions, summaries, stepReminders, productNews]

/** Returns the notes to send now: of the kinds that are on, none that has left before, and one of a kind a day. */
export function dueNotes(facts: NoteFacts): Note[] {
  const left = new Set(facts.past.map(({ key }) => key))
  const leftToday = new Set(facts.past.filter(({ day }) => day >= facts.today).map(({ kind }) => kind))
  return rules.flatMap((rule) => {
    const note = rule(facts).find(({ key }) => !left.has(key))
    return note && facts.kinds.has(note.kind) && !leftToday.has(note.kind) ? [note] : []
  })
}
