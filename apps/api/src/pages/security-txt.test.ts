import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClient } from '../../testing/test-client.ts'
import type { AppParts } from '../app-parts.ts'
import { securityPolicy } from './security-policy.ts'

const path = '/.well-known/security.txt'
const origin = 'https://money.example'
const yearMs = 365 * 86_400_000

const apps: TestApp[] = []
async function start(parts: Partial<AppParts>): Promise<TestApp> {
  const app = await startTestApp({ parts })
  apps.push(app)
  return app
}
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.stop()))
})

/** Reads the fields of an answer, in their order. */
async function fieldsOf(app: TestApp): Promise<(readonly [string, string])[]> {
  const text = await createTestClient(app.origin)
    .fetch(path)
    .then((answer) => answer.text())
  expect(text.endsWith('\n')).toBe(true)
  return text
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const)
}

describe('/.well-known/security.txt', () => {
  it('names contact, end, language, itself, and the policy, in production too', async () => {
    const parts = { publicOrigin: origin, isProduction: true, securityContact: 'mailto:reports@money.example' }
    const app = await start(parts)
    const fields = await fieldsOf(app)
    expect(fields).toEqual([
      ['Contact', 'mailto:reports@money.example'],
      ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/)],
      ['Preferred-Languages', 'en'],
      ['Canonical', `${origin}${path}`],
      ['Policy', `${origin}/security-policy`],
    ])
    const ahead = Date.parse(fields[1]?.[1] ?? '') - app.clock.now()
    expect(ahead).toBeGreaterThan(yearMs / 4)
    expect(ahead).toBeLessThan(yearMs)
    const policy = await createTestClient(app.origin).fetch('/security-policy')
    expect([policy.status, await policy.text()]).toEqual([200, securityPolicy])
  })

  it('moves its end with the clock', async () => {
    const app = await start({ publicOrigin: origin })
    const before = new Map(await fieldsOf(app)).get('Expires') ?? ''
    app.clock.advance(yearMs)
    const after = new Map(await fieldsOf(app)).get('Expires') ?? ''
    expect(Date.parse(after) - Date.parse(before)).toBe(yearMs)
  })

  it('is the same signed in and out, in every byte and header', async () => {
    const app = await start({})
    const answers = await Promise.all(
      [await app.signIn('ada@example.test'), createTestClient(app.origin)].map((client) => client.fetch(path)),
    )
    const [mine, strangers] = await Promise.all(
      answers.map(async (answer) => {
        const { 'x-request-id': _id, date: _date, ...headers } = Object.fromEntries(answer.headers)
        return { status: answer.status, headers, text: await answer.text() }
      }),
    )
    expect(mine).toEqual(strangers)
    expect(mine).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    expect(mine?.headers).not.toHaveProperty('set-cookie')
  })

  it('has the example as its contact outside of production, and no address that a visitor could choose', async () => {
    const app = await start({})
    expect((await fieldsOf(app)).map(([name, value]) => (name === 'Contact' ? value : name))).toEqual([
      'mailto:security@evenkeel.example',
      'Expires',
      'Preferred-Languages',
    ])
  })

  it('is missing in production where nobody takes reports, and so is the policy', async () => {
    const app = await start({ publicOrigin: origin, isProduction: true })
    const client = createTestClient(app.origin)
    const answers = await Promise.all([client.fetch(path), client.fetch('/security-policy')])
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })
})

describe('SECURITY.md', () => {
  it('begins with the policy that the server shows', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../SECURITY.md'), 'utf8')
    expect(page.slice(0, securityPolicy.length)).toBe(securityPolicy)
  })
})
