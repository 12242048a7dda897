import { type BankFilePreview, csvMapping } from '@evenkeel/api-client/contract/bank-files'
import { id } from '@evenkeel/api-client/contract/primitives'
import { AccountGroup, accountTypes, addDays, toIsoDate } from '@evenkeel/engine'
import * as z from 'zod/mini'
import type { AppParts } from '../app-parts.ts'
import { BankFileError, type CsvMapping, type ParsedBankFile, type ParseOptions } from '../bank-files/bank-file.ts'
import { parseBankFile } from '../bank-files/parse-bank-file.ts'
import { invalidInput, notFound } from '../errors.ts'
import type { LedgerCalls, RequestCalls } from '../http/handlers.ts'
import type { WorkerThread } from '../http/off-loop.ts'
import type { CallContext } from '../http/request-context.ts'
import { commitBankFile } from '../services/bank-files/commit-bank-file.ts'
import { toParserMapping } from '../services/bank-files/csv-mapping.ts'
import { previewBankFile, type Upload } from '../services/bank-files/preview-bank-file.ts'
import { undoBankFile } from '../services/bank-files/undo-bank-file.ts'
import { say } from '../say.ts'

/** Returns null for a missing or empty field: a form's fields are text. @throws ApiError 404 for anything but an id. */
function readAccountId(text: string | undefined): number | null {
  if (!text) return null
  const result = z.safeParse(id, Number(text))
  if (!result.success) throw notFound()
  return result.data
}

function readMapping(text: string | undefined): CsvMapping | undefined {
  if (!text) return undefined
  const result = z.safeParse(csvMapping, parseJson(text))
  if (!result.success) throw invalidInput({ mapping: result.error.issues[0]?.message ?? say('validValue') })
  return toParserMapping(result.data)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @throws ApiError 400 on `file` with what is wrong in it. Source: Q-FILE-1. */
function read(bytes: Uint8Array, options: ParseOptions): ParsedBankFile {
  try {
    return parseBankFile(bytes, options)
  } catch (error) {
    if (error instanceof BankFileError) throw invalidInput({ file: error.message }, error.problem)
    throw error
  }
}

const toFileName = (file: Blob) => (file instanceof File ? file.name : '')

/** Reading a smaller file (a few thousand rows) takes less time than sending it to another thread and back. */
const longFileBytes = 100_000
/** Reading a larger file takes up to 300 MB, which a thread keeps until it ends. */
const heavyFileBytes = 2_000_000

/** An upload as plain data that can be sent to another thread. */
export interface UploadedFile extends Pick<Upload, 'fileName' | 'chosenAccountId'> {
  readonly bytes: Uint8Array
  readonly mapping: CsvMapping | undefined
  /** The type that the person has chosen for a new account. */
  readonly accountType: string | undefined
  /** YYYY-MM-DD */
  readonly today: string
}

function isDebtType(typeName: string | undefined): boolean | undefined {
  const type = accountTypes.find((candidate) => candidate.typeName === typeName)
  return type && type.groupName === AccountGroup.LIABILITY
}

/** Parses a file without touching a ledger; the largest takes a tenth of a second. @throws ApiError 400 on `file` */
export function readUpload(
  { bytes, mapping = {}, accountType, today, ...upload }: UploadedFile,
  afterStep?: () => void,
): Upload {
  const isDebt = isDebtType(accountType)
  const parse = (asked: CsvMapping, isOfDebt = isDebt) =>
    read(bytes, {
      fileName: upload.fileName,
      mapping: asked,
      today,
      ...(afterStep && { afterStep }),
      ...(isOfDebt !== undefined && { isDebt: isOfDebt }),
    })
  return { ...upload, asked: mapping, parsed: parse(mapping), readAgain: parse }
}

const isPreview = (answer: unknown): answer is BankFilePreview =>
  typeof answer === 'object' && answer !== null && 'bankFileId' in answer

async function previewInThread(
  workerThread: WorkerThread,
  upload: UploadedFile,
  { person, clock }: CallContext,
): Promise<BankFilePreview> {
  const isHeavy = upload.bytes.byteLength > heavyFileBytes
  const { body } = await workerThread.run({
    name: 'previewBankFile',
    input: upload,
    key: null,
    person,
    now: clock.now(),
    isHeavy,
  })
  if (!isPreview(body)) throw new Error('A thread gave another answer than the one it was asked for')
  return body
}

export const bankFileCalls = ({ workerThread }: Pick<AppParts, 'workerThread'>) =>
  ({
    previewBankFile: async ({ body }, context) => {
      const chosenAccountId = readAccountId(body.userAccountId)
      const mapping = readMapping(body.mapping)
      const bytes = await body.file.bytes()
      const upload = {
        bytes,
        fileName: toFileName(body.file),
        mapping,
        chosenAccountId,
        accountType: body.accountType,
        // It may be tomorrow already where the person is.
        today: addDays(toIsoDate(new Date(context.clock.now()).toISOString()), 1),
      }
      if (workerThread && bytes.byteLength > longFileBytes) return previewInThread(workerThread, upload, context)
      const parsed = readUpload(upload)
      return context.withLedger((ledger) => previewBankFile(ledger, context, parsed))
    },
  }) satisfies RequestCalls

export const bankFileLedgerCalls = {
  commitBankFile: ({ body }, context) => commitBankFile(context, body),
  undoBankFile: ({ body }, context) => undoBankFile(context, body.bankFileId),
} satisfies LedgerCalls
