import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/test-app.ts'
import { hashOfSecret } from './keys.ts'
import { makeTickets, type Tickets } from './tickets.ts'

const MINUTE = 60_000

describe('a ticket', () => {
  let app: TestApp
  let tickets: Tickets
  beforeEach(async () => {
    app = await startTestApp()
    tickets = makeTickets(app.parts)
  })
  afterEach(() => app.stop())

  it('says what it was given, for its purpose alone', () => {
    const ticket = tickets.issue('reset-ticket', { personId: 7 }, MINUTE)
    expect(tickets.read('reset-ticket', ticket)).toMatchObject({ state: 'good', claims: { personId: 7 } })
    for (const other of ['registration-ticket', 'email-ticket'] as const)
      expect(tickets.read(other, ticket).state).toBe('invalid')
  })

  it('is nothing once it was changed', () => {
    const [content = '', signature = ''] = tickets.issue('reset-ticket', { personId: 7 }, MINUTE).split('.')
    const claims = JSON.parse(Buffer.from(content, 'base64url').toString())
    const altered = Buffer.from(JSON.stringify({ ...claims, personId: 8 })).toString('base64url')
    for (const made of [`${altered}.${signature}`, content, `${content}.`, '', '.'])
      expect(tickets.read('reset-ticket', made).state).toBe('invalid')
  })

  it('lives as long as was said, and no longer', () => {
    const ticket = tickets.issue('reset-ticket', {}, MINUTE)
    app.clock.advance(MINUTE - 1)
    expect(tickets.read('reset-ticket', ticket).state).toBe('good')
    app.clock.advance(1)
    expect(tickets.read('reset-ticket', ticket).state).toBe('expired')
  })

  it('is used up by one of many who use it at once, and is kept as a hash', async () => {
    const ticket = tickets.issue('reset-ticket', {}, MINUTE)
    const uses = Array.from({ length: 5 }, async () => {
      const reading = tickets.read('reset-ticket', ticket)
      return reading.state === 'good' && reading.use()
    })
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1)
    const [content = ''] = ticket.split('.')
    expect(await app.parts.directory.attempts.isUsed(hashOfSecret(content))).toBe(true)
    for (const inClear of [ticket, content]) expect(await app.parts.directory.attempts.isUsed(inClear)).toBe(false)
  })
})
