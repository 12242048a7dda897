import { type BankFilePreview, csvMapping } from '@evenkeel/api-client/contract/bank-files'
import { id } from '@evenkeel/api-client/contract/primitives'
import * as z from 'zod/mini'
import type { AppParts } from '../app-parts.ts'
import { BankFileError, type CsvMapping, type ParsedBankFile } from '../bank-files/bank-file.ts'
import { parseBankFile } from '../bank-files/parse-bank-file.ts'
import { badRequest, notFound } from '../errors.ts'
import type { LedgerHandlers, RequestHandlers } from '../http/handlers.ts'
import type { OffLoop } from '../http/off-loop.ts'
import type { RequestContext } from '../http/request-context.ts'
import { commitBankFile } from '../services/bank-files/commit-bank-file.ts'
import { toParserMapping } from '../services/bank-files/csv-mapping.ts'
import { previewBankFile, type Upload } from '../services/bank-files/preview-bank-file.ts'
import { undoBankFile } from '../services/bank-files/undo-bank-file.ts'

/** A form's fields are text; an empty one is one that was left out. */
function readAccountId(text: string | undefined): number | null {
  if (!text) return null
  const result = z.safeParse(id, Number(text))
  if (!result.success) throw notFound()
  return result.data
}

function readMapping(text: string | undefined): CsvMapping | undefined {
  if (!text) return undefined
  const result = z.safeParse(csvMapping, parseJson(text))
  if (!result.success) throw badRequest({ mapping: result.error.issues[0]?.message ?? 'Please enter a valid value.' })
  return toParserMapping(result.data)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is wrong with a file is said on the field, in the parser's own words: they are meant for a person (Q-FILE-1). */
function read(bytes: Uint8Array, fileName: string, mapping: CsvMapping | undefined): ParsedBankFile {
  try {
    return parseBankFile(bytes, { fileName, ...(mapping && { mapping }) })
  } catch (error) {
    if (error instanceof BankFileError) throw badRequest({ file: error.message })
    throw error
  }
}

const nameOf = (file: Blob) => (file instanceof File ? file.name : '')

/** A smaller file (of some thousand rows) is read in less time than it takes to hand it to another thread and back. */
const LONG_FILE_BYTES = 100_000

/** An upload as plain data, so that it can be sent to another thread. */
export interface UploadedFile extends Omit<Upload, 'parsed'> {
  readonly bytes: Uint8Array
  readonly mapping: CsvMapping | undefined
}

/** Reads a file: for the largest that takes a tenth of a second, and no ledger. @throws ApiError 400 on `file` */
export const readUpload = ({ bytes, mapping, ...upload }: UploadedFile): Upload => ({
  ...upload,
  parsed: read(bytes, upload.fileName, mapping),
})

const isPreview = (answer: unknown): answer is BankFilePreview =>
  typeof answer === 'object' && answer !== null && 'bankFileId' in answer

async function previewInThread(
  offLoop: OffLoop,
  upload: UploadedFile,
  { person, clock }: RequestContext,
): Promise<BankFilePreview> {
  const { body } = await offLoop.run({ name: 'previewBankFile', input: upload, key: null, person, now: clock.now() })
  if (!isPreview(body)) throw new Error('A thread gave another answer than the one it was asked for')
  return body
}

export const bankFileRequestRoutes = ({ offLoop }: Pick<AppParts, 'offLoop'>) =>
  ({
    previewBankFile: async ({ body }, context) => {
      const chosenAccountId = readAccountId(body.userAccountId)
      const mapping = readMapping(body.mapping)
      const bytes = new Uint8Array(await body.file.arrayBuffer())
      const upload = { bytes, fileName: nameOf(body.file), mapping, chosenAccountId }
      if (offLoop && bytes.byteLength > LONG_FILE_BYTES) return previewInThread(offLoop, upload, context)
      const parsed = readUpload(upload)
      return context.withLedger((ledger) => previewBankFile(ledger, context, parsed))
    },
  }) satisfies RequestHandlers

export const bankFileRoutes = {
  commitBankFile: ({ body }, context) => commitBankFile(context, body),
  undoBankFile: ({ body }, context) => undoBankFile(context, body.bankFileId),
} satisfies LedgerHandlers
