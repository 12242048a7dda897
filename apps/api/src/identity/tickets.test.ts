// Proves: ASVS-2.3.1, ASVS-9.1.1, ASVS-9.2.1, ASVS-9.2.2
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { hashOfSecret } from './keys.ts'
import { createTickets, type Tickets } from './tickets.ts'

const minuteMs = 60_000

describe('a ticket', () => {
  let app: TestApp
  let tickets: Tickets
  beforeEach(async () => {
    app = await startTestApp()
    tickets = createTickets(app.parts)
  })
  afterEach(() => app.stop())

  it('returns its claims, for its purpose only', () => {
    const ticket = tickets.issue('reset-ticket', { personId: 7 }, minuteMs)
    expect(tickets.read('reset-ticket', ticket)).toMatchObject({ state: 'good', claims: { personId: 7 } })
    for (const other of ['registration-ticket', 'email-ticket'] as const)
      expect(tickets.read(other, ticket).state).toBe('invalid')
  })

  it('is refused after a change', () => {
    const [content = '', signature = ''] = tickets.issue('reset-ticket', { personId: 7 }, minuteMs).split('.')
    const claims = JSON.parse(Buffer.from(content, 'base64url').toString())
    const altered = Buffer.from(JSON.stringify({ ...claims, personId: 8 })).toString('base64url')
    for (const made of [`${altered}.${signature}`, content, `${content}.`, '', '.'])
      expect(tickets.read('reset-ticket', made).state).toBe('invalid')
  })

  it('lives as long as was said, and no longer', () => {
    const ticket = tickets.issue('reset-ticket', {}, minuteMs)
    app.clock.advance(minuteMs - 1)
    expect(tickets.read('reset-ticket', ticket).state).toBe('good')
    app.clock.advance(1)
    expect(tickets.read('reset-ticket', ticket).state).toBe('expired')
  })

  it('is used up by one of many uses at once, and is stored as a hash', async () => {
    const ticket = tickets.issue('reset-ticket', {}, minuteMs)
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
