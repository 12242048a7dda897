import type {
  BankFileAccount,
  BankFilePreview,
  SignReading,
  SignReadings,
} from '@evenkeel/api-client/contract/bank-files'
import { AccountGroup, accountTypes, toDollars } from '@evenkeel/engine'
import type { CsvMapping, ParsedAccount, ParsedBankFile, ParsedTransaction } from '../../bank-files/bank-file.ts'
import { inEnglish, type Note } from '../../bank-files/note.ts'
import type { CallContext } from '../../http/request-context.ts'
import { dropOldPreviews, insertBankFile } from '../../store/ledger/bank-files.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { entrySizesCents } from '../../store/ledger/total-amounts.ts'
import { accountGroup } from '../account-view.ts'
import { createTotalCheck } from '../amounts-in-total.ts'
import { presentMoment, toWireDate } from '../moment.ts'
import { requireAccount } from '../require.ts'
import { dayRange, toRowKey, writeContent } from './bank-file-content.ts'
import { toSentMapping } from './csv-mapping.ts'
import { answersOf, rememberedAnswers, withRemembered } from './layout-answers.ts'
import { createLookAhead, isPayment } from './look-ahead.ts'
import { accountOfFile, matchAccount } from './match-account.ts'
import type { RowMatch } from './match-rows.ts'

/** A preview that is not imported is deleted after a day. */
const previewLifetimeMs = 24 * 60 * 60 * 1000

/** The number of rows shown, enough to see that the file was read correctly. */
const sampleSize = 5

/** The type of an account if the file does not state one. */
export const defaultTypeName = 'Checking'

const findCategoryName = (typeName: string): string | undefined =>
  accountTypes.find((type) => type.typeName === typeName)?.categoryName

function toSuspectedRow(row: ParsedTransaction, index: number, match: RowMatch): BankFileAccount['suspectedRows'] {
  if (match.kind !== 'suspected') return []
  const { id, date, valueCents, description } = match.known
  const existing = { userTransactionId: id, date: toWireDate(date), value: toDollars(valueCents), description }
  return [{ rowKey: toRowKey(index), ...toFileRow(row), existing }]
}

interface StatusStyle {
  readonly ledger: LedgerTransaction
  readonly chosenAccountId: number | null
  /** Refuses rows that would make the ledger's total too large. */
  readonly checkTotal: ReturnType<typeof createTotalCheck>
  readonly lookAhead: ReturnType<typeof createLookAhead>
}

function previewAccount(look: StatusStyle, parsed: ParsedAccount): BankFileAccount {
  const { ledger, chosenAccountId, checkTotal, lookAhead } = look
  const { transactions } = parsed
  const userAccountId = chosenAccountId ?? accountOfFile(ledger, parsed)
  const matches = matchAccount(ledger, parsed, userAccountId)
  checkTotal(transactions.filter((_, index) => matches[index]?.kind !== 'duplicate'))
  const count = (kind: RowMatch['kind']) => matches.filter((match) => match.kind === kind).length
  const typeName = parsed.typeName ?? defaultTypeName
  const days = dayRange(transactions)
  return {
    key: parsed.key,
    userAccountId,
    name: parsed.name,
    categoryName: findCategoryName(typeName) ?? '',
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
    sample: transactions.slice(0, sampleSize).map(toFileRow),
    ...lookAhead(transactions.filter((_, index) => matches[index]?.kind !== 'duplicate')),
  }
}

const toFileRow = ({ date, valueCents, description }: ParsedTransaction) => ({
  date: toWireDate(date),
  value: toDollars(valueCents),
  description,
})

function toReading(rows: readonly ParsedTransaction[], invertSign: boolean): SignReading {
  const [out, into] = [rows.filter(({ valueCents }) => valueCents < 0), rows.filter(({ valueCents }) => valueCents > 0)]
  const sum = (some: readonly ParsedTransaction[]) => ({
    count: some.length,
    value: toDollars(some.reduce((cents, { valueCents }) => cents + valueCents, 0)),
  })
  const most = out.length >= into.length ? out : into
  const example = most.find((row) => !isPayment(row)) ?? most[0]
  return {
    invertSign,
    example: example ? toFileRow(example) : null,
    sample: rows.slice(0, sampleSize).map(toFileRow),
    moneyOut: sum(out),
    moneyIn: sum(into),
  }
}

