import { describe, expect, test } from 'vitest'
import { movedFocus, typeaheadMatch } from './menu-items.ts'

describe('movedFocus', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['x', 1, null],
  ])('%s from %i goes to %j of three', (key, from, to) => {
    expect(movedFocus(key, from, 3)).toBe(to)
  })

  test('goes nowhere in an empty menu', () => {
    expect(movedFocus('ArrowDown', -1, 0)).toBeNull()
  })
})

describe('typeaheadMatch', () => {
  const labels = ['My information', 'Settings', 'Sign out', 'Shortcuts']

  test.each([
    ['s', 0, 1],
    ['s', 1, 2],
    ['ss', 2, 3],
    ['s', 3, 1],
    ['si', 1, 2],
    ['si', 2, 2],
    ['MY', 3, 0],
    ['z', 0, null],
  ])('%j from %i finds %j', (typed, from, found) => {
    expect(typeaheadMatch(labels, typed, from)).toBe(found)
  })
})
