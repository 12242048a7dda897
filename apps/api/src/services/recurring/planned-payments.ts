import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import type { PlannedPayment } from '@evenkeel/api-client/contract/recurring'
import {
  type DuePayment,
  type IsoDate,
  monthlyCents,
  normalizeDescription,
  plannedDates,
  plannedFlow,
  toCents,
  toDollars,
  toPeriod,
} from '@evenkeel/engine'
import { badRequest, notFound } from '../../errors.ts'
import type { LedgerCalls, LedgerContext } from '../../http/handlers.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { allAccounts } from '../../store/ledger/accounts.ts'
import {
  allPlannedPayments,
  deletePlannedPaymentRow,
  insertPlannedPayment,
  type StoredPlanned,
  updatePlannedPaymentRow,
} from '../../store/ledger/planned-payments.ts'
import { toDay, toWireDate } from '../moment.ts'
import { recordChange } from '../record-change.ts'
import { requireAccount, requireCategory } from '../require.ts'
import type { DecidedStream } from './recurring-streams.ts'
import { say } from '../../say.ts'

const maxPlanned = 200
const tooMany = say('pleaseDeleteOneFirstThereAre', maxPlanned)

/** A planned payment with its dates. */
export interface Planned {
  readonly row: StoredPlanned
  readonly nextDate: IsoDate | null
  readonly dates: readonly IsoDate[]
}

const isSameAs =
  ({ description, amountCents }: StoredPlanned) =>
  ({ stream }: DecidedStream): boolean =>
    stream.payee === normalizeDescription(description) && stream.expectedCents > 0 === amountCents > 0

/** Returns what the person has entered and no counted stream shows already, the next one first. */
export function plannedPayments(
  ledger: LedgerTransaction,
  counted: readonly DecidedStream[],
  today: IsoDate,
): readonly Planned[] {
  const last = '9999-12-31'
  const accounts = new Set(allAccounts(ledger).map(({ id }) => id))
  return allPlannedPayments(ledger)
    .filter((row) => !counted.some(isSameAs(row)))
    .map((row) => ({ ...row, accountId: row.accountId !== null && accounts.has(row.accountId) ? row.accountId : null }))
    .map((row) => ({ row, ...plannedDates(row, today) }))
    .toSorted((one, other) => ((one.nextDate ?? last) < (other.nextDate ?? last) ? -1 : 1))
}

/** Returns the planned payments that are due soon; those that name no account are of the main one. */
export const duePlanned = (planned: readonly Planned[], mainAccountId: number): DuePayment[] =>
  planned.flatMap(({ row, nextDate, dates }) => {
    if (nextDate === null) return []
    const { amountCents: expectedCents, accountId } = row
    return [{ flow: plannedFlow(expectedCents), accountId: accountId ?? mainAccountId, expectedCents, nextDate, dates }]
  })

/** Returns what a planned payment comes to in a month: nothing for one that comes once. */
export const plannedMonthlyCents = ({ row: { repeats, amountCents } }: Planned): number =>
  repeats === 'once' ? 0 : monthlyCents({ period: repeats, expectedCents: amountCents })

export function toPlannedPayment({ row, nextDate, dates }: Planned): PlannedPayment {
  return {
    plannedPaymentId: row.id,
    description: row.description,
    categoryId: row.categoryId,
    flow: plannedFlow(row.amountCents),
    amount: toDollars(row.amountCents),
    repeats: row.repeats,
    dates: dates.map(toWireDate),
    nextDate: nextDate === null ? null : toWireDate(nextDate),
    userAccountId: row.accountId,
  }
}

/** Returns what the form says of a row. @throws ApiError 404 for an unknown category or account. */
function enteredRow(ledger: LedgerTransaction, body: Validated<'addPlannedPayment'>['body']) {
  const cents = toCents(body.amount)
  const { id: categoryId } = requireCategory(body.categoryId)
  return {
    description: body.description.trim(),
    amountCents: body.direction === 'in' ? cents : -cents,
    categoryId,
    repeats: body.repeats,
    firstDate: toDay(body.firstDate),
    accountId: body.userAccountId ? requireAccount(ledger, body.userAccountId).id : null,
  }
}

function requirePlanned(ledger: LedgerTransaction, plannedPaymentId: number): StoredPlanned {
  const known = allPlannedPayments(ledger).find(({ id }) => id === plannedPaymentId)
  if (!known) throw notFound()
  return known
}

/** Stores a payment that is coming. @throws ApiError 404 for an unknown id, 400 beyond the most there may be. */
function addPlannedPayment({ body }: Validated<'addPlannedPayment'>, context: LedgerContext): PlannedPayment {
  const { ledger, today } = context
  const entered = enteredRow(ledger, body)
  if (allPlannedPayments(ledger).length >= maxPlanned) throw badRequest({ description: tooMany })
  const row = { ...entered, since: toPeriod(today) }
  return recordChange(context, 'planned.create', (recorder) => {
    const id = insertPlannedPayment(ledger, row)
    recorder.hasCreated('planned_payment', [id])
    return toPlannedPayment({ row: { ...row, id }, ...plannedDates(row, today) })
  })
}

/**
 * Changes a planned payment. Its next date, left as it is shown, keeps the series' first one: what comes on the 31st
 * still does after a month that has none. @throws ApiError 404
 */
function updatePlannedPayment({ body }: Validated<'updatePlannedPayment'>, context: LedgerContext): PlannedPayment {
  const { ledger, today } = context
  const known = requirePlanned(ledger, body.plannedPaymentId)
  const { userAccountId = known.accountId } = body
  const entered = { ...known, ...enteredRow(ledger, { ...body, userAccountId }) }
  const isSameDay = entered.repeats === known.repeats && entered.firstDate === plannedDates(known, today).nextDate
  const row = isSameDay ? { ...entered, firstDate: known.firstDate } : entered
  return recordChange(context, 'planned.update', (recorder) => {
    recorder.willChange('planned_payment', [known.id])
    updatePlannedPaymentRow(ledger, row)
    return toPlannedPayment({ row, ...plannedDates(row, today) })
  })
}

/** Deletes a planned payment. @throws ApiError 404 */
function deletePlannedPayment({ body }: Validated<'deletePlannedPayment'>, context: LedgerContext) {
  const { ledger } = context
  const known = requirePlanned(ledger, body.plannedPaymentId)
  recordChange(context, 'planned.delete', (recorder) => {
    recorder.willChange('planned_payment', [known.id])
    deletePlannedPaymentRow(ledger, known.id)
  })
  return {}
}

export const plannedPaymentCalls = {
  addPlannedPayment,
  updatePlannedPayment,
  deletePlannedPayment,
} satisfies LedgerCalls
