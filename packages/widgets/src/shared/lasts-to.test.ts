import { expect, it } from 'vitest'
import { lastsToText } from './lasts-to.ts'

it.each([
  [92, '92'],
  [119, '119'],
  [120, '120+'],
  [130, '120+'],
])('says of savings that last to %d: %s', (age, text) => {
  expect(lastsToText(age)).toBe(text)
})
