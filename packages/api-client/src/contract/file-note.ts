import * as z from 'zod/mini'

/** What a reader says about a bank file: the line, and the key of a text of the catalog `bank-file-notes` with its values. */
export const fileNote = z.object({
  /** Counted from 1; null if it is about the whole file. */
  line: z.nullable(z.number()),
  key: z.string(),
  values: z.record(z.string(), z.union([z.number(), z.string()])),
})
export type FileNote = z.infer<typeof fileNote>
