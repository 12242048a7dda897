// Proves: ASVS-7.4.5
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { connectFrame, openFrame, pageOrigin } from '../../testing/widget-frame.ts'
import { endSessionsOf } from './end-sessions.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.stop())

it('ends one person’s sessions and widgets at their next call, and nobody else’s, with a line that the person sees', async () => {
  await app.parts.directory.companies.allowOrigin(app.company.id, pageOrigin)
  const [ada, phone, bob] = [
    await app.signIn('ada@home.example'),
    await app.signIn('ada@home.example'),
    await app.signIn('bob@home.example'),
  ]
  const frame = await openFrame(app)
  await connectFrame(ada, frame, ['goals'])
  const token = await frame.token('goals')
  expect(await endSessionsOf(app.parts, 'Ada@home.example')).toBe('ada@home.example')
  for (const client of [ada, phone]) expect(await client.send('accounts', { body: {} })).toMatchObject({ status: 401 })
  expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 401 })
  expect(await bob.send('accounts', { body: {} })).toMatchObject({ status: 200 })
  const { lines } = await (await app.signIn('ada@home.example')).call('accessLog', {})
  expect(lines.filter(({ event }) => event === 'sessions-ended')).toHaveLength(1)
  await expect(endSessionsOf(app.parts, 'nobody@home.example')).rejects.toMatchObject({
    lines: ["No one has the number or email 'nobody@home.example'."],
  })
})
