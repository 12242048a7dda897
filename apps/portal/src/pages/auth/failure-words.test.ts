import { ApiFailure } from '@evenkeel/api-client/client'
import { describe, expect, it } from 'vitest'
import { failureOf, wordsOf } from './failure-words.ts'

const failure = (status: number, code: number, message: string, items: ApiFailure['items'] = []) =>
  new ApiFailure({ status, code, message, items })

describe('what a person reads of a refused sign-in', () => {
  it('is the catalogue’s message where that says all', () => {
    expect(wordsOf(failure(400, 30001, 'Your entry does not match our records'))).toBe(
      'Your entry does not match our records',
    )
  })

  it('says what to do about a lock, after the catalogue’s own words', () => {
    expect(wordsOf(failure(400, 10003, 'User is locked out'))).toMatch(
      /^User is locked out\. Wait 15 minutes .* reset your password\.$/,
    )
  })

  it('does not say "retry" to somebody who is to wait', () => {
    expect(wordsOf(failure(429, 10000, 'An error has occurred, Please retry'))).toMatch(/wait/)
  })

  it('stands on the fields where the server named them, and only there', () => {
    const items = [{ field: 'Code', errors: ['Verification code is invalid'] }]
    expect(failureOf(failure(400, 60001, 'Verification code is invalid', items))).toEqual({
      error: undefined,
      refusals: items,
    })
    expect(failureOf(failure(400, 0, 'Your response does not match our records.'))).toEqual({
      error: 'Your response does not match our records.',
      refusals: [],
    })
  })
})
