import { describe, expect, test } from 'vitest'
import { readTyped } from '../number/number-text.ts'
import type { FieldMeta } from '../use-form/form-definition.ts'
import { formControls } from './form-controls.tsx'

const today = '2026-11-21'

type Rule = Omit<FieldMeta, 'kind' | 'label'>

/** Returns what a kind of field finds wrong with a value that is not empty. */
const faultOf = (kind: keyof typeof formControls, rule: Rule, value: unknown) =>
  formControls[kind].fault({ kind, label: 'Field', ...rule }, value, today)

describe('an amount', () => {
  test.each<[Rule, number, string | undefined]>([
    [{ subtype: 'any' }, -1234.5, undefined],
    [{}, Number.NaN, 'Please enter a valid value.'],
    [{}, -5, 'Please enter a positive value.'],
    [{ subtype: 'positive' }, -5, 'Please enter a positive value.'],
    [{ subtype: 'positive' }, 0, undefined],
    [{ subtype: 'negative' }, 5, 'Please enter a negative value.'],
    [{ subtype: 'negative' }, 0, 'Please enter a negative value.'],
    [{ subtype: 'negative' }, -0.01, undefined],
    [{ subtype: 'nonzero' }, 0, 'Please enter a non-zero value.'],
    [{ subtype: 'nonzero' }, -1, 'Please enter a non-zero value.'],
    [{ subtype: 'nonzero' }, 0.01, undefined],
    [{ min: 2, max: 1000 }, 1.99, 'Please enter a value of at least $2.00.'],
    [{ min: 2, max: 1000 }, 1000.01, 'Please enter a value of at most $1,000.00.'],
    [{ max: 5, currency: 'EUR' }, 6, 'Please enter a value of at most €5.00.'],
  ])('%j %j: %j (FIELD-22, FIELD-23, FIELD-26 to FIELD-29)', (rule, value, fault) => {
    expect(faultOf('money', rule, value)).toBe(fault)
  })
})

describe('a percentage', () => {
  test.each<[Rule, number, string | undefined]>([
    [{}, -0.01, 'Please enter a valid percentage.'],
    [{}, Number.NaN, 'Please enter a valid percentage.'],
    [{}, 0, undefined],
    [{}, 1.01, undefined],
    [{ max: 100 }, 1.01, 'Please enter a value of at most 100%.'],
    [{ max: 100 }, 1, undefined],
    [{ max: 1.1 }, 0.011, undefined],
    [{ min: 0.01, max: 50 }, 0.0001, undefined],
    [{ min: 0.01, max: 50 }, 0, 'Please enter a value of at least 0.01%.'],
    [{ subtype: 'positive' }, -0.01, 'Please enter a positive percentage.'],
    [{ subtype: 'negative' }, 0.01, 'Please enter a negative percentage.'],
    [{ subtype: 'negative' }, -0.01, undefined],
    [{ subtype: 'nonzero' }, 0, 'Please enter a valid percentage.'],
  ])('%j %j: %j (FIELD-10, FIELD-30 to FIELD-32)', (rule, value, fault) => {
    expect(faultOf('percent', rule, value)).toBe(fault)
  })
})

describe('a number', () => {
  const wrong = 'Please enter a valid number.'
  const zero = 'Please enter a non-zero number.'
  const whole = { whole: true, min: 1 }

  test.each<[Rule, string, string | undefined]>([
    [{}, '12', undefined],
    [{}, '3.25', undefined],
    [{}, '0.0001', undefined],
    [{}, '-1', 'Please enter a value of at least 0.'],
    [{ subtype: 'any' }, '-1.5', undefined],
    [{}, 'abc', wrong],
    [{}, '-', wrong],
    [whole, '3', undefined],
    [whole, '3.5', wrong],
    [whole, '-3', 'Please enter a value of at least 1.'],
    [whole, '0', 'Please enter a value of at least 1.'],
    [{ subtype: 'nonzero' }, '0', zero],
    [{ subtype: 'nonzero' }, '-1', zero],
    [{ subtype: 'nonzero' }, '0.01', undefined],
    [{ subtype: 'positive' }, '-5', wrong],
    [{ subtype: 'positive' }, '0', undefined],
    [{ subtype: 'negative' }, '5', wrong],
    [{ subtype: 'negative' }, '-5', undefined],
    [{ min: 2, max: 5 }, '1', 'Please enter a value of at least 2.'],
    [{ min: 2, max: 5 }, '6', 'Please enter a value of at most 5.'],
    [{ min: 2, max: 5 }, '2', undefined],
    [{ min: 2, max: 5 }, '5', undefined],
  ])('%j %j: %j (FIELD-06 to FIELD-08, FIELD-22, FIELD-23, FIELD-25)', (rule, text, fault) => {
    expect(faultOf('count', rule, readTyped({ text, isGroupedByField: false }))).toBe(fault)
  })
})

describe('a text', () => {
  const label = 'Please enter a valid label.'
  const latin = 'Only Basic Latin and Latin-1 Supplement characters are supported'
  const email = 'Please enter a valid email address.'
  const phone = 'Please enter a valid phone number.'

  test.each<[keyof typeof formControls, string, string | undefined]>([
    ['alphanumeric', 'ab1', undefined],
    ['alphanumeric', 'a-b', label],
    ['alphanumeric', 'a b', label],
    ['latin', 'José', undefined],
    ['latin', 'Łukasz', latin],
    ['label', 'A&B 1', undefined],
    ['label', 'A<B', label],
    ['email', 'a@b.co', undefined],
    ['email', 'a@b', email],
    ['email', 'a b@c.d', email],
    ['email', `${'a'.repeat(56)}@b.co`, email],
    ['password', ' ', undefined],
    ['phone', '212-555-0100', undefined],
    ['phone', '012-555-0100', phone],
    ['phone', '212-555-010', phone],
  ])('%s %j: %j (FIELD-01 to FIELD-05, FIELD-11)', (kind, value, fault) => {
    expect(faultOf(kind, {}, value)).toBe(fault)
  })
})

describe('a date', () => {
  const wrong = 'Please enter a valid date.'

  test.each<[Rule, string, string | undefined]>([
    [{}, '01/31/2020', undefined],
    [{}, '13/01/2020', wrong],
    [{}, '02/30/2020', wrong],
    [{}, '01/31/20', wrong],
    [{}, '11/22/2026', undefined],
    [{ notFuture: true }, '11/22/2026', wrong],
    [{ notFuture: true }, '11/21/2026', undefined],
  ])('%j %j: %j (FIELD-13 to FIELD-15)', (rule, value, fault) => {
    expect(faultOf('date', rule, value)).toBe(fault)
  })

  test.each([
    ['03/14/1992', undefined],
    ['02/30/1992', 'Please enter a valid date'],
    ['11/22/2026', 'Please enter a date in the past'],
    ['12/31/1895', 'Please enter a valid date. You cannot be older than 130.'],
    ['01/01/1896', undefined],
  ])('of a life, %j: %j (FORM-20 to FORM-22)', (value, fault) => {
    expect(faultOf('birth', {}, value)).toBe(fault)
  })
})
