import { describe, expect, it } from 'vitest'
import { AnswerHeaders, toResponse } from './answer.ts'

const toHeaders = (headers: AnswerHeaders) => new Headers(headers.toInit())

describe('the headers of an answer', () => {
  it('are what the platform’s own would be: set replaces, append joins, cookies stay apart', () => {
    const [ours, theirs] = [
      new AnswerHeaders({ 'Cache-Control': 'no-store' }),
      new Headers({ 'Cache-Control': 'no-store' }),
    ]
    for (const headers of [ours, theirs]) {
      headers.set('Content-Type', 'text/plain')
      headers.set('Content-Type', 'application/json')
      headers.append('Vary', 'Origin')
      headers.append('Vary', 'Accept')
      headers.append('Set-Cookie', 'a=1; Path=/')
      headers.append('Set-Cookie', 'b=2; Expires=Thu, 01 Jan 1970 00:00:00 GMT')
    }
    expect([...toHeaders(ours)]).toEqual([...theirs])
    expect([ours.get('Vary'), ours.get('Age'), ours.has('Vary'), ours.has('Age')]).toEqual([
      'Origin, Accept',
      null,
      true,
      false,
    ])
  })

  it('leave what they were made from as it was', () => {
    const shared = { 'Cache-Control': 'no-store' }
    new AnswerHeaders(shared).set('Cache-Control', 'max-age=60')
    expect(shared).toEqual({ 'Cache-Control': 'no-store' })
  })

  it('have only names that were set, and none that every object inherits', () => {
    expect([new AnswerHeaders().has('constructor'), new AnswerHeaders().get('toString')]).toEqual([false, null])
  })
})

describe('an answer', () => {
  it.each([
    ['text', '{"name":"Zoë"}', 15],
    ['bytes', new Uint8Array([1, 2, 3]), 3],
  ])('of %s says how many bytes it has', async (_kind, body, length) => {
    const response = toResponse({ body, headers: new AnswerHeaders({ 'Content-Type': 'application/json' }) })
    expect(response.headers.get('Content-Length')).toBe(String(length))
    expect((await response.arrayBuffer()).byteLength).toBe(length)
  })
})
