// Proves: ASVS-16.2.5, ASVS-16.3.2
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSsoTestIssuer } from '../../demo/sso-test-issuer.ts'
import { seedDemoIdentity } from '../../demo/demo-identity.ts'
import { findCode, findMail, solved } from '../../testing/mail-of.ts'
import { signInAs } from '../../testing/sign-in-as.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { logLine } from '../hosts/node/log-line.ts'
import { createCallBudgets } from '../identity/budgets.ts'
import { rosterHash } from '../identity/roster-match.ts'

const canary = 'Canary'
const email = 'canary.ada@home.example'
const inMonth = Date.parse('2026-11-21T12:00:00Z')

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
  await seedDemoIdentity(app.parts)
})
afterEach(() => app.stop())

const eventsOf = (...names: readonly string[]) => app.log.filter(({ event }) => names.includes(event))
const lines = () => app.log.map((entry) => logLine(entry, 0)).join('\n')
const hash = expect.stringMatching(/^[\w-]{12}$/)

it('a refused sign-on is logged with the company and what was wrong, and nothing of the person', async () => {
  const issuer = createSsoTestIssuer(app.parts)
  const visitor = await app.visit()
  const claims = { subject: 'canary-7', email, firstName: canary, lastName: canary }
  const signOn = async (ssoToken: string) => visitor.send('ssoCheckUser', { body: { ssoToken } })
  const right = await issuer.sign('brightwater', claims)
  const [head, body, signature = ''] = right.split('.')
  await signOn(`${head}.${body}.${signature.slice(0, -4)}AAAA`)
  await signOn(right)
  await signOn(right)
  app.clock.advance(3_600_000)
  await signOn(await issuer.sign('brightwater', claims).then((token) => (app.clock.advance(3_600_000), token)))
  await signOn('canary.no.token')
  expect(eventsOf('sso-refused')).toMatchObject([
    { company: 'brightwater', why: 'signature', user: null, network: hash },
    { company: 'brightwater', why: 'replayed' },
    { company: 'brightwater', why: 'expired' },
    { why: 'issuer' },
  ])
  expect(lines()).not.toMatch(/canary/i)
})

it('staff access is logged as it is asked for, opened, and ended', async () => {
  const ada = await app.addPerson(email)
  const { client: staff } = await signInAs(app, 'staff@home.example', 2)
  const endsAt = new Date(app.clock.now() + 3_600_000).toISOString()
  const params = { userId: String(ada.id) }
  const { accessId } = await staff.call('grantAccess', { params, body: { reason: `${canary} of a reason`, endsAt } })
  const client = await app.signIn(email)
  await client.call('decideAccess', { body: { accessId, isAllowed: true } })
  await client.call('endAccess', { body: {} })
  const found = eventsOf('access-asked', 'access-granted', 'access-ended')
  expect(found.map(({ event }) => event)).toEqual(['access-asked', 'access-granted', 'access-ended'])
  expect(new Set(found.map((entry) => ('user' in entry ? entry.user : ''))).size, 'one person').toBe(1)
  expect(lines()).not.toMatch(/canary/i)
})

it('a changed email is logged, with neither address', async () => {
  await app.addPerson(email)
  const ada = await app.signIn(email)
  const next = 'canary.next@home.example'
  await ada.call('sendEmailCode', { body: { email: next } })
  const code = findCode(app, next)
  const { verificationToken } = await ada.call('verifyEmailCode', { body: { email: next, code } })
  const body = {
    ...{ firstName: canary, lastName: canary, email: next, phone: '503-555-0142' },
    ...{ verificationToken, password: testPassword },
  }
  await ada.send('saveContactInformation', { body })
  expect(findMail(app, email)).not.toBe('')
  expect(eventsOf('email-changed')).toEqual([{ event: 'email-changed', requestId: '', call: 'audit', user: hash }])
  expect(lines()).not.toMatch(/canary/i)
})

it('a person’s line of the log can be followed for a month, and no longer', async () => {
  await app.addPerson(email)
  const client = await app.visit()
  const fail = () => client.send('login', { body: { userName: email, password: 'Wrong-Harbor-42' } })
  await fail()
  app.clock.set('2026-11-30T23:59:00Z')
  await fail()
  app.clock.set('2026-12-01T00:01:00Z')
  await fail()
  const users = eventsOf('sign-in-refused').map((entry) => ('user' in entry ? entry.user : ''))
  expect([users[0] === users[1], users[1] === users[2]]).toEqual([true, false])
  expect(inMonth).toBeLessThan(app.clock.now())
})

it('a call beyond a person’s budget is answered 429 before its body is read, and logged', async () => {
  await app.stop()
  const parts = { budgets: { upload: () => Promise.reject(new Error('not asked')), call: limited() } }
  app = await startTestApp({ parts })
  const ada = await app.signIn(email)
  const write = (client: TestClient) =>
    client.send('createTransaction', { body: { date: '2026-11-20', value: -1, categoryId: 1, description: canary } })
  const answers = []
  for (let sent = 0; sent < 605; sent += 1) answers.push((await write(ada)).status)
  expect(answers.filter((status) => status === 200).length).toBeGreaterThan(590)
  const refused = await write(ada)
  expect([refused.status, refused.headers.get('Retry-After'), refused.body]).toMatchObject([
    429,
    '1',
    { code: 10000, message: 'You have several of these in progress. Wait a moment.' },
  ])
  const bob = await app.signIn('bob@home.example')
  expect((await write(bob)).status).toBe(200)
  expect((await ada.send('transactions', { body: {} })).status).toBe(200)
  expect(eventsOf('budget-refused')[0]).toMatchObject({ call: 'createTransaction', code: 10000, user: hash })
  expect(lines()).not.toMatch(/canary/i)
})

/** The budget of a server, by a clock that does not move. */
const limited = () => createCallBudgets({ now: () => inMonth }).call

it('a registration by a taken roster line is logged, with no name', async () => {
  const values = { lastName: canary, dateOfBirth: '1979-02-28', employeeId: 'LK-7' }
  const { id: companyId, validators } = app.company
  const matchHash = rosterHash(app.parts.keys, companyId, validators, values) ?? ''
  await app.parts.directory.roster.add({ companyId, firstName: canary, lastName: canary, matchHash })
  const entry = await app.parts.directory.roster.match(companyId, [matchHash])
  await app.addPerson(email, { rosterEntryId: entry?.id ?? 0 })
  const visitor = await app.visit()
  const recaptchaToken = await solved(visitor)
  const { registrationToken } = await visitor.call('validateUser', {
    body: { companyCode: 'test', values, recaptchaToken },
  })
  const mine = 'canary.hr@one.example'
  await visitor.call('sendEmailCode', { body: { email: mine } })
  const code = findCode(app, mine)
  const { verificationToken } = await visitor.call('verifyEmailCode', { body: { email: mine, code } })
  const body = { registrationToken, verificationToken, email: mine, phone: '503-555-0142' }
  const chosen = { password: testPassword, confirmPassword: testPassword, acceptTermsOfUse: true as const }
  expect((await visitor.send('registerUser', { body: { ...body, ...chosen } })).status).toBe(200)
  expect(eventsOf('claim-on-taken-line')).toHaveLength(1)
  expect(lines()).not.toMatch(/canary/i)
})
