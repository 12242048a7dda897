import { describe, expect, test } from 'vitest'
import {
  completedBySlash,
  dateTextFromIso,
  dateTextFromPaste,
  digitsOfDate,
  isoFromDateText,
  withSlashes,
} from './date-text.ts'

test.each([
  ['03/14/1992', '1992-03-14'],
  ['02/29/2024', '2024-02-29'],
  ['02/29/2023', null],
  ['13/01/2023', null],
  ['04/31/2023', null],
  ['3/14/1992', null],
  ['03/14/19', null],
  ['', null],
])('%j is the day %j', (text, iso) => {
  expect(isoFromDateText(text)).toBe(iso)
})

test('a stored date is shown in the form of the field, with or without a time', () => {
  expect(dateTextFromIso('1992-03-14')).toBe('03/14/1992')
  expect(dateTextFromIso('1992-03-14T00:00:00Z')).toBe('03/14/1992')
  expect(dateTextFromIso('tomorrow')).toBe('')
})

describe('a pasted date', () => {
  test.each([
    ['3/4/1992', '03/04/1992'],
    ['03-04-1992', '03/04/1992'],
    [' 1992-03-04T00:00:00Z ', '03/04/1992'],
    ['March 4', null],
  ])('%j becomes %j', (text, date) => {
    expect(dateTextFromPaste(text)).toBe(date)
  })
})

test.each([
  ['3', '03'],
  ['03/4', '03/04'],
  ['03', null],
  ['', null],
  ['03/04/1', null],
])('a slash after %j makes %j', (text, completed) => {
  expect(completedBySlash(text)).toBe(completed)
})

test.each([
  ['', ''],
  ['03', '03'],
  ['031', '03/1'],
  ['0314199', '03/14/199'],
  ['031419925', '03/14/1992'],
])('the digits %j are shown as %j', (digits, text) => {
  expect(withSlashes(digits)).toBe(text)
})

test.each([
  ['1992-03-14', '03141992'],
  ['03/14/1992', '03141992'],
  ['03/1/1992', '0311992'],
])('the box %j holds the digits %j', (text, digits) => {
  expect(digitsOfDate(text)).toBe(digits)
})
