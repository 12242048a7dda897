import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { note } from '../client.ts'
import { begin, begunCalls, forgetBegun, takeBegun } from './begun.ts'

const sent: Request[] = []
let answers: () => Promise<Response>

beforeEach(() => {
  // Another test of the start may have asked before.
  forgetBegun()
  sent.length = 0
  answers = () => Promise.resolve(Response.json([]))
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return answers()
  })
})
afterEach(() => {
  forgetBegun()
  document.cookie = 'XSRF-TOKEN=; max-age=0'
  vi.unstubAllGlobals()
})

it('returns an answer once, and only to the same call with the same input', async () => {
  void begin('budgets', { body: { budgetPeriod: '2026-11' } })
  expect(takeBegun('accounts', { body: {} })).toBeUndefined()
  expect(takeBegun('budgets', { body: { budgetPeriod: '2026-10' } })).toBeUndefined()
  expect((await takeBegun('budgets', { body: { budgetPeriod: '2026-11' } }))?.ok).toBe(true)
  expect(takeBegun('budgets', { body: { budgetPeriod: '2026-11' } })).toBeUndefined()
  expect(sent).toHaveLength(1)
})

it('has the call made again after a refusal, a broken server, and no answer at all', async () => {
  for (const answer of [
    () => Promise.resolve(Response.json({}, { status: 401 })),
    () => Promise.resolve(Response.json({}, { status: 503 })),
    () => Promise.reject(new TypeError('fetch failed')),
  ]) {
    answers = answer
    void begin('dashboard').catch(() => undefined)
    expect(await takeBegun('dashboard', {})).toBeUndefined()
  }
})

it('has nothing after a change: what was asked for before it would be out of date', () => {
  void begin('accounts', { body: {} })
  note(new Response(null, { status: 200 }), 'https://money.example/webapi/v1/accounts')
  expect(begunCalls()).toHaveLength(1)
  note(new Response(null, { headers: { 'evenkeel-change': '7' } }), 'https://money.example/webapi/v1/accounts')
  expect(takeBegun('accounts', { body: {} })).toBeUndefined()
})

it('has nothing for whoever comes after the session for which it asked', () => {
  void begin('accounts', { body: {} })
  expect(begunCalls()).toHaveLength(1)
  forgetBegun()
  expect(takeBegun('accounts', { body: {} })).toBeUndefined()
})

it('reads with the anti-forgery values, and with no key of a change', () => {
  document.cookie = 'XSRF-TOKEN=a'
  void begin('accounts', { body: {} })
  const headers = Object.fromEntries(sent[0]?.headers ?? [])
  expect(headers).toMatchObject({ 'x-xsrf-token': 'a', 'content-type': 'application/json' })
  expect(headers).not.toHaveProperty('idempotency-key')
})
