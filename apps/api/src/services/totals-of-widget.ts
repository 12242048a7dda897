import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import { badRequest, type FieldErrors } from '../errors.ts'
import { toDay } from './moment.ts'
import { say } from '../say.ts'

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
    ...(!isFirst(toDay(fromDate)) && { fromDate: say('firstDayOfMonth') }),
    ...(!isLast(toDay(toDate)) && { toDate: say('lastDayOfMonth') }),
    ...(userAccountIds !== undefined && {
      userAccountIds: say('allAccountsTogether'),
    }),
    ...(excludeManualTransactions !== undefined && {
      excludeManualTransactions: say('allTransactionsTogether'),
    }),
  }
  if (Object.keys(fields).length > 0) throw badRequest(fields)
}
