// Proves: ASVS-16.3.3
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { hourly, type LogEntry } from '../http/error-answer.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ files: { portal: { 'sign-in.html': '<!doctype html><title>x</title>' } } })
})
afterAll(() => app.stop())

const reportOf = (effectiveDirective: string) => ({
  type: 'csp-violation',
  url: 'https://money.example/secure/canary',
  body: { effectiveDirective, blockedURL: 'https://canary.example/x.js', sample: 'canary' },
})
const send = (body: string) =>
  fetch(`${app.origin}/policy-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json' },
    body,
  })

it('pages say where browsers report that their policy was broken, and data does not', async () => {
  const page = await fetch(`${app.origin}/login`)
  expect(page.headers.get('Reporting-Endpoints')).toBe('policy="/policy-reports"')
  expect(page.headers.get('Content-Security-Policy')).toContain('; report-to policy')
  const data = await fetch(`${app.origin}/webapi/v1/auth/session`)
  expect(data.headers.get('Reporting-Endpoints')).toBeNull()
})

it('a report leaves a line that says which part was broken, and nothing that it quotes', async () => {
  app.log.length = 0
  const answer = await send(
    JSON.stringify([reportOf('script-src-elem'), reportOf('script-src-elem'), reportOf('canary')]),
  )
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(app.log).toEqual([
    { event: 'policy-report', requestId: expect.any(String), call: 'page', directive: 'script-src-elem' },
  ])
})

it.each(['', 'canary', '{}', '[null]', '[[[]]]'])('what is no report leaves none: %j', async (body) => {
  app.log.length = 0
  expect((await send(body)).status).toBe(204)
  expect(app.log).toEqual([])
})

it('a large one is refused unread', async () => {
  expect((await send(JSON.stringify(Array.from({ length: 200 }, () => reportOf('img-src'))))).status).toBe(413)
})

it('the log has each part once an hour, however many reports come', () => {
  let now = 0
  const said: LogEntry[] = []
  const log = hourly(
    (entry) => void said.push(entry),
    () => now,
  )
  const entry = { event: 'policy-report', requestId: '', call: 'page', directive: 'img-src' } as const
  for (let times = 0; times < 1_000; times += 1) log(entry)
  log({ ...entry, directive: 'font-src' })
  now += 3_600_000
  log(entry)
  expect(said).toHaveLength(3)
})
