import { day, money, nonNegativeMoney, rate } from '@evenkeel/api-client/contract/primitives'
import { accountTypes, addDays, type IsoDate, toCents } from '@evenkeel/engine'
import * as z from 'zod/mini'
import type { ProviderAccount, ProviderTransaction } from '../../bank/bank-provider.ts'
import { cleanText } from '../../bank-files/clean-text.ts'
import { findCategoryByName } from '../../store/ledger/category-catalogue.ts'

/*
 * What a provider says is held against the same rules as what a person types, before any of it comes near the ledger. A row
 * that does not pass is left out and counted; a field of an account that does not pass is as if it were not stated.
 */

/** A movement that may go into the ledger. */
export interface AcceptedTransaction {
  readonly providerId: string
  readonly providerAccountId: string
  readonly date: string
  readonly valueCents: number
  readonly currency: string
  readonly description: string
  readonly fullDescription: string
  readonly categoryId: number | undefined
  readonly isPending: boolean
  readonly pendingId: string | null
}

/** An account that may go into the ledger; null where the bank states nothing that can be taken. */
export interface AcceptedAccount {
  readonly providerAccountId: string
  readonly persistentId: string | null
  readonly name: string
  readonly mask: string | null
  readonly categoryName: string
  readonly typeName: string
  readonly currency: string
  readonly balanceCents: number | null
  readonly balanceAsOf: string | null
  readonly interestRate: number | null
  readonly minimumPaymentCents: number | null
}

const LONGEST_ID = 200
const LONGEST_NAME = 120
const DEFAULT_TYPE = 'Checking'
/** Banks date some rows ahead; none by more than this. */
const DAYS_AHEAD = 366

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_ID && value === cleanText(value, LONGEST_ID)

const isCurrency = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value)

const textOf = (value: unknown, length: number) => (typeof value === 'string' ? cleanText(value, length) : '')

/** Whole cents; null for what is no amount: not finite, or beyond what one field may hold. */
function centsOf(dollars: unknown, schema = money): number | null {
  if (typeof dollars !== 'number' || !Number.isFinite(dollars)) return null
  const rounded = Math.round(dollars * 100) / 100
  return z.safeParse(schema, rounded).success ? toCents(rounded) : null
}

const isDay = (value: unknown, today: IsoDate): value is string =>
  typeof value === 'string' &&
  value.length === 10 &&
  z.safeParse(day, value).success &&
  value <= addDays(today, DAYS_AHEAD)

/** A row as it may be taken; null where its id, account, day, amount or currency is none. */
export function acceptTransaction(row: ProviderTransaction, today: IsoDate): AcceptedTransaction | null {
  const valueCents = centsOf(row.amount)
  if (
    !isId(row.id) ||
    !isId(row.accountId) ||
    valueCents === null ||
    !isDay(row.date, today) ||
    !isCurrency(row.currency)
  )
    return null
  const fullDescription = textOf(row.fullDescription, 1000)
  const description =
    textOf(row.description, LONGEST_NAME) || fullDescription.slice(0, LONGEST_NAME).toWellFormed() || 'No description'
  return {
    providerId: row.id,
    providerAccountId: row.accountId,
    date: row.date,
    valueCents,
    currency: row.currency,
    description,
    fullDescription: fullDescription || description,
    categoryId: typeof row.categoryName === 'string' ? findCategoryByName(row.categoryName)?.id : undefined,
    isPending: row.isPending === true,
    pendingId: isId(row.pendingId) && row.pendingId !== row.id ? row.pendingId : null,
  }
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value))

/** An account as it may be taken; null where it has no id or is in no currency. A balance cannot be from the future. */
export function acceptAccount(account: ProviderAccount, now: string): AcceptedAccount | null {
  if (!isId(account.id) || !isCurrency(account.currency)) return null
  const type =
    accountTypes.find(({ typeName }) => typeName === account.typeName) ??
    accountTypes.find(({ typeName }) => typeName === DEFAULT_TYPE)
  const statedAt = isMoment(account.balanceAsOf) ? new Date(account.balanceAsOf).toISOString() : now
  const isOwed = type?.groupName === 'Liability'
  return {
    providerAccountId: account.id,
    persistentId: isId(account.persistentId) ? account.persistentId : null,
    name: textOf(account.name, LONGEST_NAME) || (type?.typeName ?? DEFAULT_TYPE),
    mask: typeof account.mask === 'string' && /^[0-9A-Za-z]{1,10}$/.test(account.mask) ? account.mask : null,
    categoryName: type?.categoryName ?? 'Cash',
    typeName: type?.typeName ?? DEFAULT_TYPE,
    currency: account.currency,
    balanceCents: centsOf(account.balance),
    balanceAsOf: statedAt > now ? now : statedAt,
    interestRate: isOwed && z.safeParse(rate, account.interestRate).success ? account.interestRate : null,
    minimumPaymentCents: isOwed ? centsOf(account.minimumPayment, nonNegativeMoney) : null,
  }
}
