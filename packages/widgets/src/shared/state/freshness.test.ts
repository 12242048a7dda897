import { expect, it } from 'vitest'
import { afterAnswer, freshnessText, unread } from './freshness.ts'
import * as words from '../../words/loading.generated.ts'

const clock = (updatedAt: number) => `${updatedAt} o'clock`
const after = (...answers: readonly (readonly [string, boolean])[]) =>
  answers.reduce((before, [path, isOk], index) => afterAnswer(before, { path, isOk }, index + 1), unread)

it('says nothing before the first answer, and if that fails', () => {
  expect(freshnessText(unread, clock)).toBeNull()
  expect(freshnessText(after(['/session', false]), clock)).toBeNull()
})

it('says when the server last answered', () => {
  expect(freshnessText(after(['/session', true], ['/accounts', true]), clock)).toBe("Updated 2 o'clock")
})

it('says how old the figures are if a later read of them fails', () => {
  const failed = after(['/accounts', true], ['/accounts', false], ['/budgets', false])
  expect(freshnessText(failed, clock)).toBe("Couldn’t refresh. Showing data from 1 o'clock")
})

it('mentions no data if the failed read never had any', () => {
  const refused = after(['/session', true], ['/accounts', false])
  expect(freshnessText(refused, clock)).toBe(words.stale())
})

it('is current again with the next answer', () => {
  expect(freshnessText(after(['/accounts', true], ['/accounts', false], ['/accounts', true]), clock)).toBe(
    "Updated 3 o'clock",
  )
})
