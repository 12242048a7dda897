import type { PlannedPayment, Recurring, RecurringItem } from '@evenkeel/api-client/contract/recurring'
import { addDays, type IsoDate } from '@evenkeel/engine'

/** How many days the calendar shows. */
export const calendarDays = 14

interface Due<Item> {
  readonly item: Item
  readonly day: IsoDate
}

/** One payment or income on one day. */
export type DueItem = Due<RecurringItem | PlannedPayment>

/** Whether a payment was entered by the person, not found in transactions. */
export const isPlanned = (item: RecurringItem | PlannedPayment): item is PlannedPayment => 'plannedPaymentId' in item

/** Whether an item is shown as coming: the person has not dismissed it, and it is certain or confirmed. */
const isTracked = ({ status }: RecurringItem): boolean => status === 'found' || status === 'confirmed'

const inOrder = (one: { readonly day: IsoDate }, other: { readonly day: IsoDate }) =>
  one.day < other.day ? -1 : Number(one.day > other.day)

/** Returns what is due of some items in the days of the calendar, the next first. */
function dueOf<Item extends { readonly dates: readonly string[] }>(
  items: readonly Item[],
  today: IsoDate,
): Due<Item>[] {
  const end = addDays(today, calendarDays)
  return items
    .flatMap((item) => item.dates.map((date) => ({ item, day: date.slice(0, 10) })))
    .filter(({ day }) => day >= today && day < end)
    .toSorted(inOrder)
}

/** Returns everything that is due in the days of the calendar, the next first. */
export const dueItems = (
  items: readonly RecurringItem[],
  planned: readonly PlannedPayment[],
  today: IsoDate,
): DueItem[] => dueOf([...items.filter(isTracked), ...planned], today)

/** Returns what is due on one account. What names no account counts where the pay comes in, as in what is left until payday. */
export function dueOnAccount({ items, planned, payday }: Recurring, accountId: number, today: IsoDate): DueItem[] {
  const isHere = ({ userAccountId }: RecurringItem | PlannedPayment) => userAccountId === accountId
  const isPayHere = payday?.userAccountId === accountId
  const isPlannedHere = (item: PlannedPayment) => isHere(item) || (item.userAccountId === null && isPayHere)
  return dueItems(items.filter(isHere), planned.filter(isPlannedHere), today)
}

/** Returns what identifies one due payment in a list of them. */
export const keyOfDue = ({ item, day }: DueItem): string =>
  isPlanned(item) ? `planned ${item.plannedPaymentId} ${day}` : `${item.userTransactionId} ${day}`

/** Returns the expected amount of a due payment. */
export const expectedOf = ({ item }: DueItem): number => (isPlanned(item) ? item.amount : item.expected)

/** Returns everything that comes, each with its next date. */
export const allComing = (items: readonly RecurringItem[], planned: readonly PlannedPayment[]): DueItem[] =>
  [
    ...items.filter(isTracked).map((item) => ({ item, day: item.dates[0]?.slice(0, 10) ?? '' })),
    ...planned.flatMap((item) => (item.nextDate === null ? [] : [{ item, day: item.nextDate.slice(0, 10) }])),
  ].toSorted(inOrder)
