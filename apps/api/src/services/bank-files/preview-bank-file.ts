import type { BankFileAccount, BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import { accountTypes, toDollars } from '@evenkeel/engine'
import type { ParsedAccount, ParsedBankFile, ParsedTransaction } from '../../bank-files/bank-file.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findFileKey } from '../../store/ledger/accounts.ts'
import { dropOldPreviews, insertBankFile } from '../../store/ledger/bank-files.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { nowOf, toWireDate } from '../moment.ts'
import { requireAccount } from '../require.ts'
import { daysOf, rowKeyOf, writeContent } from './bank-file-content.ts'
import { toSentMapping } from './csv-mapping.ts'
import { matchAccount } from './match-account.ts'
import type { RowMatch } from './match-rows.ts'

/** A preview that nobody imports is forgotten after a day. */
const PREVIEW_LIFETIME_MS = 24 * 60 * 60 * 1000

/** How many rows a person looks at to see that a file was read as meant. */
const SAMPLE_SIZE = 5

/** The kind that an account is taken for where the file does not say. */
export const DEFAULT_TYPE_NAME = 'Checking'

const categoryNameOf = (typeName: string): string | undefined =>
  accountTypes.find((type) => type.typeName === typeName)?.categoryName

const toSample = ({ date, valueCents, description }: ParsedTransaction) => ({
  date: toWireDate(date),
  value: toDollars(valueCents),
  description,
})

function toSuspectedRow(row: ParsedTransaction, index: number, match: RowMatch): BankFileAccount['suspectedRows'] {
  if (match.kind !== 'suspected') return []
  const { id, date, valueCents, description } = match.known
  const existing = { userTransactionId: id, date: toWireDate(date), value: toDollars(valueCents), description }
  return [{ rowKey: rowKeyOf(index), ...toSample(row), existing }]
}

function previewAccount(
  ledger: LedgerTransaction,
  parsed: ParsedAccount,
  chosenAccountId: number | null,
): BankFileAccount {
  const { transactions } = parsed
  const userAccountId = chosenAccountId ?? findFileKey(ledger, parsed.key)?.accountId ?? null
  const matches = matchAccount(ledger, parsed, userAccountId)
  const count = (kind: RowMatch['kind']) => matches.filter((match) => match.kind === kind).length
  const typeName = parsed.typeName ?? DEFAULT_TYPE_NAME
  const days = daysOf(transactions)
  return {
    key: parsed.key,
    userAccountId,
    name: parsed.name,
    categoryName: categoryNameOf(typeName) ?? '',
    typeName,
    currency: parsed.currency,
    balance: parsed.balanceCents === null ? null : toDollars(parsed.balanceCents),
    balanceAsOf: parsed.balanceAsOf && toWireDate(parsed.balanceAsOf),
    transactions: transactions.length,
    new: count('new'),
    duplicates: count('duplicate'),
    suspected: count('suspected'),
    firstDate: days && toWireDate(days.first),
    lastDate: days && toWireDate(days.last),
    sum: toDollars(transactions.reduce((sum, { valueCents }) => sum + valueCents, 0)),
    suspectedRows: transactions.flatMap((row, index) => toSuspectedRow(row, index, matches[index] ?? { kind: 'new' })),
    sample: transactions.slice(0, SAMPLE_SIZE).map(toSample),
  }
}

/** What a person chose at the upload. */
export interface Upload {
  readonly fileName: string
  readonly parsed: ParsedBankFile
  /** Into which account to import; only a file of one account can be sent to a chosen one. */
  readonly chosenAccountId: number | null
}

/** Says what importing a file would do, and keeps it for a day so that it can be. @throws ApiError 404 for an unknown account. */
export function previewBankFile(
  ledger: LedgerTransaction,
  context: Pick<RequestContext, 'clock'>,
  upload: Upload,
): BankFilePreview {
  const { parsed, fileName } = upload
  if (upload.chosenAccountId !== null) requireAccount(ledger, upload.chosenAccountId)
  const chosenAccountId = parsed.accounts.length === 1 ? upload.chosenAccountId : null
  dropOldPreviews(ledger, new Date(context.clock.now() - PREVIEW_LIFETIME_MS).toISOString())
  const row = { fileName, format: parsed.format, uploadedAt: nowOf(context.clock), status: 'previewed' } as const
  const mapping = parsed.mapping && toSentMapping(parsed.mapping)
  return {
    bankFileId: insertBankFile(ledger, row, writeContent({ accounts: parsed.accounts })),
    format: parsed.format,
    ...(parsed.columns && { columns: parsed.columns }),
    ...(parsed.rows && { rows: parsed.rows }),
    ...(mapping && { mapping }),
    accounts: parsed.accounts.map((account) => previewAccount(ledger, account, chosenAccountId)),
    problems: parsed.problems,
  }
}
