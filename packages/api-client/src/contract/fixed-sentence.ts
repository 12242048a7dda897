import * as z from 'zod/mini'

/** A text of the catalogs of fixed texts: its key, and its values in the order in which the text has them. */
export const fixedSentence = z.object({ key: z.string(), values: z.array(z.union([z.number(), z.string()])) })
export type FixedSentence = z.infer<typeof fixedSentence>
