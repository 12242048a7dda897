import { createSsoTestIssuer } from '../../demo/sso-test-issuer.ts'
import { seedDemoIdentity } from '../../demo/demo-identity.ts'
import { rosterHash } from '../../src/identity/roster-match.ts'
import { findCode, findMail, solved } from '../mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../test-app.ts'
import type { TestAnswer, TestClient } from '../test-client.ts'

const priya = { lastName: 'Raman', dateOfBirth: '1996-10-05', employeeId: 'LK-2043' }
const personal = 'priya@home.example'
const work = 'priya@brightwater.example'
const phone = '503-555-0142'
const password = 'four brown otters diving'
const readByEmployer = (email: string) => email.endsWith('@brightwater.example') || email.startsWith('hr')

/** What the employee did: nothing, or registered, or registered and left again. */
export type Past = 'none' | 'by roster' | 'by sign-on' | 'left again'

interface World {
  readonly app: TestApp
  readonly tokenOf: () => Promise<string>
}

async function proofOf({ app }: World, visitor: TestClient, email: string) {
  app.clock.advance(60_000)
  await visitor.call('sendEmailCode', { body: { email } })
  const { verificationToken } = await visitor.call('verifyEmailCode', { body: { email, code: findCode(app, email) } })
  return { email, verificationToken }
}

async function validate(visitor: TestClient): Promise<string> {
  const body = { companyCode: 'brightwater', values: priya, recaptchaToken: await solved(visitor) }
  return (await visitor.call('validateUser', { body })).registrationToken
}

async function register(world: World, visitor: TestClient, email: string) {
  const tokens = { registrationToken: await validate(visitor), ...(await proofOf(world, visitor, email)) }
  return visitor.send('registerUser', {
    body: { ...tokens, phone, password, confirmPassword: password, acceptTermsOfUse: true },
  })
}

async function registerBySignOn(world: World, visitor: TestClient, email: string) {
  const body = { ssoToken: await world.tokenOf(), ...(await proofOf(world, visitor, email)), acceptTermsOfUse: true }
  return visitor.send('ssoRegisterUser', { body })
}

async function open(past: Past): Promise<World> {
  const app = await startTestApp()
  await seedDemoIdentity(app.parts)
  const { directory, keys } = app.parts
  const company = await directory.companies.byCode('brightwater')
  const { id: companyId = 0, validators = [] } = company ?? {}
  const matchHash = rosterHash(keys, companyId, validators, priya) ?? ''
  await directory.roster.add({ companyId, firstName: 'Priya', lastName: 'Raman', matchHash })
  const issuer = createSsoTestIssuer(app.parts)
  const tokenOf = () =>
    issuer.sign('brightwater', { subject: 'bw-7', email: work, firstName: 'Priya', lastName: 'Raman' })
  const world = { app, tokenOf }
  const browser = await app.visit()
  if (past === 'none') await proofOf(world, browser, 'somebody@else.example')
  else await (past === 'by sign-on' ? registerBySignOn : register)(world, browser, personal)
  const person = await directory.people.byEmail(personal)
  if ((person !== undefined) !== (past !== 'none')) throw new Error(`The employee is not as the game has it: ${past}`)
  if (past === 'left again') await directory.people.remove(person?.id ?? 0)
  // What came before does not count against the first mail of a move.
  app.clock.advance(61 * 60_000)
  return world
}

type Move = (world: World, visitor: TestClient, round: number) => Promise<TestAnswer<unknown>>

const reset = async ({ app }: World, visitor: TestClient, userName: string) => {
  app.clock.advance(60_000)
  const asked = await visitor.send('requestPasswordReset', {
    body: { userName, recaptchaToken: await solved(visitor) },
  })
  if (!readByEmployer(userName)) return { asked, token: 'made.up' }
  const { resetToken } = await visitor.call('verifyResetCode', { body: { userName, code: findCode(app, userName) } })
  return { asked, token: resetToken }
}

