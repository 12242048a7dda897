import { describe, expect, test } from 'vitest'
import { type DateRule, dateFault, lifeDateFault } from './date-fault.ts'

const today = '2026-11-21'
const wrong = 'Please enter a valid date.'
const any: DateRule = { type: 'date' }
const notFuture: DateRule = { type: 'date', subtype: 'notfuture', today }

test.each<[DateRule, string, string | undefined]>([
  [any, '01/31/2020', undefined],
  [any, '13/01/2020', wrong],
  [any, '02/30/2020', wrong],
  [any, '01/31/20', wrong],
  [any, '', undefined],
  [{ ...any, required: true }, '', 'Field required'],
  [any, '11/22/2026', undefined],
  [notFuture, '11/22/2026', wrong],
  [notFuture, '11/21/2026', undefined],
])('%j %j: %j (FIELD-13 to FIELD-15)', (rule, value, fault) => {
  expect(dateFault(rule, value)).toBe(fault)
})

describe('a date of a life', () => {
  test.each([
    ['03/14/1992', undefined],
    ['02/30/1992', 'Please enter a valid date'],
    ['11/22/2026', 'Please enter a date in the past'],
    ['12/31/1895', 'Please enter a valid date. You cannot be older than 130.'],
    ['01/01/1896', undefined],
    ['', undefined],
  ])('%j: %j (FORM-20 to FORM-22)', (value, fault) => {
    expect(lifeDateFault(value, { asOf: today })).toBe(fault)
  })
})
