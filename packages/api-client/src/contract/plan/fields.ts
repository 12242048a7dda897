import { explainedUnits } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { day } from '../primitives.ts'

const invalidNumber = 'Please enter a valid number.'
const atLeast = (minimum: number) => `Please enter a value of at least ${minimum}.`
const atMost = (maximum: number) => `Please enter a value of at most ${maximum}.`

/** Allows a field to be absent, or null as forms send an empty field. */
export const maybe = <S extends z.core.$ZodType>(schema: S) => z.optional(z.nullable(schema))

/** One of an enum's numbers: `choice(Object.values(DebtStrategy))`. */
export const choice = <const Value extends number>(values: readonly Value[]) =>
  z.literal([...values], 'Please enter a valid value.')

/** A whole number within bounds, both included; the messages are those of the shared field (Q-FIELD-5). */
export const whole = (minimum: number, maximum: number) =>
  z.int(invalidNumber).check(z.gte(minimum, atLeast(minimum)), z.lte(maximum, atMost(maximum)))

/** Whole years of age. */
export const age = whole(0, 130)

/** A number of years or months, fractions allowed, up to a bound that no plan reaches. */
export const span = (maximum: number) =>
  z.number(invalidNumber).check(z.gte(0, atLeast(0)), z.lte(maximum, atMost(maximum)))

/** A fraction from 0 to a maximum: 0.05 is 5 %. */
export const fraction = (maximum: number) =>
  z
    .number('Please enter a valid percentage.')
    .check(z.gte(0, 'Please enter a positive percentage.'), z.lte(maximum, 'Please enter a valid percentage.'))

/** A share of a whole. */
export const share = fraction(1)

/** A calendar day, normalized to the form that answers use: `1988-04-17T00:00:00Z`. */
export const wireDay = day.check(z.overwrite((text) => `${text.slice(0, 10)}T00:00:00Z`))

/** A small number in a path or a query, where everything is text. */
export const numberText = z.string().check(z.regex(/^\d{1,3}$/, 'Please enter a valid number.'))

export const planTypeParam = z.object({ planType: z.pipe(numberText, z.transform(Number)) })

export const goalTypeParam = z.object({ goalType: z.pipe(numberText, z.transform(Number)) })

const unit = z.enum(explainedUnits)
const figure = { value: z.number(), unit }

export interface FigureShape {
  value: number
  unit: (typeof explainedUnits)[number]
}

export interface SentenceShape {
  key: string
  values?: Record<string, string | number | FigureShape | { month: string }> | undefined
}

export interface ExplanationShape {
  title: SentenceShape
  prose: readonly SentenceShape[]
  inputs: readonly (FigureShape & { label: SentenceShape; note?: SentenceShape | undefined })[]
  steps: readonly (FigureShape & { label: SentenceShape; formula?: SentenceShape | undefined })[]
  source: SentenceShape
}

// The types have names, because twelve plans each have several: spelled out, the compiler could not write the package's types.
/** A sentence as the key of its text in the engine's catalogs and the values that the text needs. A month is `2026-11`. */
const explainedSentence: z.ZodMiniType<SentenceShape> = z.object({
  key: z.string(),
  values: z.optional(
    z.record(z.string(), z.union([z.string(), z.number(), z.object(figure), z.object({ month: z.string() })])),
  ),
})

/** How a result was calculated: the engine's `Explanation`. A percentage is a fraction. */
export const explanation: z.ZodMiniType<ExplanationShape> = z.object({
  title: explainedSentence,
  prose: z.readonly(z.array(explainedSentence)),
  inputs: z.readonly(z.array(z.object({ label: explainedSentence, ...figure, note: z.optional(explainedSentence) }))),
  steps: z.readonly(z.array(z.object({ label: explainedSentence, formula: z.optional(explainedSentence), ...figure }))),
  source: explainedSentence,
})
