import { choosableLanguages, sourceLanguage, toLanguage } from '@evenkeel/api-client/contract/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMail, solved } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

/** What a person who asks for Spanish reads: Spanish once it can be chosen, until then English. */
const wanted = toLanguage('es-US') ?? sourceLanguage

const page = (language: string) => `<html data-edition="${language}"></html>`

let app: TestApp
beforeAll(async () => {
  const portal = {
    'index.html': page('en-US'),
    'sign-in.html': page('en-US'),
    'es-US/index.html': page('es-US'),
    'es-US/sign-in.html': page('es-US'),
    'embed/frame.html': page('en-US'),
  }
  app = await startTestApp({ files: { portal: { ...portal, 'es-US/embed/frame.html': page('es-US') } } })
})
afterAll(() => app.stop())

const editionOf = async (client: Pick<TestClient, 'fetch'>, path = '/login', headers: Record<string, string> = {}) =>
  /data-edition="([^"]*)"/.exec(await (await client.fetch(path, { headers })).text())?.[1]

const login = (client: TestClient, userName: string) =>
  client.call('login', { body: { userName, password: testPassword } })

describe('the language of a page', () => {
  it('is the browser’s before anybody has chosen, and English for a browser without one of ours', async () => {
    const visitor = await app.visit()
    expect(await editionOf(visitor, '/login', { 'Accept-Language': 'es-MX,es;q=0.9' })).toBe(wanted)
    expect(await editionOf(visitor, '/login', { 'Accept-Language': 'fr' })).toBe('en-US')
    expect(await editionOf(visitor, '/embed/goals', { 'Accept-Language': 'es-419' })).toBe(wanted)
  })

  it.each(choosableLanguages)('is %s once a visitor has chosen it, whatever the browser speaks', async (language) => {
    const visitor = await app.visit()
    expect(await visitor.call('saveLanguage', { body: { language } })).toEqual({ language })
    expect(await editionOf(visitor, '/login', { 'Accept-Language': 'es' })).toBe(language)
  })

  it('goes along with the person to another browser, from the page after the sign-in on', async () => {
    await app.addPerson('moves@example.test', { language: wanted })
    const other = await app.visit()
    expect(await editionOf(other)).toBe('en-US')
    await login(other, 'moves@example.test')
    expect(await editionOf(other, '/secure/home')).toBe(wanted)
  })

  it('is kept with a person who chose it before they signed in, or while they are', async () => {
    const { id } = await app.addPerson('chooses@example.test')
    const kept = async () => (await app.parts.directory.people.byId(id))?.language
    const visitor = await app.visit()
    await visitor.call('saveLanguage', { body: { language: wanted } })
    await login(visitor, 'chooses@example.test')
    expect((await kept()) ?? 'en-US').toBe(wanted)
    await visitor.call('saveLanguage', { body: { language: 'en-US' } })
    expect(await kept()).toBe('en-US')
  })

  it('of a browser is no choice: an English browser stays English after a sign-in in a Spanish one, and emails follow the last', async () => {
    const { id } = await app.addPerson('travels@example.test')
    const kept = async () => (await app.parts.directory.people.byId(id))?.language
    const signInWith = async (accepted: string) => {
      const browser = await app.visit()
      const body = { userName: 'travels@example.test', password: testPassword }
      await browser.send('login', { body }, { 'Accept-Language': accepted })
      return editionOf(browser, '/secure/home', { 'Accept-Language': accepted })
    }
    expect(await signInWith('es-MX,es;q=0.9')).toBe(wanted)
    expect(await kept()).toBe(wanted)
    expect(await signInWith('en-US')).toBe('en-US')
    expect(await kept()).toBe('en-US')
  })

  it.each(['en-XA', 'fr-FR', '', null])('cannot be %s', async (language) => {
    const visitor = await app.visit()
    const answer = await visitor.send('saveLanguage', { body: { language } })
    expect(answer).toMatchObject({ status: 400, body: { Items: [{ Field: 'language' }] } })
  })
})

describe('the language of an email', () => {
  it('is the person’s', async () => {
    await app.addPerson('reads@example.test', { language: 'es-US' })
    const reader = await app.signIn('reads@example.test')
    const body = { currentPassword: testPassword, newPassword: 'Calm-Meadow-77', confirmPassword: 'Calm-Meadow-77' }
    await reader.call('updatePassword', { body })
    const [mail] = findMail(app, 'reads@example.test')
    expect(mail?.html).toContain('<html lang="es">')
    expect(mail?.text).toMatch(/\d de [a-z]+ de 20\d\d/)
  })

  it('names their company', async () => {
    await app.addPerson('leaves@example.test')
    await (await app.signIn('leaves@example.test')).call('deleteAccountData', { body: { password: testPassword } })
    expect(findMail(app, 'leaves@example.test')[0]?.text).toContain(`Evenkeel is a benefit from ${app.company.name}.`)
  })

  it('at an employer’s address tells nothing about an account: no name, and not its language', async () => {
    const email = 'reads@larkfield.example'
    await app.parts.directory.companies.addDomain(app.company.id, 'larkfield.example')
    const said = async (address: string) => {
      const visitor = await app.visit()
      await visitor.call('requestPasswordReset', { body: { userName: address, recaptchaToken: await solved(visitor) } })
      return findMail(app, address)[0]?.text.replaceAll(/\d{6}/g, '')
    }
    await app.addPerson(email, { language: 'es-US' })
    const known = await said(email)
    expect(known).toContain('Your code is')
    expect(known).toBe(await said('stranger@larkfield.example'))
  })
})
