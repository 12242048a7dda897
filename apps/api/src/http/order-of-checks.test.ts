import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const transactions = '/webapi/v1/transactions'
const post = (body: string, type: string) => ({ method: 'POST', body, headers: { 'Content-Type': type } })

describe('the order in which a request is judged', () => {
  it('a stranger is told that they are one before their body is looked at', async () => {
    const visitor = await app.visit()
    expect((await visitor.fetch(transactions, post('{}', 'text/plain'))).status).toBe(401)
    expect((await visitor.fetch(transactions, post('{', 'application/json'))).status).toBe(401)
    expect((await visitor.fetch('/webapi/v1/bank-files', post('{}', 'application/json'))).status).toBe(401)
  })

  it('but for a body announced as too long: it is refused unread, from any caller', async () => {
    const visitor = await app.visit()
    expect((await visitor.fetch(transactions, post('x'.repeat(100_000), 'text/plain'))).status).toBe(413)
  })

  it('names a wrong media type to signed-in people, and on public calls to all', async () => {
    const ada = await app.signIn('ada@example.test')
    expect((await ada.fetch(transactions, post('{}', 'text/plain'))).status).toBe(415)
    const visitor = await app.visit()
    expect((await visitor.fetch('/webapi/v1/auth/login', post('{}', 'text/plain'))).status).toBe(415)
  })
})
