import * as z from 'zod/mini'

const unit = z.enum(['dollars', 'percent', 'years', 'months', 'count'])

/** How a result came about, made from the sum itself: the engine's `Explanation`. A percentage is a fraction. */
export const explanation = z.object({
  title: z.string(),
  inputs: z.array(z.object({ label: z.string(), value: z.number(), unit, note: z.optional(z.string()) })),
  steps: z.array(z.object({ label: z.string(), formula: z.optional(z.string()), value: z.number(), unit })),
  source: z.string(),
})
