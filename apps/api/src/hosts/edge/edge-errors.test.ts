import { describe, expect, it } from 'vitest'
import { errorAnswer } from '../../http/error-answer.ts'

const toStatus = (error: unknown) => {
  const answer = errorAnswer(error, 'accounts', 'id', () => {})
  return [answer.status, answer.headers.get('Retry-After')]
}

describe('a failure of the edge', () => {
  it.each([
    new Error('D1_ERROR: D1 DB is overloaded. Too many requests queued.'),
    new Error('Failed query', { cause: new Error('D1_ERROR: Network connection lost.') }),
    new Error('database or disk is full: SQLITE_FULL'),
    Object.assign(new Error('Durable Object reset because its code was updated.'), { retryable: true }),
    Object.assign(new Error('Durable Object is overloaded. Requests queued for too long.'), { overloaded: true }),
  ])('that is temporary is 503 with Retry-After: $message', (error) => {
    expect(toStatus(error)).toEqual([503, '2'])
  })

  it.each([
    new Error('D1_ERROR: FOREIGN KEY constraint failed: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_FOREIGNKEY)'),
    new Error('Wrong number of parameter bindings for SQL query.'),
    Object.assign(new Error('Durable Object threw'), { retryable: false }),
  ])('that is a fault of ours is 500: $message', (error) => {
    expect(toStatus(error)).toEqual([500, null])
  })
})