/** Returns both readings of the signs where more than one is possible, or was. */
function toSignReadings({ signs, accounts }: ParsedBankFile): SignReadings | undefined {
  if (signs === undefined || (signs.settledBy === 'file' && !signs.invertSign)) return undefined
  const rows = accounts.flatMap(({ transactions }) => transactions)
  const turned = rows.map((row) => ({ ...row, valueCents: 0 - row.valueCents }))
  const readings = [toReading(rows, signs.invertSign), toReading(turned, !signs.invertSign)]
  return {
    ...signs,
    reasons: [...signs.reasons],
    readings: readings.toSorted((a, b) => Number(b.invertSign) - Number(a.invertSign)),
  }
}

/** Reads the file again if the account or an earlier file of the same columns answers what is open. */
function withKnownAnswers(ledger: LedgerTransaction, upload: Upload): ParsedBankFile {
  const { parsed, asked, chosenAccountId, readAgain } = upload
  const account = chosenAccountId === null ? undefined : requireAccount(ledger, chosenAccountId)
  const isDebt = account && accountGroup(account.categoryName) === AccountGroup.LIABILITY
  const read = account && parsed.signs?.settledBy === null ? readAgain(asked, isDebt) : parsed
  if (parsed.layoutKey === undefined) return read
  const mapping = withRemembered(read, asked, rememberedAnswers(ledger, parsed.layoutKey))
  return mapping === null ? read : readAgain(mapping, isDebt)
}

/** Adds the sentence in English, for other clients than our screens. */
const worded = <Named extends Note>(named: Named) => ({ ...named, message: inEnglish(named) })

/** The person's choices at the upload. */
export interface Upload {
  readonly fileName: string
  readonly parsed: ParsedBankFile
  /** How the person asked for a CSV file to be read. */
  readonly asked: CsvMapping
  /** Reads the file again: with what the person said about an earlier one, or as the rows of a card or loan. */
  readonly readAgain: (mapping: CsvMapping, isDebt?: boolean) => ParsedBankFile
  /** The account to import into; only a file with one account can be sent to a chosen one. */
  readonly chosenAccountId: number | null
}

/**
 * Returns what importing a file would do, and keeps the file for a day so that it can be imported.
 *
 * @throws ApiError 404 for an unknown account, 400 on `file` if its amounts, alone or with the ledger's, are too large
 * together.
 */
export function previewBankFile(
  ledger: LedgerTransaction,
  context: Pick<CallContext, 'clock'>,
  upload: Upload,
): BankFilePreview {
  const { fileName } = upload
  if (upload.chosenAccountId !== null) requireAccount(ledger, upload.chosenAccountId)
  const parsed = withKnownAnswers(ledger, upload)
  const chosenAccountId = parsed.accounts.length === 1 ? upload.chosenAccountId : null
  dropOldPreviews(ledger, new Date(context.clock.now() - previewLifetimeMs).toISOString())
  createTotalCheck(0, 'file')(parsed.accounts.flatMap(({ transactions }) => transactions))
  const look = {
    ledger,
    chosenAccountId,
    checkTotal: createTotalCheck(entrySizesCents(ledger), 'file'),
    lookAhead: createLookAhead(ledger, parsed.accounts),
  }
  const row = {
    fileName,
    format: parsed.format,
    uploadedAt: presentMoment(context.clock),
    status: 'previewed',
  } as const
  const mapping = parsed.mapping && toSentMapping(parsed.mapping)
  const signs = toSignReadings(parsed)
  const { accounts, unreadable = [], unreadableCount = 0 } = parsed
  const content = {
    accounts,
    isOpen: parsed.signs?.settledBy === null,
    unreadableCount,
    answers: answersOf(parsed, upload.asked),
  }
  return {
    bankFileId: insertBankFile(ledger, row, writeContent(content)),
    format: parsed.format,
    ...(parsed.columns && { columns: parsed.columns }),
    ...(parsed.rows && { rows: parsed.rows }),
    ...(mapping && { mapping }),
    ...(parsed.layoutName !== undefined && { layoutName: parsed.layoutName }),
    ...(signs && { signs }),
    ...(parsed.dateChoices && { dateChoices: [...parsed.dateChoices] }),
    unreadable: unreadable.map(worded),
    unreadableCount,
    accounts: accounts.map((account) => previewAccount(look, account)),
    problems: parsed.problems.map(worded),
  }
}
