import { describe, expect, it } from 'vitest'
import { createOutbox } from '../src/mail/outbox.ts'
import { createTestClock, startTestApp } from '../testing/test-app.ts'

describe('the outbox', () => {
  it('shows what would have been sent, newest first, as a page and as data', async () => {
    const app = await startTestApp()
    const visitor = await app.visit()
    await visitor.call('sendEmailCode', { body: { email: 'first@example.test' } })
    await visitor.call('sendEmailCode', { body: { email: 'ann&bo@example.test' } })
    const page = await fetch(`${app.origin}/dev/outbox`)
    const html = await page.text()
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toMatch(/Your verification code: \d{6}/)
    expect(html).toContain('ann&amp;bo@example.test')
    // A long line of an email breaks on a phone, where it was cut off.
    expect(html).toContain('<article class="mail">')
    expect(await (await fetch(`${app.origin}/docs/docs.css`)).text()).toContain('.mail pre { white-space: pre-wrap;')
    expect(html).not.toMatch(/ann&bo@|<style|<script|\sstyle=/)
    const data = await fetch(`${app.origin}/dev/outbox.json`).then((answer) => answer.json())
    expect(data).toMatchObject([
      { to: 'ann&bo@example.test' },
      { to: 'first@example.test', subject: expect.stringMatching(/^Your verification code: \d{6}$/) },
    ])
    await app.stop()
  })

  it('is empty at first, and is not there in production', async () => {
    const app = await startTestApp()
    expect(await (await fetch(`${app.origin}/dev/outbox`)).text()).toContain('No emails yet.')
    await app.stop()
    const production = await startTestApp({ parts: { isProduction: true } })
    for (const path of ['/dev/outbox', '/dev/outbox.json'])
      expect((await fetch(production.origin + path)).status).toBe(404)
    await production.stop()
  })

  it('tells of what was posted here, and shows what was posted at another process in its place', () => {
    const clock = createTestClock()
    const noted: string[] = []
    const outbox = createOutbox(clock, ({ to }) => noted.push(to))
    outbox.post({ to: 'first@example.test', subject: '', text: '' })
    clock.advance(2_000)
    outbox.post({ to: 'third@example.test', subject: '', text: '' })
    outbox.take({ to: 'second@example.test', subject: '', text: '', at: clock.now() - 1_000 })
    expect(outbox.messages().map(({ to }) => to)).toEqual([
      'third@example.test',
      'second@example.test',
      'first@example.test',
    ])
    expect(noted).toEqual(['first@example.test', 'third@example.test'])
  })

  it('keeps the newest 200', () => {
    const outbox = createOutbox(createTestClock())
    for (let count = 0; count < 250; count += 1)
      outbox.post({ to: `person${count}@example.test`, subject: '', text: '' })
    expect(outbox.messages()).toHaveLength(200)
    expect(outbox.messages()[0]?.to).toBe('person249@example.test')
  })
})
