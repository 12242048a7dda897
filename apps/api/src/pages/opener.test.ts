// Proves: ASVS-3.5.3
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'
import * as words from '../words/pages.generated.ts'

/** Every kind of address that can be opened in a window, and the opener policy of its answers. */
const addresses = {
  '/': 'same-origin',
  '/login': 'same-origin',
  '/secure/home': 'same-origin',
  '/secure/my-goals-and-finances': 'same-origin',
  '/secure/work-with-a-planner': 'same-origin',
  '/pagecontent/publicplaidoauth/web?oauth_state_id=abc': 'same-origin',
  '/nothing-is-here': 'same-origin',
  '/secure/nothing': 'same-origin',
  '/index.html': 'same-origin',
  '/sign-in.html': 'same-origin',
  '/favicon.svg': 'same-origin',
  '/webapi/v1/auth/session': 'same-origin',
  '/webapi/v1/auth/sessions': 'same-origin',
  '/ngapi/v1/goal/my': 'same-origin',
  '/webapi/v1/transactions': 'same-origin',
  '/webapi/v1/account-data/export': 'same-origin',
  '/webapi/v1/embed/agreements': 'same-origin',
  '/dev/outbox': 'same-origin',
  '/openapi.json': 'same-origin',
  '/embed/cash-flow-chart': 'same-origin',
  '/embed/stage': 'same-origin',
  '/embed/unknown': 'same-origin',
  '/embed/bank-link': 'same-origin',
  // Opens the window in which a person agrees, and keeps a reference to it.
  '/embed': 'same-origin-allow-popups',
  '/embed/connect': 'same-origin',
  // This one answers the page that opened it.
  '/embed/window': 'unsafe-none',
} as const

const fromElsewhere = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }

describe('a page that opens one of ours in a window', () => {
  let app: TestApp
  let ada: TestClient
  beforeAll(async () => {
    app = await startTestApp({
      files: {
        portal: {
          'index.html': '<!doctype html>%BASE_ROUTE%',
          'sign-in.html': '<!doctype html>%BASE_ROUTE%',
          'favicon.svg': '<svg/>',
        },
      },
    })
    ada = await app.signIn('ada@example.test')
  })
  afterAll(() => app.stop())

  it.each(Object.entries(addresses))('finds %s cut off alike (%s), signed in and out', async (path, policy) => {
    const answers = await Promise.all(
      [ada, createTestClient(app.origin)].map((client) => client.fetch(path, { headers: fromElsewhere })),
    )
    expect(answers.map(({ headers }) => headers.get('Cross-Origin-Opener-Policy'))).toEqual([policy, policy])
  })

  it('finds sign-out cut off alike, and ends no session by it (F30)', async () => {
    const person = await app.signIn('eve@example.test')
    for (const client of [person, createTestClient(app.origin)]) {
      const answer = await client.fetch('/logout.aspx', { headers: fromElsewhere })
      expect([answer.status, answer.headers.get('Cross-Origin-Opener-Policy')]).toEqual([200, 'same-origin'])
      expect(await answer.text()).toContain(words.signOutAsk())
    }
  })

  it('ends a session once the person says so on our page', async () => {
    const person = await app.signIn('eve@example.test')
    await person.fetch('/logout.aspx', { headers: fromElsewhere })
    expect((await person.send('companyInfo')).status).toBe(200)
    const answer = await person.fetch('/logout.aspx', { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login#/auth/login'])
    expect((await person.send('companyInfo')).status).toBe(401)
  })

  it('starts no download, which would leave its window standing where somebody is signed in', async () => {
    const ask = (client: TestClient, site: string) =>
      client.fetch('/webapi/v1/account-data/export', { headers: { ...fromElsewhere, 'Sec-Fetch-Site': site } })
    for (const site of ['cross-site', 'same-site']) {
      const [signedIn, signedOut] = await Promise.all([ask(ada, site), ask(createTestClient(app.origin), site)])
      expect([signedIn.status, signedOut.status]).toEqual([403, 403])
      expect(await signedIn.text()).toBe(await signedOut.text())
    }
    for (const site of ['same-origin', 'none']) expect((await ask(ada, site)).status).toBe(200)
  })
})
