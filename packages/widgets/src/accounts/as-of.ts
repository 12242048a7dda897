import type { Account } from '@evenkeel/api-client/contract/accounts'
import { addDays, daysBetween, formatDate, type IsoDate, isoDateOf, screenDateFormat } from '@evenkeel/engine'
import { localDay } from '../shared/today.tsx'

/** A bank's balance that is more days old than this is marked. */
const freshDays = 3

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** Whether anybody has named a balance: a file without one leaves an account of which only the movements are known. */
export const isBalanceStated = ({ balance, balanceAsOf }: Pick<Account, 'balance' | 'balanceAsOf'>) =>
  balanceAsOf !== null || balance !== 0

/** A bank file states a day, not a moment; it is kept as that day's midnight in UTC and is that day in every time zone. */
const statesDay = (asOf: string) => /^\d{4}-\d\d-\d\d(T00:00:00(\.0+)?Z)?$/.test(asOf)

const dayOf = (asOf: string): IsoDate => (statesDay(asOf) ? isoDateOf(asOf) : localDay(new Date(asOf)))

/** How a balance's moment is said: the time if it is today where the viewer is, else the day as MM/DD/YYYY. */
export function asOfText(asOf: string, now: Date): string {
  if (statesDay(asOf)) return formatDate(asOf, screenDateFormat)
  const moment = new Date(asOf)
  // Some builds of the locale data part the time and AM by a narrow space, which fonts and searches do not know.
  if (localDay(moment) === localDay(now)) return clock.format(moment).replaceAll('\u202F', ' ')
  return formatDate(localDay(moment), screenDateFormat)
}

/** A bank's balance of some days ago; one kept by hand is as old as the person leaves it and gets no mark. */
export function isOutOfDate({ balanceAsOf, origin }: Pick<Account, 'balanceAsOf' | 'origin'>, now: Date): boolean {
  if (balanceAsOf === null || origin === 'manual') return false
  return addDays(dayOf(balanceAsOf), freshDays) < localDay(now)
}

/** The newest moment among balances, and how many are from an earlier day; null where none states a moment. */
export function newestAsOf(
  balances: readonly Pick<Account, 'balanceAsOf'>[],
): { readonly asOf: string; readonly olderCount: number } | null {
  const stated = balances.flatMap(({ balanceAsOf }) => (balanceAsOf === null ? [] : [balanceAsOf]))
  const [first, ...rest] = stated
  if (first === undefined) return null
  const asOf = rest.reduce((newest, candidate) => (candidate > newest ? candidate : newest), first)
  const olderCount = stated.filter((candidate) => daysBetween(dayOf(candidate), dayOf(asOf)) > 0).length
  return { asOf, olderCount }
}
