import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import { badRequest, type FieldErrors } from '../errors.ts'
import { toDay } from './moment.ts'

const dayMs = 86_400_000

const isFirst = (day: string) => day.endsWith('-01')
const isLast = (day: string) => new Date(Date.parse(day) + dayMs).getUTCDate() === 1

/**
 * Limits a widget on another page to what the person agreed to: totals of whole months over all accounts. Anything
 * narrower would let the page single out purchases.
 *
 * @throws ApiError 400 on each field that asks for less than that.
 */
export function requireTotals({
  fromDate,
  toDate,
  userAccountIds,
  excludeManualTransactions,
}: Validated<'spending'>['body']): void {
  const fields: FieldErrors = {
    ...(!isFirst(toDay(fromDate)) && { fromDate: 'Start on the first day of a month.' }),
    ...(!isLast(toDay(toDate)) && { toDate: 'End on the last day of a month.' }),
    ...(userAccountIds !== undefined && {
      userAccountIds: 'Leave this out: a widget reads all accounts together.',
    }),
    ...(excludeManualTransactions !== undefined && {
      excludeManualTransactions: 'Leave this out: a widget reads all transactions together.',
    }),
  }
  if (Object.keys(fields).length > 0) throw badRequest(fields)
}