/** Every public call that says anything about a person, as an employer with roster, sign-on key, and the company's mailboxes can make it. */
const moves: Readonly<Record<string, Move>> = {
  checkUser: async (_world, visitor, round) =>
    visitor.send('checkUser', {
      body: {
        registrationToken: await validate(visitor),
        email: [personal, 'hr@one.example', work][round % 3] ?? '',
        phone,
      },
    }),
  register: (world, visitor, round) => register(world, visitor, `hr-${round}@one.example`),
  registerForHer: async (_world, visitor) =>
    visitor.send('registerUser', {
      body: {
        ...{ registrationToken: await validate(visitor), verificationToken: 'made.up', email: personal, phone },
        ...{ password, confirmPassword: password, acceptTermsOfUse: true },
      },
    }),
  registerAtWork: (world, visitor) => register(world, visitor, work),
  ssoCheckUser: async ({ tokenOf }, visitor) => visitor.send('ssoCheckUser', { body: { ssoToken: await tokenOf() } }),
  signOn: async ({ tokenOf }, visitor) => visitor.send('loginSso', { body: { ssoToken: await tokenOf() } }),
  signOnWithMailbox: async (world, visitor, round) =>
    visitor.send('loginSso', {
      body: {
        ssoToken: await world.tokenOf(),
        ...(await proofOf(world, visitor, round % 2 ? work : 'hr@one.example')),
      },
    }),
  signOnWithCode: async ({ tokenOf }, visitor) =>
    visitor.send('loginSso', { body: { ssoToken: await tokenOf(), email: personal, code: '000000' } }),
  registerBySignOn: (world, visitor, round) => registerBySignOn(world, visitor, `hr-sso-${round}@one.example`),
  login: async (_world, visitor) =>
    visitor.send('login', {
      body: { userName: personal, password: testPassword, recaptchaToken: await solved(visitor) },
    }),
  resetHers: async (world, visitor) => (await reset(world, visitor, personal)).asked,
  guessHerCode: async (_world, visitor) =>
    visitor.send('verifyResetCode', { body: { userName: personal, code: '000000' } }),
  resetAtWork: async (world, visitor) => {
    const { token: resetToken } = await reset(world, visitor, work)
    const body = { resetToken, newPassword: password, confirmPassword: password, code: '000000' }
    return visitor.send('completePasswordReset', { body })
  },
  linkAtWork: async (world, visitor) => {
    const { token: resetToken } = await reset(world, visitor, work)
    return visitor.send('completePasswordResetSso', { body: { resetToken, ssoToken: await world.tokenOf() } })
  },
}

/** Returns an answer as the employer sees it, without what differs between any two requests. */
function seen({ status, headers, body }: TestAnswer<unknown>): string {
  const own = ['date', 'x-request-id', 'set-cookie']
  const kept = [...headers].filter(([name]) => !own.includes(name))
  const cookies = headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '='))
  // Of a token only its length says anything.
  const shown = JSON.stringify(body).replaceAll(/"[\w.-]{60,}"/g, (token) => `"token of ${token.length}"`)
  return JSON.stringify([status, shown, kept, cookies])
}

const seenMails = (app: TestApp) =>
  (app.parts.outbox?.messages() ?? [])
    .filter(({ to }) => readByEmployer(to))
    .map(({ to, subject, text }) => `${to} ${subject} ${text}`.replaceAll(/\d{6}/g, '######'))

/** What the employer has of a game. */
export interface Transcript {
  /** Everything that it sees: answers, headers, and mails of its mailboxes, by move. */
  readonly lines: readonly string[]
  /** How long each move took, in milliseconds, by name. */
  readonly times: ReadonlyMap<string, number>
}

/** Plays all moves in an order of the game's own. @throws Error where money is answered, or she alone is not told. */
export async function play(past: Past, game: number): Promise<Transcript> {
  const world = await open(past)
  const order = Object.entries(moves).map(([name, move], index) => ({
    name,
    move,
    at: ((index + 1) * (game * 7 + 3)) % 31,
  }))
  const lines: string[] = []
  const times = new Map<string, number>()
  try {
    for (const { name, move } of order.toSorted((one, other) => one.at - other.at)) {
      const visitor = await world.app.visit()
      const from = performance.now()
      const answer = await move(world, visitor, game)
      times.set(name, performance.now() - from)
      lines.push(`${name} ${seen(answer)}`)
      if (name.startsWith('register')) continue
      const { status } = await visitor.send('accounts', { body: {} })
      if (status !== 401) throw new Error(`After ${name} money is answered with ${status}`)
    }
    lines.push(...seenMails(world.app))
    if (findMail(world.app, personal).length > 0 !== (past !== 'none')) throw new Error('She alone is told')
  } finally {
    await world.app.stop()
  }
  return { lines, times }
}
