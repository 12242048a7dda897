import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSoftPasskey } from '../../testing/soft-passkey.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const userName = 'ada@example.test'

describe('a passkey', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp()
  })
  afterEach(() => app.stop())

  const halfSignedIn = async () => {
    const client = await app.visit()
    const { secondFactor: kinds } = await client.call('login', { body: { userName, password: testPassword } })
    return { client, kinds }
  }
  const addPasskey = async (client: TestClient, passkey = createSoftPasskey()) => {
    const { challenge } = await client.call('startSecondFactor', { body: { kind: 'passkey', password: testPassword } })
    if (challenge.kind !== 'passkey') throw new Error('Another kind was started')
    const answer = await client.send('confirmSecondFactor', {
      body: { credential: passkey.create(challenge.options, app.origin) },
    })
    return { passkey, answer, options: challenge.options }
  }
  const optionsFor = async (client: TestClient) => {
    const { passkey } = await client.call('secondFactorChallenge', { body: { kind: 'passkey' } })
    if (!passkey) throw new Error('No passkey was asked for')
    return passkey
  }
  const wrong = { status: 400, body: { code: 60001 } }

  it.each([{ counts: true }, { counts: false }])(
    'signs in, again and again, whether it counts its uses or not: %o',
    async (kind) => {
      const { passkey, answer } = await addPasskey(await app.signIn(userName), createSoftPasskey(kind))
      expect(answer).toMatchObject({ status: 200, body: { recoveryCodes: { length: 10 } } })
      for (let time = 0; time < 2; time += 1) {
        const { client, kinds } = await halfSignedIn()
        expect(kinds).toEqual(['passkey', 'recovery'])
        const proof = passkey.sign(await optionsFor(client), app.origin)
        expect(await client.send('verifySecondFactor', { body: { credential: proof } })).toMatchObject({ status: 200 })
        expect(await client.call('session', {})).toMatchObject({ isSignedIn: true })
      }
    },
  )

  it('signs each challenge once, of this browser, on our own page', async () => {
    const { passkey } = await addPasskey(await app.signIn(userName))
    const one = await halfSignedIn()
    const other = await halfSignedIn()
    const options = await optionsFor(one.client)
    await optionsFor(other.client)
    const tries = [
      other.client.send('verifySecondFactor', { body: { credential: passkey.sign(options, app.origin) } }),
      one.client.send('verifySecondFactor', { body: { credential: passkey.sign(options, 'https://evil.example') } }),
      one.client.send('verifySecondFactor', { body: { credential: createSoftPasskey().sign(options, app.origin) } }),
    ]
    for (const answer of await Promise.all(tries)) expect(answer).toMatchObject(wrong)
    const proof = passkey.sign(await optionsFor(one.client), app.origin)
    expect(await one.client.send('verifySecondFactor', { body: { credential: proof } })).toMatchObject({ status: 200 })
    const third = await halfSignedIn()
    expect(await third.client.send('verifySecondFactor', { body: { credential: proof } })).toMatchObject(wrong)
  })

  it('is added on our own page, for a challenge of the person’s own', async () => {
    const ada = await app.signIn(userName)
    const eve = await app.signIn('eve@example.test')
    const { passkey, options } = await addPasskey(eve)
    const strange = createSoftPasskey()
    expect(
      await ada.send('confirmSecondFactor', { body: { credential: strange.create(options, app.origin) } }),
    ).toMatchObject(wrong)
    const { challenge } = await ada.call('startSecondFactor', { body: { kind: 'passkey', password: testPassword } })
    const own = challenge.kind === 'passkey' ? challenge.options : options
    expect(
      await ada.send('confirmSecondFactor', { body: { credential: strange.create(own, 'https://evil.example') } }),
    ).toMatchObject(wrong)
    const taken = passkey.create((await addPasskey(ada)).options, app.origin)
    expect(await ada.send('confirmSecondFactor', { body: { credential: taken } })).toMatchObject(wrong)
  })

  it('that was copied is noticed: a counter never goes back', async () => {
    const { passkey } = await addPasskey(await app.signIn(userName))
    const [one, other] = [await halfSignedIn(), await halfSignedIn()]
    const earlier = passkey.sign(await optionsFor(one.client), app.origin)
    const later = passkey.sign(await optionsFor(other.client), app.origin)
    expect(await other.client.send('verifySecondFactor', { body: { credential: later } })).toMatchObject({
      status: 200,
    })
    expect(await one.client.send('verifySecondFactor', { body: { credential: earlier } })).toMatchObject(wrong)
  })

  it('answers a challenge within five minutes', async () => {
    const { passkey } = await addPasskey(await app.signIn(userName))
    const { client } = await halfSignedIn()
    const proof = passkey.sign(await optionsFor(client), app.origin)
    app.clock.advance(5 * 60_000)
    expect(await client.send('verifySecondFactor', { body: { credential: proof } })).toMatchObject({
      status: 400,
      body: { code: 60002 },
    })
  })

  it('of another person opens nothing', async () => {
    const { passkey } = await addPasskey(await app.signIn('eve@example.test'))
    await addPasskey(await app.signIn(userName))
    const { client } = await halfSignedIn()
    const proof = passkey.sign(await optionsFor(client), app.origin)
    expect(await client.send('verifySecondFactor', { body: { credential: proof } })).toMatchObject(wrong)
  })
})
