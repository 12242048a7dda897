import { accountTypes, type Categorized, normalizeDescription, toCents } from '@evenkeel/engine'
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
import { insertPositions } from '../../store/ledger/positions.ts'
import { entrySizesCents } from '../../store/ledger/total-amounts.ts'
import { createSpelling } from '../../store/ledger/tags.ts'
import { createTotalCheck, withinTotal } from '../amounts-in-total.ts'
import { accountMessages } from '../account-rules.ts'
import { toWireDate } from '../moment.ts'
import type { RunRecorder } from '../record-change.ts'
import { requireAccount } from '../require.ts'
import { dayRange, toRowKey } from './bank-file-content.ts'
import { splitNewEntries } from '../apply-rules.ts'
import { createCategorizer, toFirstFields } from '../first-category.ts'
import { categoryOfFile } from './file-category.ts'
import { leavesOwnCategory } from './look-ahead.ts'
import { matchAccount } from './match-account.ts'
import type { OwnCategoryOfRow } from './own-categories-of-file.ts'
import { defaultTypeName } from './preview-bank-file.ts'
import { say } from '../../say.ts'

/** The person's decisions for one account of the file. */
type AccountChoice = Validated<'commitBankFile'>['body']['accounts'][number]

export interface ImportStep {
  readonly ledger: LedgerTransaction
  readonly recorder: RunRecorder
  readonly bankFileId: number
  /** YYYY-MM-DD */
  readonly today: string
  readonly parsed: ParsedAccount
  readonly choice: AccountChoice
  readonly ownCategoryOf: OwnCategoryOfRow
  /** The path of the choice in the body, which prefixes its fields in an error. */
  readonly field: string
}

