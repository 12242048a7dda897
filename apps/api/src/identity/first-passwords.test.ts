// Proves: ASVS-6.4.1
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { endingAt } from './passwords.ts'

const dayMs = 24 * 60 * 60_000
const password = 'Kx7fm-w2qhd-9bnrt-pe4y7'
const ownPassword = 'Quiet-Harbor-43'

describe('a first password, which an operator hands over', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
    const passwordHash = endingAt(await app.parts.passwords.hash(password), app.clock.now() + 7 * dayMs)
    for (const name of ['ines', 'theo']) await app.addPerson(`${name}@example.test`, { passwordHash })
  })
  afterAll(() => app.stop())

  const signIn = async (name: string, typed: string) => {
    const client = await app.visit()
    const { status, body } = await client.send('login', {
      body: { userName: `${name}@example.test`, password: typed },
    })
    return { client, status, code: body.code }
  }

  it('counts for seven days, and then no more than a wrong one; the one that its owner has chosen goes on', async () => {
    app.clock.advance(7 * dayMs - 1)
    const { client, status } = await signIn('theo', password)
    expect(status).toBe(200)
    const body = { currentPassword: password, newPassword: ownPassword, confirmPassword: ownPassword }
    expect((await client.send('updatePassword', { body })).status).toBe(200)
    expect((await signIn('ines', password)).status).toBe(200)
    app.clock.advance(1)
    expect(await signIn('ines', password)).toMatchObject({ status: 400, code: 30001 })
    expect((await signIn('theo', ownPassword)).status).toBe(200)
  })
})
