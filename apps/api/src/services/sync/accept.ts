import { day, money, nonNegativeMoney, rate } from '@evenkeel/api-client/contract/primitives'
import { accountTypes, addDays, type IsoDate, toCents } from '@evenkeel/engine'
import * as z from 'zod/mini'
import type { ProviderAccount, ProviderTransaction } from '../../bank/bank-provider.ts'
import { cleanText } from '../../bank-files/clean-text.ts'
import { findCategoryByName } from '../../store/ledger/category-catalog.ts'

/*
 * A provider's data must pass the same rules as typed data before any of it reaches the ledger. A row that fails is
 * left out and counted; an account's field that fails is treated as not stated.
 */

/** A checked transaction that may be stored in the ledger. */
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

/** A checked account that may be stored in the ledger; fields are null if the bank states no valid value. */
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

const maxIdLength = 200
const maxNameLength = 120
const defaultType = 'Checking'
/** The farthest future date accepted, in days: banks post-date some rows. */
const daysAhead = 366

const isId = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= maxIdLength &&
  value === cleanText(value, maxIdLength)

const isCurrency = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value)

const toText = (value: unknown, length: number) => (typeof value === 'string' ? cleanText(value, length) : '')

/** Returns whole cents; null for an invalid amount: not finite, or beyond what one field may hold. */
function parseCents(dollars: unknown, schema = money): number | null {
  if (typeof dollars !== 'number' || !Number.isFinite(dollars)) return null
  const rounded = Math.round(dollars * 100) / 100
  return z.safeParse(schema, rounded).success ? toCents(rounded) : null
}

const isDay = (value: unknown, today: IsoDate): value is string =>
  typeof value === 'string' &&
  value.length === 10 &&
  z.safeParse(day, value).success &&
  value <= addDays(today, daysAhead)

/** Returns the checked row; null if its id, account, date, amount or currency is invalid. */
export function acceptTransaction(row: ProviderTransaction, today: IsoDate): AcceptedTransaction | null {
  const valueCents = parseCents(row.amount)
  if (
    !isId(row.id) ||
    !isId(row.accountId) ||
    valueCents === null ||
    !isDay(row.date, today) ||
    !isCurrency(row.currency)
  )
    return null
  const fullDescription = toText(row.fullDescription, 1000)
  const description =
    toText(row.description, maxNameLength) || fullDescription.slice(0, maxNameLength).toWellFormed() || 'No description'
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

/** Returns the checked account; null if it has no id or no valid currency. A balance date in the future becomes now. */
export function acceptAccount(account: ProviderAccount, now: string): AcceptedAccount | null {
  if (!isId(account.id) || !isCurrency(account.currency)) return null
  const type =
    accountTypes.find(({ typeName }) => typeName === account.typeName) ??
    accountTypes.find(({ typeName }) => typeName === defaultType)
  const statedAt = isMoment(account.balanceAsOf) ? new Date(account.balanceAsOf).toISOString() : now
  const isOwed = type?.groupName === 'Liability'
  return {
    providerAccountId: account.id,
    persistentId: isId(account.persistentId) ? account.persistentId : null,
    name: toText(account.name, maxNameLength) || (type?.typeName ?? defaultType),
    mask: typeof account.mask === 'string' && /^[0-9A-Za-z]{1,10}$/.test(account.mask) ? account.mask : null,
    categoryName: type?.categoryName ?? 'Cash',
    typeName: type?.typeName ?? defaultType,
    currency: account.currency,
    balanceCents: parseCents(account.balance),
    balanceAsOf: statedAt > now ? now : statedAt,
    interestRate: isOwed && z.safeParse(rate, account.interestRate).success ? account.interestRate : null,
    minimumPaymentCents: isOwed ? parseCents(account.minimumPayment, nonNegativeMoney) : null,
  }
}