function createFileAccount({ ledger, recorder, parsed, choice, field }: ImportStep): StoredAccount {
  const typeName = choice.type ?? parsed.typeName ?? defaultTypeName
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

/**
 * Marks a manual account as kept by files from now on. Refuses another currency, which would change what amounts mean.
 */
function takeAccount(step: ImportStep, accountId: number): StoredAccount {
  const { ledger, recorder, parsed, field } = step
  const account = requireAccount(ledger, accountId)
  if (account.currency !== parsed.currency) {
    throw badRequest({
      [`${field}.userAccountId`]: say('otherCurrency', account.currency, parsed.currency),
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

/** Returns the file's balance, else the one that the person states for a new account. */
function statedBalance({ parsed, choice, today }: ImportStep): Pick<ParsedAccount, 'balanceCents' | 'balanceAsOf'> {
  const { balance = null, userAccountId } = choice
  if (parsed.balanceCents !== null || balance === null || userAccountId !== null) return parsed
  return { balanceCents: toCents(balance), balanceAsOf: today }
}

/** Sets the balance that the file or the person states, unless a newer one is known. It keeps its sign. */
function takeBalance(step: ImportStep, account: StoredAccount): void {
  const { ledger, recorder } = step
  const { balanceCents, balanceAsOf: day } = statedBalance(step)
  if (balanceCents === null) return
  if (day !== null) {
    const known = findBalanceDay(ledger, account.id, day)
    if (known) recorder.willChange('balance_day', [known.id])
    recorder.hasCreated('balance_day', [putBalanceDay(ledger, { accountId: account.id, day, balanceCents })])
  }
  const isNewer = account.balanceAsOf === null || (day !== null && day >= account.balanceAsOf.slice(0, 10))
  if (isNewer) updateAccountRow(ledger, account.id, { balanceCents, balanceAsOf: day && toWireDate(day) })
}

/**
 * Sorts rows oldest first. Banks list the newest first or last; within a day the later row must get the higher id, so
 * that lists show it first.
 */
function oldestFirst<Row extends { readonly row: ParsedTransaction }>(rows: readonly Row[]): Row[] {
  const first = rows[0]?.row.date ?? ''
  const last = rows.at(-1)?.row.date ?? ''
  const listed = first > last ? rows.toReversed() : [...rows]
  return listed.toSorted((a, b) => (a.row.date < b.row.date ? -1 : Number(a.row.date > b.row.date)))
}

/** The person's rules and their last choice come before the category that they made in another program. */
function withOwnCategory(found: Categorized, row: ParsedTransaction, ownCategoryOf: OwnCategoryOfRow): Categorized {
  const own = leavesOwnCategory(found) ? ownCategoryOf(row) : undefined
  return own ? { ...found, categoryId: own.categoryId, ownCategoryId: own.id, categorySource: 'provider' } : found
}

/** Inserts rows in the order in which they happened. */
function insertRows(
  { ledger, recorder, bankFileId, ownCategoryOf }: ImportStep,
  account: StoredAccount,
  rows: readonly { readonly row: ParsedTransaction }[],
): void {
  const firstLook = createCategorizer(ledger)
  const splits: Categorized['split'][] = []
  const { id: accountId, currency } = account
  const spell = createSpelling(ledger)
  const toOwnFields = ({ row }: { readonly row: ParsedTransaction }): OwnFields => {
    const { date, valueCents, description, fullDescription, providerId, notes = '', tags = [] } = row
    const normalizedDescription = normalizeDescription(description)
    const words = { description, fullDescription, normalizedDescription, valueCents, accountId }
    const first = firstLook(words, { categoryId: categoryOfFile(row.category) })
    const found = withOwnCategory(first, row, ownCategoryOf)
    splits.push(found.split)
    return {
      date,
      valueCents,
      ...toFirstFields({ ...found, tags: [...found.tags, ...spell(tags)] }),
      note: notes,
      ...(row.isHidden && { isHidden: true }),
      fullDescription,
      normalizedDescription,
      providerId,
    }
  }
  const run = insertEntries(
    ledger,
    { currency, accountId, origin: 'file', bankFileId },
    oldestFirst(rows).map(toOwnFields),
  )
  if (!run) return
  recorder.hasCreatedRun(run)
  const { firstId } = run
  splitNewEntries(
    ledger,
    recorder,
    splits.map((split, index) => ({ id: firstId + index, split })),
  )
}

/** The outcome of importing one account of a file. */
export interface ImportedAccount {
  readonly accountId: number
  readonly created: number
  readonly skipped: number
  /** The first and last day in the file; null if it has no rows. */
  readonly days: { readonly first: string; readonly last: string } | null
}

/**
 * Imports one account of a file. Sure duplicates are left out; suspected ones follow the person's decision.
 *
 * @throws ApiError 404 for an unknown account, 400 for an unknown type, an account in another currency, and amounts
 * that are too large together.
 */
export function importAccount(step: ImportStep): ImportedAccount {
  const { ledger, recorder, bankFileId, parsed, choice, field } = step
  const account = choice.userAccountId === null ? createFileAccount(step) : takeAccount(step, choice.userAccountId)
  rememberKey(step, account.id)
  const matches = matchAccount(ledger, parsed, account.id)
  const skipped = new Set(choice.skipRowKeys)
  const rows = parsed.transactions.map((row, index) => ({ row, match: matches[index], rowKey: toRowKey(index) }))
  const wanted = rows.filter(
    ({ match, rowKey }) => match?.kind !== 'duplicate' && !(match?.kind === 'suspected' && skipped.has(rowKey)),
  )
  createTotalCheck(entrySizesCents(ledger), `${field}.key`)(wanted.map(({ row }) => row))
  insertRows(step, account, wanted)
  withinTotal(ledger, `${field}.key`, () => takeBalance(step, account))
  const held = (parsed.positions ?? []).map((one) => ({ ...one, accountId: account.id, bankFileId }))
  recorder.hasCreated('position', insertPositions(ledger, held))
  return {
    accountId: account.id,
    created: wanted.length,
    skipped: rows.length - wanted.length,
    days: dayRange(parsed.transactions),
  }
}
