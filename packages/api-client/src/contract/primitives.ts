import { groupedDigits } from '@evenkeel/engine'
import * as z from 'zod/mini'

/** The largest amount in one field: ninety billion dollars, well within what integer cents can represent exactly. */
export const maxAmount = 90_000_000_000

const withinLimit = `Enter an amount of ${groupedDigits(maxAmount, 0)} or less.`

/** Allows the distance between neighboring floating-point numbers of that size, or a millionth of a dollar. */
const hasAtMostTwoDecimals = (value: number) =>
  Math.abs(value - Math.round(value * 100) / 100) <= Math.max(1e-6, Math.abs(value) * Number.EPSILON)

/** Dollars with at most two decimals. */
export const money = z
  .number('Please enter a valid value.')
  .check(
    z.gte(-maxAmount, withinLimit),
    z.lte(maxAmount, withinLimit),
    z.refine(hasAtMostTwoDecimals, 'Please enter a valid value.'),
  )

/** Dollars, at least one cent. */
export const positiveMoney = money.check(z.gte(0.01, 'Please enter a positive value.'))

/** Dollars, zero or more. */
export const nonNegativeMoney = money.check(z.gte(0, 'Please enter a positive value.'))

/** A fraction a year: 0.065 is 6.5 %. */
export const rate = z
  .number('Please enter a valid percentage.')
  .check(z.gte(0, 'Please enter a positive percentage.'), z.lte(10, 'Please enter a valid percentage.'))

/** An id: a positive integer below 2^53. No two people share an id, so another person's id is unknown. */
export const id = z.int('Please enter a valid number.').check(z.gte(1, 'Please enter a valid number.'))

/** An id in a path, where everything is text. */
export const pathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'Please enter a valid number.')),
  z.transform(Number),
)

const isRealDate = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** A calendar day: `2026-11-21` or, as in answers, `2026-11-21T00:00:00Z`. */
export const day = z
  .string('Please enter a valid date.')
  .check(
    z.regex(/^(19|20|21)\d\d-\d\d-\d\d(T00:00:00(\.000)?Z)?$/, 'Please enter a valid date.'),
    z.refine(isRealDate, 'Please enter a valid date.'),
  )

/** An instant: ISO 8601 in UTC. */
export const instant = z
  .string('Please enter a valid date.')
  .check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, 'Please enter a valid date.'),
    z.refine(isRealDate, 'Please enter a valid date.'),
  )

/** A month: `2026-11`. */
export const period = z
  .string('Please enter a valid date.')
  .check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'Please enter a valid date.'))

// A lone surrogate cannot be stored as UTF-8, and NUL ends a string in many systems. Neither is text that a person typed.
const isCleanText = (value: string) => value.isWellFormed() && !value.includes('\u0000')

/** One line of text without control characters that break storage. */
export const text = (maximum: number) =>
  z
    .string('Field required')
    .check(
      z.maxLength(maximum, `Use ${maximum} characters or fewer.`),
      z.refine(isCleanText, 'Use letters, numbers and common punctuation only.'),
    )

/** Like `text`, but not empty. */
export const requiredText = (maximum: number) =>
  text(maximum).check(z.refine((value) => value.trim().length > 0, 'Field required'))

/** An answer without content: of deletes, accepts, starts. */
export const nothing = z.object({})

/** The largest page that a list call accepts (Q-TXN-1). */
export const maxPageSize = 500

/** Page and page size of a list. */
export const page = z.int('Please enter a valid number.').check(z.gte(1), z.lte(1_000_000))
export const pageSize = z.int('Please enter a valid number.').check(z.gte(1), z.lte(maxPageSize))

export const paging = z.object({ page: z.number(), pageSize: z.number(), total: z.number(), lastPage: z.number() })

/** A file as an answer: its name and bytes. Sent raw, not as JSON. */
export interface Download {
  readonly fileName: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The `answer` of a call whose `answerType` is a file's. */
export const download = z.custom<Download>(
  (value) => typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array,
)
