import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { defineForm, defineSections } from './form.ts'

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

it('has the fields of all sections, in the order of the page', () => {
  const money = { kind: 'money', label: 'Income' } as const
  const age = { kind: 'count', label: 'Age' } as const
  const { fields, sections } = defineSections(
    schema,
    { title: 'Money', isRare: true, fields: { income: money } },
    { title: 'You', fields: { 'person.age': age } },
  )
  expect(fields).toEqual({ income: money, 'person.age': age })
  const [first, second] = sections
  expect(first).toEqual({ title: 'Money', isRare: true, fields: ['income'] })
  expect(second?.fields).toEqual(['person.age'])
  // @ts-expect-error No section has such a field.
  expect(second?.fields.includes('person.agee')).toBe(false)
})

it('does not compile with a path that the schema lacks, or a kind that the value cannot be, in any section', () => {
  const title = 'You'
  const known = { title, fields: { childAges: { kind: 'list', label: 'Your children' } } } as const
  // @ts-expect-error The schema has no such path.
  defineSections(schema, known, { title, fields: { incone: { kind: 'money', label: 'Income' } } })
  // @ts-expect-error A text is no amount.
  defineSections(schema, { title, fields: { name: { kind: 'money', label: 'Name' } } }, known)
  expect(defineSections(schema)).toEqual({ schema, fields: {}, sections: [] })
})
