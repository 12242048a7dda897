// Proves: ASVS-1.3.3, ASVS-1.5.2, ASVS-2.2.1, ASVS-2.2.2, ASVS-3.5.2, ASVS-8.2.3, ASVS-15.3.3, ASVS-15.3.5, ASVS-15.3.6
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const path = '/webapi/v1/transactions/create'
const good = { date: '2026-11-20', value: -12.34, categoryId: 1, description: 'Coffee' }

describe('malformed input', () => {
  let app: TestApp
  let ada: TestClient
  beforeAll(async () => {
    app = await startTestApp()
    ada = await app.signIn('ada@example.test')
  })
  afterAll(() => app.stop())

  const post = (body: BodyInit, type = 'application/json') =>
    ada.fetch(path, { method: 'POST', body, headers: { 'Content-Type': type } })
  const postJson = async (text: string) => {
    const answer = await post(text)
    return { status: answer.status, body: await answer.json() }
  }
  const withField = (field: string, json: string) =>
    `{${Object.entries({ ...good, [field]: null })
      .map(([name, value]) => `"${name}":${name === field ? json : JSON.stringify(value)}`)
      .join(',')}}`

  it.each(['{', '{"value":}', 'nonsense', '"text', '\u0000'])('broken JSON is 400 with an item: %j', async (text) => {
    expect(await postJson(text)).toMatchObject({
      status: 400,
      body: {
        code: 10000,
        message: 'An error has occurred, Please retry',
        Items: [{ Field: 'body', Errors: ['Please enter a valid value.'] }],
      },
    })
  })

  it('an empty body is 400 with an item', async () => {
    const answer = await post('')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      code: 10001,
      message: 'Field required',
      Items: [{ Field: 'body', Errors: ['Field required'] }],
    })
  })

  it.each(['null', '[]', '"text"', '7', 'true'])('JSON that is no object is 400 with an item: %s', async (text) => {
    expect(await postJson(text)).toMatchObject({ status: 400, body: { Items: [{ Field: 'body' }] } })
  })

  it('text that is not UTF-8 is 400', async () => {
    const answer = await post(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))
    expect(answer.status).toBe(400)
  })

  it('names each missing field, with code 10001', async () => {
    const { status, body } = await postJson('{"value":1}')
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 10001,
      message: 'Field required',
      Items: ['date', 'categoryId', 'description'].map((Field) => ({ Field, Errors: ['Field required'] })),
    })
  })

  it.each([
    ['value', '1e400'],
    ['value', '-1e400'],
    ['value', '9007199254740993'],
    ['value', '90000000000.01'],
    ['value', '0.001'],
    ['value', '0'],
    ['value', '"12"'],
    ['categoryId', '9007199254740993'],
    ['categoryId', '1.5'],
    ['categoryId', '-1'],
    ['categoryId', '1e400'],
    ['date', '"2026-02-30"'],
    ['date', '"20261120"'],
    ['description', '"a\\u0000b"'],
    ['description', '"\\ud800"'],
    ['description', `"${'x'.repeat(121)}"`],
    ['description', '"   "'],
    ['userAccountId', '{}'],
  ])('is 400 on the field: %s = %s', async (field, json) => {
    const { status, body } = await postJson(withField(field, json))
    expect([status, body.Items?.[0]?.Field]).toEqual([400, field])
  })

  it('names a field deep inside by its path', async () => {
    const answer = await ada.send('splitTransaction', {
      body: {
        sourceTransactionId: 1,
        sourceTransaction: { category: 1, value: -1 },
        splits: [{ category: 1, value: 'x' }],
      },
    })
    expect(answer.body.Items).toMatchObject([{ Field: 'splits[0].value', Errors: ['Please enter a valid value.'] }])
  })

  it.each(['1%00', '1e400', '-1', '0', '99999999999999999', '%E0%A4%A', '1;drop'])(
    'an id in a path that is none is 400: %s',
    async (id) => {
      const answer = await ada.fetch(`/webapi/v1/changes/${id}/undo`, {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json' },
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ Items: [{ Field: 'changeId' }] })
    },
  )

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json5',
    '',
  ])('JSON sent as %j is 415', async (type) => {
    expect((await post(JSON.stringify(good), type)).status).toBe(415)
  })

  it('takes JSON with a charset', async () => {
    expect((await post(JSON.stringify(good), 'application/json; charset=utf-8')).status).toBe(200)
  })

  it('a body over the limit is 413, announced or not', async () => {
    const big = JSON.stringify({ ...good, description: 'x'.repeat(100_000) })
    expect((await post(big)).status).toBe(413)
    const stream = new Blob([big]).stream()
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'Content-Type': 'application/json' },
    }
    expect((await ada.fetch(path, init)).status).toBe(413)
  })

  it('a million brackets are refused by their size, and as many as fit by their depth', async () => {
    expect((await post('['.repeat(1_000_000) + ']'.repeat(1_000_000))).status).toBe(413)
    const deep = `{"value":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    expect(await postJson(deep)).toMatchObject({ status: 400, body: { Items: [{ Field: 'body' }] } })
  })

  it('brackets inside of text are only text', async () => {
    expect(await postJson(JSON.stringify({ ...good, description: '[{"'.repeat(30) }))).toMatchObject({ status: 200 })
  })

  it('a key named __proto__ changes nothing', async () => {
    expect(await postJson(`{"__proto__":{"isAdmin":true},${JSON.stringify(good).slice(1)}`)).toMatchObject({
      status: 200,
    })
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })

  it('fields that the call does not know are not read', async () => {
    const { body } = await postJson(
      JSON.stringify({ ...good, userTransactionId: 7, isHidden: true, hidden: true, isManual: false }),
    )
    expect(body).toMatchObject({ hidden: false, isManual: true })
    expect(body.userTransactionId).not.toBe(7)
  })

  it('after every one of them the next request is answered', async () => {
    expect(await postJson(JSON.stringify(good))).toMatchObject({ status: 200 })
    expect(app.log).toEqual([])
  })
})
