import type { Account } from '@evenkeel/api-client/contract/accounts'
import {
  addDays,
  daysBetween,
  formatDate,
  formatTime,
  type IsoDate,
  toIsoDate,
  screenDateFormat,
} from '@evenkeel/engine'
import { localDay } from '../shared/local-day.ts'

/** A bank's balance that is older than this number of days is marked. */
const freshDays = 3

/** Whether the balance was ever stated: a bank file without a balance creates an account of which only the transactions are known. */
export const isBalanceStated = ({ balance, balanceAsOf }: Pick<Account, 'balance' | 'balanceAsOf'>) =>
  balanceAsOf !== null || balance !== 0

/**
 * Whether a moment is only a day. A bank file states a day; it is kept as midnight UTC of that day, and shown as that day in every time
 * zone.
 */
const statesDay = (asOf: string) => /^\d{4}-\d\d-\d\d(T00:00:00(\.0+)?Z)?$/.test(asOf)

const toStatedDay = (asOf: string): IsoDate => (statesDay(asOf) ? toIsoDate(asOf) : localDay(new Date(asOf)))

/** Returns a balance's moment in words: the time if it is today for the viewer, else the day as MM/DD/YYYY. */
export function asOfText(asOf: string, now: Date): string {
  if (statesDay(asOf)) return formatDate(asOf, screenDateFormat)
  const moment = new Date(asOf)
  if (localDay(moment) === localDay(now)) return formatTime(moment)
  return formatDate(localDay(moment), screenDateFormat)
}

/** Whether a bank's balance is some days old. An account kept by hand is never marked: the person decides how current it is. */
export function isOutOfDate({ balanceAsOf, origin }: Pick<Account, 'balanceAsOf' | 'origin'>, now: Date): boolean {
  if (balanceAsOf === null || origin === 'manual') return false
  return addDays(toStatedDay(balanceAsOf), freshDays) < localDay(now)
}

/** Returns the newest moment among balances, and how many are from an earlier day; null if none has a moment. */
export function newestAsOf(
  balances: readonly Pick<Account, 'balanceAsOf'>[],
): { readonly asOf: string; readonly olderCount: number } | null {
  const stated = balances.flatMap(({ balanceAsOf }) => (balanceAsOf === null ? [] : [balanceAsOf]))
  const [first, ...rest] = stated
  if (first === undefined) return null
  const asOf = rest.reduce((newest, candidate) => (candidate > newest ? candidate : newest), first)
  const olderCount = stated.filter((candidate) => daysBetween(toStatedDay(candidate), toStatedDay(asOf)) > 0).length
  return { asOf, olderCount }
}
