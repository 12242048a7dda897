import { describe, expect, test } from 'vitest'
import { activeAfter, choosable, matchingOptions } from './matching-options.ts'

const option = (label: string, disabled = false) => ({ value: label, label, disabled })
const items = [
  option('Café'),
  { label: 'Home', options: [option('Rent'), option('Home repair'), option('Parent support', true)] },
  option('Car (repair)'),
]
const found = (typed: string) => matchingOptions(items, typed)

describe('what was typed', () => {
  test.each([
    ['', ['Café', 'Rent', 'Home repair', 'Car (repair)']],
    ['cafe', ['Café']],
    ['REP', ['Home repair', 'Car (repair)']],
    ['rep home', ['Home repair']],
    ['ent', []],
    ['r', ['Rent', 'Home repair', 'Car (repair)']],
  ])('%j leaves %j to choose from', (typed, labels) => {
    expect(choosable(found(typed)).map(({ label }) => label)).toEqual(labels)
  })

  test('keeps groups, and leaves out those in which nothing matches', () => {
    expect(found('rent')).toEqual([{ label: 'Home', options: [option('Rent')] }])
    expect(found('café')).toEqual([option('Café')])
  })
})

test.each([
  ['ArrowDown', null, 'a'],
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowUp', null, 'c'],
  ['ArrowUp', 'a', 'c'],
  ['PageUp', 'c', 'a'],
  ['PageDown', 'a', 'c'],
  ['x', 'a', null],
])('%s from %j leads to %j', (key, from, to) => {
  expect(
    activeAfter(
      key,
      ['a', 'b', 'c'].map((label) => option(label)),
      from,
    ),
  ).toBe(to)
})

test('no key leads anywhere in an empty list', () => {
  expect(activeAfter('ArrowDown', [], null)).toBeNull()
})
