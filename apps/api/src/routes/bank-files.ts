import { csvMapping } from '@evenkeel/api-client/contract/bank-files'
import { id } from '@evenkeel/api-client/contract/primitives'
import * as z from 'zod/mini'
import { BankFileError, type CsvMapping, type ParsedBankFile } from '../bank-files/bank-file.ts'
import { parseBankFile } from '../bank-files/parse-bank-file.ts'
import { badRequest, notFound } from '../errors.ts'
import type { LedgerHandlers, RequestHandlers } from '../http/handlers.ts'
import { commitBankFile } from '../services/bank-files/commit-bank-file.ts'
import { toParserMapping } from '../services/bank-files/csv-mapping.ts'
import { previewBankFile } from '../services/bank-files/preview-bank-file.ts'
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

export const bankFileRequestRoutes = {
  previewBankFile: async ({ body }, context) => {
    const chosenAccountId = readAccountId(body.userAccountId)
    const bytes = new Uint8Array(await body.file.arrayBuffer())
    const fileName = nameOf(body.file)
    const parsed = read(bytes, fileName, readMapping(body.mapping))
    return context.withLedger((ledger) => previewBankFile(ledger, context, { fileName, parsed, chosenAccountId }))
  },
} satisfies RequestHandlers

export const bankFileRoutes = {
  commitBankFile: ({ body }, context) => commitBankFile(context, body),
  undoBankFile: ({ body }, context) => undoBankFile(context, body.bankFileId),
} satisfies LedgerHandlers
