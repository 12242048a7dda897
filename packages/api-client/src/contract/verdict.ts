import { verdictBands, verdictSentenceKeys, verdictTones, verdictWords } from '@evenkeel/engine'
import * as z from 'zod/mini'

/**
 * A sentence as the key of its text and the values that the text needs. Amounts (dollars) are apart, so that a screen can
 * hide them; months are `2028-02`.
 */
const verdictSentence = z.object({
  key: z.enum(verdictSentenceKeys),
  values: z.record(z.string(), z.union([z.number(), z.string()])),
  amounts: z.record(z.string(), z.number()),
  months: z.record(z.string(), z.string()),
})

/** How good a plan is today: committed choices with today's facts. Its texts are in the catalogs `verdict` and `verdict-of-plans`. */
export const verdict = z.object({
  band: z.enum(verdictBands),
  tone: z.enum(verdictTones),
  word: z.enum(verdictWords),
  sentence: verdictSentence,
  figure: z.nullable(
    z.discriminatedUnion('unit', [
      z.object({ value: z.number(), unit: z.enum(['futures', 'dollars', 'months', 'percent', 'count']) }),
      z.object({ value: z.string(), unit: z.literal('day') }),
    ]),
  ),
  /** Against what the person does today. */
  today: z.nullable(verdictSentence),
  second: z.nullable(verdictSentence),
  /** What is not known and needed, with the account that lacks it; empty unless the band is `cannot-say`. */
  missing: z.readonly(z.array(z.object({ key: z.string(), accountId: z.nullable(z.number()) }))),
})

/** Null for a plan that has nothing to judge. Absent where a widget on another page reads the plan. */
export const planVerdict = z.optional(z.nullable(verdict))

/** A verdict as a list of goals on another page shows it: the word, and the sentence with the figure. */
export const verdictOfWidget = z.nullable(
  z.pick(verdict, { band: true, tone: true, word: true, figure: true, sentence: true }),
)
