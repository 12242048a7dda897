// Proves: API-02, API-10, API-17, API-54
// Proves: ASVS-3.2.1, ASVS-3.4.1, ASVS-14.2.2, ASVS-14.3.2, ASVS-15.3.1, ASVS-16.5.1
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { isBodyOptional } from './body/parse.ts'
import { createRegistry } from '../calls/registry.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

/** Returns an error as the driver throws it. */
const storeError = (code: string) => Object.assign(new Error(`${code}: /var/secret/path`), { code })

/** Fits the types but breaks the contract, because JSON has no NaN. */
const brokenGoal = { goalType: Number.NaN, status: 0, name: 'Plan', description: '', plans: [] }

describe('every answer', () => {
  let app: TestApp
  let ada: TestClient
  let failure: Error = new Error('unset')
  beforeAll(async () => {
    app = await startTestApp({
      handlers(parts, identity) {
        const own = createRegistry(parts, identity)
        const fail = () => {
          throw failure
        }
        return {
          ledger: { ...own.ledger, goalsByAccount: fail, myGoals: () => [brokenGoal] },
          request: { ...own.request, planner: async () => fail() },
        }
      },
    })
    ada = await app.signIn('ada@example.test')
  })
  afterAll(() => app.stop())

  it.each(['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_CANTOPEN', 'SQLITE_READONLY_DBMOVED'])(
    'is 503 with Retry-After on %s',
    async (code) => {
      failure = storeError(code)
      for (const answer of [await ada.send('goalsByAccount', { body: { accountId: 1 } }), await ada.send('planner')]) {
        expect(answer).toMatchObject({ status: 503, body: { code: 10000 } })
        expect(answer.headers.get('Retry-After')).toBe('2')
      }
    },
  )

  it.each([
    new Error('secret word'),
    new TypeError('x is not a function'),
    storeError('SQLITE_CONSTRAINT_CHECK'),
    new RangeError('stack'),
  ])('is 500 without an inner word on a fault of ours: %s', async (fault) => {
    failure = fault
    const answer = await ada.send('goalsByAccount', { body: { accountId: 1 } })
    expect([answer.status, answer.body]).toEqual([
      500,
      {
        code: -1,
        message: 'Unknown error encountered',
        sentence: { key: 'unknownError', values: [] },
      },
    ])
    expect(app.log.at(-1)).toMatchObject({ event: 'request-failed', call: 'goalsByAccount', error: fault })
    expect(app.log.at(-1)?.requestId).toBe(answer.headers.get('X-Request-Id'))
  })

  it('that breaks its contract is a fault of ours outside of production', async () => {
    expect(await ada.send('myGoals')).toMatchObject({ status: 500, body: { code: -1 } })
  })

  it('of the API is not kept by anybody and runs nowhere', async () => {
    const { headers } = await ada.send('companyInfo')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Content-Type')).toBe('application/json')
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{24}$/)
    expect(headers.has('Strict-Transport-Security')).toBe(false)
    expect(headers.has('X-Powered-By')).toBe(false)
  })

  it('of an error is not kept either', async () => {
    const unknown = await fetch(`${app.origin}/webapi/v1/unknown`)
    expect([unknown.status, unknown.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    expect(await unknown.json()).toEqual({
      code: -1,
      message: 'Unknown error encountered',
      sentence: { key: 'unknownError', values: [] },
    })
  })

  it('names the methods that a path has', async () => {
    const wrong = await ada.fetch('/webapi/v1/transactions')
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST'])
    const options = await ada.fetch('/ngapi/v1/company/info', { method: 'OPTIONS' })
    expect([options.status, options.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    const head = await ada.fetch('/ngapi/v1/company/info', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('over https asks for https from then on', async () => {
    const secure = await startTestApp({ parts: { publicOrigin: 'https://money.example' } })
    const { headers } = await fetch(`${secure.origin}/health`)
    await secure.stop()
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
  })

  it('of a planner’s session on an employee’s call is 403', async () => {
    const paul = await app.signIn('paul@example.test')
    const { userId } = await paul.call('session', {})
    const file = new Sqlite(`${app.folder}/directory.sqlite`)
    file.prepare('UPDATE person SET role = 1 WHERE id = ?').run(userId)
    file.close()
    expect(await paul.send('companyInfo')).toMatchObject({ status: 403, body: { code: -1 } })
  })
})

describe('/health', () => {
  it('says that the store answers, and which version this is', async () => {
    const app = await startTestApp()
    const up = await fetch(`${app.origin}/health`)
    expect([up.status, await up.json()]).toEqual([200, { status: 'ok', store: 'ok', version: '0.0.0-test' }])
    await app.stop()
  })

  it('is 503 while the store is down', async () => {
    const app = await startTestApp()
    app.parts.directory.close()
    const down = await fetch(`${app.origin}/health`)
    expect([down.status, await down.json()]).toEqual([503, { status: 'down', store: 'down', version: '0.0.0-test' }])
    await app.stop()
  })
})

describe('a body without fields', () => {
  let app: TestApp
  let ada: TestClient
  beforeAll(async () => {
    app = await startTestApp()
    ada = await app.signIn('ada@example.test')
  })
  afterAll(() => app.stop())

  it('may be left out, with its content type or without', async () => {
    const path = endpoints.accounts.path
    const json = { 'Content-Type': 'application/json' }
    const named = [{}, { headers: json }, { body: '', headers: json }, { body: '{}', headers: json }]
    for (const init of named) {
      const answer = await ada.fetch(path, { method: 'POST', ...init })
      expect([init, answer.status, await answer.json()]).toEqual([init, 200, []])
    }
  })

  it('may be left out of each call that has one, and of no other', async () => {
    const table: readonly Endpoint[] = Object.values(endpoints)
    const named = table.filter(isBodyOptional).map(({ name }) => name)
    expect(named).toEqual(
      expect.arrayContaining([
        'accounts',
        'setNextStepStatus',
        'setPlan',
        'refreshPlan',
        'assignPlanner',
        'dismissPlanPrompt',
      ]),
    )
    const { setNextStepStatus, createBudget } = endpoints
    const step = setNextStepStatus.path.replace('{id}', '1').replace('{status}', '1')
    // Unknown, so the body was taken.
    expect((await ada.fetch(step, { method: setNextStepStatus.method })).status).toBe(404)
    expect((await ada.fetch(createBudget.path, { method: createBudget.method })).status).toBe(400)
  })
})
