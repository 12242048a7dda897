import * as z from 'zod/mini'
import { password } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { download, nothing } from './primitives.ts'

/** 20 MB, some 180,000 transactions with their history. */
export const maxExportBytes = 20 * 1024 * 1024
/** The wrapping of the form. */
const formBytes = 64 * 1024

/** Exporting and importing all of a person's data, and deleting the account. Source: Q-DATA-1. */
export const accountDataEndpoints = {
  exportAccountData: endpoint('exportAccountData', {
    summary: 'Export everything stored about the employee: a ZIP with complete JSON and CSV files.',
    who: 'employee',
    /** The attachments beyond the first 12 MB are in further zips, counted from 2. */
    query: z.object({ part: z.optional(z.string().check(z.regex(/^[1-9]\d?$/, 'Please enter a valid number.'))) }),
    answer: download,
    answerType: 'application/zip',
  }),
  exportParts: endpoint('exportParts', {
    summary: 'Get the number of ZIP files in an export (more than one with many attachments) and what can be imported.',
    who: 'employee',
    /** `attachments`: the first zip was imported, and the files of others are awaited. */
    answer: z.object({ count: z.number(), takes: z.enum(['everything', 'attachments', 'nothing']) }),
  }),
  importAccountData: endpoint('importAccountData', {
    summary: 'Import an export into an empty account.',
    who: 'employee',
    bodyType: 'multipart',
    body: z.object({
      /** The zip of an export; its `data.json` and its attachments are read. Further zips follow the first one. */
      file: z.custom<Blob>((value) => value instanceof Blob, 'Field required'),
    }),
    answer: z.object({ accounts: z.number(), transactions: z.number(), attachments: z.number() }),
    maxBytes: maxExportBytes + formBytes,
  }),
  deleteAccountData: endpoint('deleteAccountData', {
    summary:
      'Delete the account: permanently removes all of the employee’s data and ends every session. Can’t be undone. Needs the password, or a sign-in in the last 5 minutes if the account has none.',
    who: 'employee',
    body: z.object({ password: z.optional(password) }),
    answer: nothing,
    errors: [20007],
    keepsNoAnswer: true,
  }),
}
