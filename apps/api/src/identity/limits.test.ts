// Proves: ASVS-2.3.2, ASVS-2.4.1, ASVS-6.3.1
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findCode, solved } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { rosterHash } from './roster-match.ts'
import { limits, limitsPage } from './limits.ts'

const userName = 'ada@home.example'
const [minuteMs, dayMs] = [60_000, 24 * 60 * 60_000]

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.stop())

const tryOnce = async (client: TestClient, password: string, name = userName) =>
  client.send('login', { body: { userName: name, password, recaptchaToken: await solved(client) } })

describe('the page about limits', () => {
  it('has every limit of the code', async () => {
    await expect(limitsPage()).toMatchFileSnapshot('../../../../docs/limits.md')
  })
})

describe('a guesser', () => {
  it('is stopped for good after 100 judged tries, and the owner gets in by the known device and by email', async () => {
    const owner = await app.signIn(userName)
    let judged = 0
    for (let round = 0; round < 25; round += 1) {
      const guesser = await app.visit()
      for (let time = 0; time < 5; time += 1) {
        const { body } = await tryOnce(guesser, `Wrong-Harbor-${round}-${time}`)
        if (body.code === 30001) judged += 1
      }
      app.clock.advance(2 * limits.lock.lasts + minuteMs)
    }
    expect(judged).toBe(limits.ceiling.most)
    app.clock.advance(dayMs)
    expect((await tryOnce(await app.visit(), testPassword)).body.code).toBe(10003)
    const known = { body: { userName, password: testPassword } }
    await owner.call('session', {})

    const stranger = await app.visit()
    await stranger.call('requestPasswordReset', { body: { userName, recaptchaToken: await solved(stranger) } })
    const { resetToken } = await stranger.call('verifyResetCode', { body: { userName, code: findCode(app, userName) } })
    const [newPassword, again] = ['Amber-Lantern-73', await app.visit()]
    await stranger.call('completePasswordReset', { body: { resetToken, newPassword, confirmPassword: newPassword } })
    for (let time = 0; time < 5; time += 1) await tryOnce(again, `Wrong-Lantern-${time}`)
    expect((await tryOnce(await app.visit(), newPassword)).body.code, 'locked again').toBe(10003)
    expect((await tryOnce(stranger, newPassword)).status, 'where the mailbox was proved').toBe(200)
    expect((await owner.send('login', { body: { ...known.body, password: newPassword } })).status).toBe(200)
  })

  it('is judged no further on an unknown name either', async () => {
    for (let round = 0; round < 21; round += 1) {
      const guesser = await app.visit()
      for (let time = 0; time < 5; time += 1) await tryOnce(guesser, `Wrong-Harbor-${time}`, 'nobody@home.example')
      app.clock.advance(2 * limits.lock.lasts + minuteMs)
    }
    expect((await tryOnce(await app.visit(), testPassword, 'nobody@home.example')).body.code).toBe(10003)
  })
})

describe('launch day', () => {
  it('lets in 500 people behind one address of whom 4 in 10 mistype', async () => {
    const people = Array.from({ length: 500 }, (_, index) => `office-${index}@home.example`)
    for (const email of people) await app.addPerson(email)
    const answers: number[] = []
    for (const [index, email] of people.entries()) {
      const browser = await app.visit()
      const login = (password: string) => browser.send('login', { body: { userName: email, password } })
      if (index % 5 < 2) answers.push((await login('Wrong-Harbor-42')).status)
      answers.push((await login(testPassword)).status)
      app.clock.advance(1_200)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(500)
    expect(answers.filter((status) => status === 400)).toHaveLength(200)
  })
})

describe('registration', () => {
  const birth = { dateOfBirth: '1990-01-02' }
  const valuesOf = (lastName: string, index: number) => ({ ...birth, lastName, employeeId: `LK-${1_000 + index}` })

  /** Adds employees of one last name to the roster. */
  async function addLines(lastName: string, count: number): Promise<void> {
    const { id: companyId, validators } = app.company
    for (let index = 0; index < count; index += 1) {
      const matchHash = rosterHash(app.parts.keys, companyId, validators, valuesOf(lastName, index)) ?? ''
      await app.parts.directory.roster.add({ companyId, firstName: 'A', lastName, matchHash })
    }
  }
  async function claim(values: ReturnType<typeof valuesOf>): Promise<number> {
    const visitor = await app.visit()
    const recaptchaToken = await solved(visitor)
    return (await visitor.send('validateUser', { body: { companyCode: 'test', values, recaptchaToken } })).status
  }
  /** Returns how many wrong answers for a name are judged. */
  async function countJudged(lastName: string): Promise<number> {
    for (let time = 0; time < 60; time += 1)
      if ((await claim({ ...birth, lastName, employeeId: `ZZ-${time}` })) === 429) return time
    throw new Error('60 wrong answers are judged')
  }

  it('judges as many wrong answers for the name of one who has just registered as for that of one who has not, and of nobody', async () => {
    for (const lastName of ['Lind', 'Amari']) await addLines(lastName, 1)
    expect(await claim(valuesOf('Lind', 0))).toBe(200)
    expect([await countJudged('Lind'), await countJudged('Amari'), await countJudged('Nobody')]).toEqual([10, 10, 10])
  })

  it('lets in the others of a name after ten wrong answers for it, however the name is written', async () => {
    await addLines('Wałęsa', 5)
    for (let time = 0; time < limits.rosterClaim.most; time += 1)
      expect(await claim({ ...birth, lastName: 'WALESA', employeeId: `ZZ-${time}` })).toBe(400)
    expect(await claim(valuesOf('Walesa', 0))).toBe(200)
    expect(await countJudged('wałęsa')).toBe(5)
  })

  it('lets an office register of whom everybody mistypes once, all of one name, and a guesser behind the same address no further', async () => {
    const count = limits.rosterNetwork.most + 20
    await addLines('Office', count)
    for (let index = 0; index < count; index += 1) {
      expect(await claim({ ...valuesOf('Office', index), dateOfBirth: '1990-02-01' })).toBe(400)
      expect(await claim(valuesOf('Office', index))).toBe(200)
    }
    // Someone who knows one line, and tries those of another name, gets no more for it.
    for (let time = 0; time < 20; time += 1) expect(await claim(valuesOf('Office', 0))).toBe(200)
    const guess = (time: number) => claim({ ...birth, lastName: 'Other', employeeId: `ZZ-${time}` })
    for (let time = 0; time < limits.rosterClaim.most; time += 1) expect(await guess(time)).toBe(400)
    expect(await guess(99)).toBe(429)
  })
})
