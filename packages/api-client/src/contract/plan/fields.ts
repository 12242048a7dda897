import * as z from 'zod/mini'
import { day } from '../primitives.ts'

const INVALID_NUMBER = 'Please enter a valid number.'

/** What may be left out, and what a form sends as null where nothing was filled in. */
export const maybe = <S extends z.core.$ZodType>(schema: S) => z.optional(z.nullable(schema))

/** One of an enum's numbers: `choice(Object.values(DebtStrategy))`. */
export const choice = <const Value extends number>(values: readonly Value[]) =>
  z.literal([...values], 'Please enter a valid value.')

/** A whole number within bounds, both included; the messages are those of the shared field (Q-FIELD-5). */
export const whole = (minimum: number, maximum: number) =>
  z
    .int(INVALID_NUMBER)
    .check(
      z.gte(minimum, `Please enter a value of at least ${minimum}.`),
      z.lte(maximum, `Please enter a value of at most ${maximum}.`),
    )

/** Whole years of age. */
export const age = whole(0, 130)

/** A number of years or months, fractions allowed, up to a bound that no plan reaches. */
export const span = (maximum: number) =>
  z
    .number(INVALID_NUMBER)
    .check(
      z.gte(0, 'Please enter a value of at least 0.'),
      z.lte(maximum, `Please enter a value of at most ${maximum}.`),
    )

/** A fraction of 0 to a bound: 0.05 is 5 %. */
export const fraction = (maximum: number) =>
  z
    .number('Please enter a valid percentage.')
    .check(z.gte(0, 'Please enter a positive percentage.'), z.lte(maximum, 'Please enter a valid percentage.'))

/** A share of a whole. */
export const share = fraction(1)

/** A calendar day in the one form in which answers give it: `1988-04-17T00:00:00Z`. */
export const wireDay = day.check(z.overwrite((text) => `${text.slice(0, 10)}T00:00:00Z`))
