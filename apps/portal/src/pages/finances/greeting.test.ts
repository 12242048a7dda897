import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'
import * as homeNames from '../../words/home-names.generated.ts'

it.each([
  [0, 'Good morning, Maya'],
  [11, 'Good morning, Maya'],
  [12, 'Good afternoon, Maya'],
  [17, 'Good afternoon, Maya'],
  [18, 'Good evening, Maya'],
])('at %i o’clock it says %s', (hour, words) => {
  expect(greeting(hour, 'Maya')).toBe(words)
})

it('leaves out an empty name', () => {
  expect(greeting(9, null)).toBe(homeNames.morning)
})
