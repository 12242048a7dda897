import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { defineForm } from './form.ts'

const schema = z.object({
  name: z.string(),
  income: z.optional(z.nullable(z.number())),
  isSpouseCounted: z.optional(z.boolean()),
  person: z.optional(z.object({ age: z.number() })),
  childAges: z.array(z.number()),
  benefits: z.array(z.object({ benefitId: z.number(), isEnrolled: z.optional(z.boolean()) })),
})

it('keeps the schema and the fields as they are', () => {
  const fields = {
    name: { kind: 'text', label: 'Name' },
    income: { kind: 'money', label: 'Income' },
    isSpouseCounted: { kind: 'check', label: 'Count my spouse' },
    'person.age': { kind: 'count', label: 'Age', unit: () => 'years' },
    childAges: { kind: 'list', label: 'Your children' },
    'benefits.0.isEnrolled': { kind: 'yesNo', label: 'Dental' },
  } as const
  expect(defineForm(schema)(fields)).toEqual({ schema, fields })
})

it('does not compile with a path that the schema lacks, or a kind that the value cannot be', () => {
  const define = defineForm(schema)
  // @ts-expect-error The schema has no such path.
  define({ incone: { kind: 'money', label: 'Income' } })
  // @ts-expect-error The person has no such value.
  define({ 'person.agee': { kind: 'count', label: 'Age' } })
  // @ts-expect-error A text is no amount.
  define({ name: { kind: 'money', label: 'Name' } })
  // @ts-expect-error A kind of field that there is not.
  define({ income: { kind: 'slider', label: 'Income' } })
  expect(define({})).toEqual({ schema, fields: {} })
})
