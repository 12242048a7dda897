// Proves: API-01
import { describe, expect, it } from 'vitest'
import { ApiFailure, createClient } from './client.ts'
import { offlineMessage } from './failure.ts'

/** Returns a client whose server records each request and returns `answer`. */
function setUp(answer: () => Response | Promise<Response>, cookies = '') {
  const sent: Request[] = []
  let endings = 0
  const client = createClient({
    baseUrl: 'http://app.test',
    fetch: async (request) => {
      sent.push(request)
      return answer()
    },
    readCookies: () => cookies,
    onSessionEnded: () => {
      endings += 1
    },
  })
  return { client, sent, endings: () => endings }
}

const failure = async (call: Promise<unknown>): Promise<ApiFailure> => {
  const thrown: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(thrown instanceof ApiFailure)) throw new Error('expected an ApiFailure', { cause: thrown })
  return thrown
}

describe('createClient', () => {
  it('sends JSON with the no-cache headers and both anti-forgery values from the cookies', async () => {
    const { client, sent } = setUp(() => Response.json([]), 'XSRF-TOKEN=a%3D1; other=x; RequestVerificationToken=b')
    await client.call('budgets', { body: { budgetPeriod: '2026-11' } })
    const request = sent[0]
    expect(request?.url).toBe('http://app.test/webapi/v1/budgets/get')
    expect(request?.method).toBe('POST')
    expect(await request?.json()).toEqual({ budgetPeriod: '2026-11' })
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      'x-xsrf-token': 'a=1',
      requestverificationtoken: 'b',
    })
  })

  it('reads the cookies with the prefix that they have under https', async () => {
    const { client, sent } = setUp(() => Response.json({}), '__Host-XSRF-TOKEN=a; __Host-RequestVerificationToken=b')
    await client.call('assignPlanner', { body: {} })
    expect(sent[0]?.headers.get('X-XSRF-TOKEN')).toBe('a')
    expect(sent[0]?.headers.get('RequestVerificationToken')).toBe('b')
  })

  it('puts ids into the path and what is asked for into the query', async () => {
    const { client, sent } = setUp(() => Response.json([]))
    await client.call('setNextStepStatus', { params: { id: '12', status: '1' }, body: {} })
    await client.call('nextSteps', { query: { planType: '3' } })
    expect(
      sent.map((request) => `${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`),
    ).toEqual(['PATCH /ngapi/v1/goal/plan/nextstep/12/status/1', 'GET /ngapi/v1/goal/plan/nextstep?planType=3'])
  })

  it('sends a file as a form with its name', async () => {
    const { client, sent } = setUp(() => Response.json({}))
    await client.call('previewBankFile', { body: { file: new File(['x'], 'checking.ofx'), userAccountId: '7' } })
    const form = await sent[0]?.formData()
    expect(form?.get('file')).toMatchObject({ name: 'checking.ofx' })
    expect(form?.get('userAccountId')).toBe('7')
  })

  it('returns the journal entry of a change, so that it can be undone', async () => {
    const { client } = setUp(() => Response.json({}, { headers: { 'Evenkeel-Change': '42' } }))
    expect(await client.change('deleteTransaction', { body: { userTransactionId: 1 } })).toEqual({
      answer: {},
      changeId: 42,
    })
  })

  it('turns an error body into a failure with its fields, found without regard to case', async () => {
    const body = {
      code: 10001,
      message: 'Field required',
      Items: [{ Field: 'TargetBudget', Errors: ['Field required', 'other'] }],
    }
    const { client } = setUp(() => Response.json(body, { status: 400 }))
    const thrown = await failure(
      client.call('createBudget', { body: { categoryId: 1, targetBudget: 1, budgetPeriod: '2026-11' } }),
    )
    expect(thrown).toMatchObject({ status: 400, code: 10001, message: 'Field required' })
    expect(thrown.messageFor('targetbudget')).toBe('Field required')
    expect(thrown.messageFor('categoryId')).toBeNull()
  })

  it('says once for each 401 that the session ended', async () => {
    const { client, endings } = setUp(() =>
      Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 401 }),
    )
    await failure(client.call('categories'))
    expect(endings()).toBe(1)
  })

  it('does not show a person what a proxy wrote, nor the words of a broken connection', async () => {
    const proxy = setUp(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await failure(proxy.client.call('categories'))).toMatchObject({
      status: 502,
      code: -1,
      message: 'Unknown error encountered',
    })
    const gone = setUp(() => Promise.reject(new TypeError('fetch failed')))
    expect(await failure(gone.client.call('categories'))).toMatchObject({ status: 0, message: offlineMessage })
  })

  it('sends its own key with each write, so that a retried create never doubles', async () => {
    const { client, sent } = setUp(() => Response.json({}))
    await client.call('assignPlanner', { body: {} })
    await client.call('assignPlanner', { body: {} })
    const keys = sent.map((request) => request.headers.get('Idempotency-Key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[0]).not.toBe(keys[1])
  })

  it.each([
    ['no answer came', () => Promise.reject(new TypeError('fetch failed'))],
    ['a proxy answered', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['the server stopped', () => Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 503 })],
    ['half of the answer came', () => new Response('{"categoryId": 4')],
  ])('sends the key again with the same write after %s, because it may have happened', async (_, lose) => {
    let answer: () => Response | Promise<Response> = lose
    const { client, sent } = setUp(() => answer())
    const write = (targetBudget: number) =>
      client.call('createBudget', { body: { categoryId: 1, targetBudget, budgetPeriod: '2026-11' } })
    await failure(write(100))
    await failure(write(100))
    await failure(write(200))
    answer = () => Response.json({})
    await write(100)
    await write(100)
    const [first, again, other, third, next] = sent.map((request) => request.headers.get('Idempotency-Key'))
    expect([again, third]).toEqual([first, first])
    expect(new Set([first, other, next]).size).toBe(3)
  })

  it('sends another key after a refusal, and with another file of the same name', async () => {
    let answer: () => Response | Promise<Response> = () =>
      Response.json({ code: 10001, message: 'Field required' }, { status: 400 })
    const { client, sent } = setUp(() => answer())
    await failure(client.call('assignPlanner', { body: {} }))
    await failure(client.call('assignPlanner', { body: {} }))
    answer = () => Promise.reject(new TypeError('fetch failed'))
    const upload = (text: string) =>
      client.call('previewBankFile', {
        body: { file: new File([text], 'checking.ofx', { lastModified: text.length }), userAccountId: '7' },
      })
    await failure(upload('a'))
    await failure(upload('bc'))
    await failure(upload('a'))
    const [first, second, file, other, again] = sent.map((request) => request.headers.get('Idempotency-Key'))
    expect(new Set([first, second, file, other]).size).toBe(4)
    expect(again).toBe(file)
  })

  it('sends two equal writes at the same time with a key each', async () => {
    const { client, sent } = setUp(() => Promise.reject(new TypeError('fetch failed')))
    const write = () => failure(client.call('assignPlanner', { body: {} }))
    await Promise.all([write(), write()])
    await Promise.all([write(), write()])
    expect(new Set(sent.map((request) => request.headers.get('Idempotency-Key'))).size).toBe(3)
  })
})
