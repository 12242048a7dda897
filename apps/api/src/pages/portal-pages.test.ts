// Proves: ROUTE-60
// Proves: ASVS-1.2.1, ASVS-1.2.2, ASVS-1.2.3, ASVS-3.4.3, ASVS-3.4.4, ASVS-3.4.5, ASVS-3.4.6, ASVS-3.7.2, ASVS-4.1.1, ASVS-13.4.2, ASVS-13.4.3
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInAs } from '../../testing/sign-in-as.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { wellKnownContainers } from '../settings/containers.ts'
import { createTestClient } from '../../testing/test-client.ts'

const page =
  '<!doctype html><meta property="csp-nonce" nonce="%STYLE_NONCE%" /><evenkeel-app base-route="%BASE_ROUTE%"></evenkeel-app><p>%STYLE_NONCE%</p>'
const script = 'export const value = 1\n'.repeat(200)

describe('the pages', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({
      files: {
        portal: {
          'index.html': page,
          'sign-in.html': page.replace('<evenkeel-app', '<b>Sign in</b><evenkeel-app'),
          'embed/frame.html': '<!doctype html><meta property="csp-nonce" nonce="%STYLE_NONCE%" />',
          'embed/window.html': '<!doctype html><meta property="csp-nonce" nonce="%STYLE_NONCE%" />',
          'assets/index-Dk3f9x2b.js': script,
          'favicon.svg': '<svg/>',
        },
        widgets: {
          'loader.js': script,
          'reserve.css': 'evenkeel-goals{}',
          'index.js': script,
          'releases/1.2.3/evenkeel.js': script,
        },
      },
    })
  })
  afterAll(() => app.stop())

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.origin + path, { redirect: 'manual', headers })

  it('lead home from the root', async () => {
    const answer = await get('/')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/secure/home'])
  })

  it.each(['/secure/home', '/secure/my-goals-and-finances', '/secure/work-with-a-planner'])(
    '%s has the same bytes signed in and out, so that the page that opened it learns nothing',
    async (path) => {
      const ada = await app.signIn('ada@example.test')
      const [signedOut, signedIn] = [await get(path), await ada.fetch(path)]
      expect([signedOut.status, signedIn.status]).toEqual([200, 200])
      const withoutNonce = async (answer: Response) => (await answer.text()).replace(/nonce="[^"]+"/, '')
      expect(await withoutNonce(signedOut)).toBe(await withoutNonce(signedIn))
    },
  )

  it.each([
    ['/secure/home', 'my-goals-and-finances'],
    ['/secure/my-goals-and-finances', 'my-goals-and-finances'],
    ['/secure/work-with-a-planner', 'work-with-a-planner'],
    ['/login', 'auth/login'],
    ['/pagecontent/publicplaidoauth/web?oauth_state_id=abc', 'pagecontent/publicplaidoauth/web'],
    ['/embed', 'embed'],
    ['/embed/bank-link', 'embed/bank-link'],
  ])('%s starts the portal on %s', async (path, route) => {
    const ada = await app.signIn('ada@example.test')
    const answer = await ada.fetch(path)
    expect(await answer.text()).toContain(`base-route="${route}"`)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it.each(['/secure/home', '/login'])('%s says the role of the person in a cookie, once', async (path) => {
    const visitor = createTestClient(app.origin)
    const ada = await app.signIn('ada@example.test')
    const { client: staff } = await signInAs(app, 'staff@example.test', 2)
    for (const [client, role] of [
      [visitor, 'none'],
      [ada, 'employee'],
      [staff, 'adviser'],
    ] as const) {
      client.cookies.delete('evenkeel-role')
      const said = async () =>
        (await client.fetch(path)).headers.getSetCookie().filter((cookie) => cookie.startsWith('evenkeel-role='))
      expect([await said(), await said()]).toEqual([[`evenkeel-role=${role}; Path=/; SameSite=Lax`], []])
    }
    // A page that another server sent, as in development, leaves an old one; the session's answer corrects it.
    ada.cookies.set('evenkeel-role', 'none')
    await ada.call('session', {})
    expect(ada.cookies.get('evenkeel-role')).toBe('employee')
    // The server believes the session alone.
    visitor.cookies.set('evenkeel-role', 'employee')
    expect((await visitor.send('companyInfo')).status).toBe(401)
    await ada.fetch('/logout.aspx', { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } })
    const after = await ada.fetch(path)
    expect(after.headers.getSetCookie()).toContain('evenkeel-role=none; Path=/; SameSite=Lax')
  })

  it('have the form of the sign-in on its own page alone', async () => {
    const [signIn, home] = await Promise.all(['/login', '/secure/home'].map(async (path) => (await get(path)).text()))
    expect(signIn).toContain('<b>Sign in</b>')
    expect(home).not.toContain('<b>Sign in</b>')
  })

  it('allow scripts and styles of our own only, and no inline ones', async () => {
    const policy = (await get('/login')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
  })

  it('name the same nonce for style elements in header and HTML, and another one at each request', async () => {
    const ada = await app.signIn('ada@example.test')
    const nonces: string[] = []
    for (const path of ['/login', '/login', '/secure/home', '/embed', '/embed/cash-flow-chart', '/embed/window']) {
      const answer = await ada.fetch(path)
      const policy = answer.headers.get('Content-Security-Policy') ?? ''
      const html = await answer.text()
      const nonce = /<meta property="csp-nonce" nonce="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(Buffer.from(nonce, 'base64').byteLength).toBe(16)
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`)
      expect(policy.split(nonce)).toHaveLength(2)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      nonces.push(nonce)
    }
    expect(new Set(nonces).size).toBe(nonces.length)
  })

  it('fill the nonce into the head only, and not into words that the page took from elsewhere', async () => {
    expect(await (await get('/login')).text()).toMatch(/csp-nonce" nonce="[^%]+".*<p>%STYLE_NONCE%<\/p>$/)
  })

  it('without style elements allow none', async () => {
    for (const path of ['/docs', '/dev/outbox', '/webapi/v1/auth/session'])
      expect((await get(path)).headers.get('Content-Security-Policy')).not.toContain('nonce')
  })

  it('may be framed under /embed/ only, by us, by the page that asks, known or not, and by containers around it', async () => {
    const ancestors = async (path: string, Referer?: string) => {
      const { headers } = await get(path, Referer ? { Referer } : {})
      const policy = headers.get('Content-Security-Policy')?.match(/frame-ancestors ([^;]+)/)?.[1]
      return [policy, headers.get('X-Frame-Options')]
    }
    const containers = wellKnownContainers.join(' ')
    expect(containers).toContain(' https://teams.microsoft.com ')
    expect(await ancestors('/embed/cash-flow-chart', 'https://intranet.example/start')).toEqual([
      `'self' https://intranet.example ${containers}`,
      null,
    ])
    expect(await ancestors('/embed/stage', 'https://unknown.example:8443/')).toEqual([
      `'self' https://unknown.example:8443 ${containers}`,
      null,
    ])
    const again = `?page=${encodeURIComponent('https://intranet.example/')}`
    expect(await ancestors(`/embed/goals${again}`, `${app.origin}/embed/goals`)).toEqual([
      `'self' https://intranet.example ${containers}`,
      null,
    ])
    expect(await ancestors('/embed/goals?page=https://a;script-src.example')).toEqual(["'self'", null])
    expect(await ancestors(`/embed/window${again}`)).toEqual(["'none'", 'DENY'])
    expect(await ancestors('/embed/cash-flow-chart', 'https://a;script-src.example/')).toEqual(["'self'", null])
    expect(await ancestors('/embed/cash-flow-chart')).toEqual(["'self'", null])
    expect(await ancestors('/embed/bank-link', 'https://intranet.example/')).toEqual(["'self'", null])
    expect(await ancestors('/embed', 'https://intranet.example/')).toEqual(["'none'", 'DENY'])
    expect(await ancestors('/embed/window', 'https://intranet.example/')).toEqual(["'none'", 'DENY'])
    expect(await ancestors('/login', 'https://intranet.example/')).toEqual(["'none'", 'DENY'])
  })

  it('send hashed files for a year and others with an etag', async () => {
    const hashed = await get('/assets/index-Dk3f9x2b.js', { 'Accept-Encoding': 'gzip' })
    expect(hashed.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(await hashed.text()).toBe(script)
    const icon = await get('/favicon.svg')
    const again = await get('/favicon.svg', { 'If-None-Match': icon.headers.get('ETag') ?? '' })
    expect([icon.status, again.status]).toEqual([200, 304])
  })

  const evergreen = 'public, max-age=300, stale-while-revalidate=86400'
  it.each([
    ['/widgets/v1/loader.js', evergreen, script],
    ['/widgets/v1/goals.js', evergreen, script],
    ['/widgets/v1/account-modal.js', evergreen, script],
    ['/widgets/v1/reserve.css', evergreen, 'evenkeel-goals{}'],
    ['/widgets/1.2.3/evenkeel.js', 'public, max-age=31536000, immutable', script],
  ])('send %s to every page', async (path, caching, text) => {
    const answer = await get(path, { Origin: 'https://anywhere.example' })
    expect([answer.status, await answer.text()]).toEqual([200, text])
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(answer.headers.get('Cache-Control')).toBe(caching)
    expect(answer.headers.get('ETag')).toMatch(/^"[\w-]{22}"$/)
  })

  it.each([
    '/../directory.sqlite',
    '/%2e%2e/directory.sqlite',
    '/assets/..%2f..%2fdirectory.sqlite',
    '/index.html',
    '/secret.key',
    '/assets/',
    '/a%00.js',
    '/secure/unknown',
    '/widgets/v1/index.js',
    '/widgets/9.9.9/evenkeel.js',
    '/widgets/1.2/evenkeel.js',
  ])('answer 404 with the error body for %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      code: -1,
      message: 'Unknown error encountered',
      sentence: { key: 'unknownError', values: [] },
    })
  })

  it('answer HEAD as GET without the body', async () => {
    const answer = await fetch(`${app.origin}/login`, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})

describe('a portal that has not been built', () => {
  it('says so, and how to build it', async () => {
    const app = await startTestApp()
    const answer = await createTestClient(app.origin).fetch('/login')
    expect([answer.status, await answer.text()]).toEqual([503, 'The portal isn’t built yet. Run: npm run build'])
    await app.stop()
  })
})
