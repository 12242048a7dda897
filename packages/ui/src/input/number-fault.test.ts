import { expect, test } from 'vitest'
import { typedNumber } from '../field/number-text.ts'
import { numberFault, type NumberRule } from './number-fault.ts'

const wrong = 'Please enter a valid number.'
const zero = 'Please enter a non-zero number.'

test.each<[Partial<NumberRule>, string, string | undefined]>([
  [{ type: 'numeric' }, '12', undefined],
  [{ type: 'numeric' }, '-1.5', undefined],
  [{ type: 'numeric' }, 'abc', wrong],
  [{ type: 'numeric' }, '-', wrong],
  [{ type: 'positiveRoundNumber' }, '3', undefined],
  [{ type: 'positiveRoundNumber' }, '3.5', wrong],
  [{ type: 'positiveRoundNumber' }, '-3', wrong],
  [{ type: 'positiveRoundNumber' }, '0', wrong],
  [{ type: 'decimal' }, '3.25', undefined],
  [{ type: 'decimal' }, '0.0001', undefined],
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
  [{ min: 2 }, '', undefined],
  [{ required: true }, '', 'Field required'],
])('%j %j: %j (FIELD-06 to FIELD-08, FIELD-22, FIELD-23, FIELD-25)', (rule, text, fault) => {
  expect(numberFault({ type: 'numeric', ...rule }, typedNumber(text))).toBe(fault)
})
