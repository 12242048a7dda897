import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { connectFrame, openFrame, pageOrigin, type WidgetFrame } from '../../testing/widget-frame.ts'

const dayMs = 24 * 3_600_000

describe('an agreement that ends soon', () => {
  let app: TestApp
  let ada: TestClient

  beforeAll(async () => {
    app = await startTestApp()
    await app.parts.directory.companies.allowOrigin(app.company.id, pageOrigin)
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    ada = await app.signIn('ada@example.test')
  })

  const token = (frame: WidgetFrame) => frame.call('embedToken', { body: { widget: 'goals', origin: frame.origin } })

  /** Lets days pass in which the widget goes on reading, as an agreement that is not read ends. */
  async function pass(frame: WidgetFrame, days: number) {
    for (let left = days; left > 0; left -= 20) {
      app.clock.advance(Math.min(left, 20) * dayMs)
      await frame.call('myGoals', {}, (await token(frame)).token)
    }
    ada = await app.signIn('ada@example.test')
  }

  const keep = (frame: WidgetFrame) =>
    ada.send('keepEmbed', { body: { origin: frame.origin, keyThumbprint: frame.keyThumbprint } })

  it('can be kept in its last 14 days, for as long again, with a line in the access log', async () => {
    const frame = await openFrame(app)
    await connectFrame(ada, frame, ['goals', 'accounts'])
    const { endsAt } = await token(frame)
    await pass(frame, 75)
    expect((await token(frame)).mayKeep).toBe(false)
    expect(await keep(frame), 'too early: nothing changes').toMatchObject({ status: 200, body: { until: endsAt } })
    await pass(frame, 2)
    expect((await token(frame)).mayKeep).toBe(true)
    const until = new Date(app.clock.now() + 90 * dayMs).toISOString()
    expect(await keep(frame)).toMatchObject({ status: 200, body: { until } })
    expect(await token(frame)).toMatchObject({ endsAt: until, mayKeep: false })
    await pass(frame, 20)
    expect(await frame.call('accounts', { body: {} }, await frame.token('accounts'))).toEqual([])
    const lines = (await ada.call('accessLog', {})).lines.filter(({ event }) => event === 'widget-kept')
    expect(lines.map(({ page }) => page)).toEqual([pageOrigin])
  })

  it('cannot be kept on a computer that others use, nor without one, nor for another key', async () => {
    const shared = await openFrame(app)
    await connectFrame(ada, shared, ['goals'], { isOwnComputer: false })
    const { endsAt, mayKeep } = await token(shared)
    expect(mayKeep).toBe(false)
    expect(await keep(shared)).toMatchObject({ status: 200, body: { until: endsAt } })
    expect(await keep(await openFrame(app))).toMatchObject({ status: 404 })
    const other = await app.signIn('grace@example.test')
    const body = { origin: shared.origin, keyThumbprint: shared.keyThumbprint }
    expect(await other.send('keepEmbed', { body })).toMatchObject({ status: 404 })
  })
})
