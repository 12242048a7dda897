// Proves: EMAIL-06
import { ApiFailure } from '@evenkeel/api-client/client'
import { describe, expect, it } from 'vitest'
import { toSignInFailure, isTaken, failureText } from './sign-in-failure.ts'

const failure = (status: number, code: number, message: string, items: ApiFailure['items'] = []) =>
  new ApiFailure({ status, code, message, items })

describe('the message about a refused sign-in', () => {
  it('is the catalog’s message if that is enough', () => {
    expect(failureText(failure(400, 30001, 'Your entry does not match our records'))).toBe(
      'Your entry does not match our records',
    )
  })

  it('says what to do about a lock, after the catalog’s own words', () => {
    expect(failureText(failure(400, 10003, 'User is locked out'))).toMatch(
      /^User is locked out\. Wait 15 minutes, .* reset your password now\.$/,
    )
  })

  it('does not say "retry" to a person who has to wait', () => {
    expect(failureText(failure(429, 10000, 'An error has occurred, Please retry'))).toMatch(/Wait/)
  })

  it('is shown above the fields for an email that is taken, because the email was typed on an earlier step', () => {
    const taken = failure(400, 30003, 'This email is already registered', [
      { field: 'email', errors: ['This email is already registered'] },
    ])
    expect(toSignInFailure(taken)).toEqual({ error: 'This email is already registered', refusals: [] })
    expect(
      [taken, failure(400, 30002, 'User already exists'), failure(400, 30001, 'No'), new Error('No')].map(isTaken),
    ).toEqual([true, true, false, false])
  })

  it('is shown on the fields that the server named, and only there', () => {
    const items = [{ field: 'Code', errors: ['Verification code is invalid'] }]
    expect(toSignInFailure(failure(400, 60001, 'Verification code is invalid', items))).toEqual({
      error: undefined,
      refusals: items,
    })
    expect(toSignInFailure(failure(400, 0, 'Your response does not match our records.'))).toEqual({
      error: 'Your response does not match our records.',
      refusals: [],
    })
  })
})
