import { accountTypes, normalizeDescription } from '@evenkeel/engine'
import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import type { ParsedAccount, ParsedTransaction } from '../../bank-files/bank-file.ts'
import { badRequest } from '../../errors.ts'
import {
  findBalanceDay,
  findFileKey,
  insertAccount,
  putBalanceDay,
  putFileKey,
  type StoredAccount,
  updateAccountRow,
} from '../../store/ledger/accounts.ts'
import { insertEntries, type OwnFields } from '../../store/ledger/entries-in-bulk.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { accountMessages } from '../account-rules.ts'
import { toWireDate } from '../moment.ts'
import type { RunRecorder } from '../record-change.ts'
import { requireAccount } from '../require.ts'
import { daysOf, rowKeyOf } from './bank-file-content.ts'
import { makeCategoryFinder } from './file-category.ts'
import { matchAccount } from './match-account.ts'
import { DEFAULT_TYPE_NAME } from './preview-bank-file.ts'

/** What the person decided for one account of the file. */
export type AccountChoice = Validated<'commitBankFile'>['body']['accounts'][number]

export interface ImportStep {
  readonly ledger: LedgerTransaction
  readonly recorder: RunRecorder
  readonly bankFileId: number
  readonly parsed: ParsedAccount
  readonly choice: AccountChoice
  /** Where the choice stands in the body: the name of its fields in an error. */
  readonly field: string
}

function createAccountOf({ ledger, recorder, parsed, choice, field }: ImportStep): StoredAccount {
  const typeName = choice.type ?? parsed.typeName ?? DEFAULT_TYPE_NAME
  const type = accountTypes.find((candidate) => candidate.typeName === typeName)
  if (!type) throw badRequest({ [`${field}.type`]: accountMessages.type })
  const account = insertAccount(ledger, {
    name: (choice.name ?? parsed.name).trim(),
    categoryName: type.categoryName,
    typeName,
    currency: parsed.currency,
    balanceCents: 0,
    origin: 'file',
  })
  recorder.hasCreated('account', [account.id])
  return account
}

/** An account kept by hand is kept by files from now on; in another currency a file's amounts would mean something else. */
function takeAccount(step: ImportStep, accountId: number): StoredAccount {
  const { ledger, recorder, parsed, field } = step
  const account = requireAccount(ledger, accountId)
  if (account.currency !== parsed.currency) {
    throw badRequest({
      [`${field}.userAccountId`]: `This account is kept in ${account.currency}, the file is in ${parsed.currency}.`,
    })
  }
  recorder.willChange('account', [accountId])
  if (account.origin === 'manual') updateAccountRow(ledger, accountId, { origin: 'file' })
  return account
}

function rememberKey({ ledger, recorder, parsed: { key } }: ImportStep, accountId: number): void {
  const known = findFileKey(ledger, key)
  if (known?.accountId === accountId) return
  if (known) recorder.willChange('account_file_key', [known.id])
  recorder.hasCreated('account_file_key', [putFileKey(ledger, { key, accountId })])
}

/** The balance as the file states it, unless a newer one is known already; its sign is the bank's and is kept. */
function takeBalance({ ledger, recorder, parsed }: ImportStep, account: StoredAccount): void {
  const { balanceCents, balanceAsOf: day } = parsed
  if (balanceCents === null) return
  if (day !== null) {
    const known = findBalanceDay(ledger, account.id, day)
    if (known) recorder.willChange('balance_day', [known.id])
    recorder.hasCreated('balance_day', [putBalanceDay(ledger, { accountId: account.id, day, balanceCents })])
  }
  const isNewer = account.balanceAsOf === null || (day !== null && day >= account.balanceAsOf.slice(0, 10))
  if (isNewer) updateAccountRow(ledger, account.id, { balanceCents, balanceAsOf: day && toWireDate(day) })
}

/** Banks list the newest first or last; within a day the later row gets the higher id, and so stands first in the list. */
function oldestFirst<Row extends { readonly row: ParsedTransaction }>(rows: readonly Row[]): Row[] {
  const first = rows[0]?.row.date ?? ''
  const last = rows.at(-1)?.row.date ?? ''
  const listed = first > last ? rows.toReversed() : [...rows]
  return listed.toSorted((a, b) => (a.row.date < b.row.date ? -1 : Number(a.row.date > b.row.date)))
}

/** Inserts rows in the order in which they happened. */
function insertRows(
  { ledger, recorder, bankFileId }: ImportStep,
  account: StoredAccount,
  rows: readonly { readonly row: ParsedTransaction }[],
): void {
  const categoryOf = makeCategoryFinder(ledger)
  const toOwnFields = ({ row }: { readonly row: ParsedTransaction }): OwnFields => {
    const { date, valueCents, description, fullDescription, providerId } = row
    const normalizedDescription = normalizeDescription(description)
    return {
      date,
      valueCents,
      ...categoryOf(normalizedDescription, row.category),
      description,
      fullDescription,
      normalizedDescription,
      providerId,
    }
  }
  const { id: accountId, currency } = account
  const run = insertEntries(
    ledger,
    { currency, accountId, origin: 'file', bankFileId },
    oldestFirst(rows).map(toOwnFields),
  )
  if (run) recorder.hasCreatedRun(run)
}

/** What importing one account of a file did. */
export interface ImportedAccount {
  readonly accountId: number
  readonly created: number
  readonly skipped: number
  /** The days that the file covers; null without rows. */
  readonly days: { readonly first: string; readonly last: string } | null
}

/**
 * Imports one account of a file: rows that are surely there are left out, those that only may be there as the person said.
 *
 * @throws ApiError 404 for an unknown account, 400 for an unknown type or an account in another currency.
 */
export function importAccount(step: ImportStep): ImportedAccount {
  const { ledger, parsed, choice } = step
  const account = choice.userAccountId === null ? createAccountOf(step) : takeAccount(step, choice.userAccountId)
  rememberKey(step, account.id)
  const matches = matchAccount(ledger, parsed, account.id)
  const skipped = new Set(choice.skipRowKeys)
  const rows = parsed.transactions.map((row, index) => ({ row, match: matches[index], rowKey: rowKeyOf(index) }))
  const wanted = rows.filter(
    ({ match, rowKey }) => match?.kind !== 'duplicate' && !(match?.kind === 'suspected' && skipped.has(rowKey)),
  )
  insertRows(step, account, wanted)
  takeBalance(step, account)
  return {
    accountId: account.id,
    created: wanted.length,
    skipped: rows.length - wanted.length,
    days: daysOf(parsed.transactions),
  }
}
