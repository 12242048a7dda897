import * as z from 'zod/mini'

/** A small number in a path or a query, where everything is text. */
export const numberText = z.string().check(z.regex(/^\d{1,3}$/, 'Please enter a valid number.'))

export const planTypeParam = z.object({ planType: z.pipe(numberText, z.transform(Number)) })

export const goalTypeParam = z.object({ goalType: z.pipe(numberText, z.transform(Number)) })
