import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/test-app.ts'
import { makeTestClient } from '../test/test-client.ts'

const script = 'export const value = 1\n'.repeat(200)

describe('the pages', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({
      files: {
        portal: {
          'index.html': '<!doctype html><evenkeel-app base-route="%BASE_ROUTE%"></evenkeel-app>',
          'assets/index-Dk3f9x2b.js': script,
          'favicon.svg': '<svg/>',
        },
        widgets: { 'loader.js': script, 'chunks/shared-Ab12Cd34.js': script },
      },
    })
    await app.parts.directory.companies.allowOrigin(app.company.id, 'https://intranet.example')
  })
  afterAll(() => app.stop())

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.origin + path, { redirect: 'manual', headers })

  it('lead home from the root', async () => {
    const answer = await get('/')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/secure/home'])
  })

  it.each(['/secure/home', '/secure/my-goals-and-finances', '/secure/work-with-a-planner'])(
    '%s asks a visitor to sign in',
    async (path) => {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login'])
    },
  )

  it.each([
    ['/secure/home', 'my-goals-and-finances'],
    ['/secure/my-goals-and-finances', 'my-goals-and-finances'],
    ['/secure/work-with-a-planner', 'work-with-a-planner'],
    ['/login', 'auth/login'],
    ['/pagecontent/publicplaidoauth/web?oauth_state_id=abc', 'pagecontent/publicplaidoauth/web'],
    ['/embed', 'embed'],
    ['/embed/cash-flow-chart', 'embed/cash-flow-chart'],
  ])('%s starts the portal on %s', async (path, route) => {
    const ada = await app.signIn('ada@example.test')
    const answer = await ada.fetch(path)
    expect(await answer.text()).toContain(`base-route="${route}"`)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('allow scripts and styles of our own only, and no inline ones', async () => {
    const policy = (await get('/login')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
  })

  it('may be framed under /embed/ only, by us and by the allowed page that asks', async () => {
    const ancestors = async (path: string, Referer?: string) => {
      const { headers } = await get(path, Referer ? { Referer } : {})
      const policy = headers.get('Content-Security-Policy')?.match(/frame-ancestors ([^;]+)/)?.[1]
      return [policy, headers.get('X-Frame-Options')]
    }
    expect(await ancestors('/embed/cash-flow-chart', 'https://intranet.example/start')).toEqual([
      "'self' https://intranet.example",
      null,
    ])
    expect(await ancestors('/embed/cash-flow-chart', 'https://evil.example/')).toEqual(["'self'", null])
    expect(await ancestors('/embed/cash-flow-chart')).toEqual(["'self'", null])
    expect(await ancestors('/embed/bank-link', 'https://intranet.example/')).toEqual(["'self'", null])
    expect(await ancestors('/embed', 'https://intranet.example/')).toEqual(["'none'", 'DENY'])
    expect(await ancestors('/embed/connect', 'https://intranet.example/')).toEqual(["'none'", 'DENY'])
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

  it('give widgets to every page', async () => {
    const answer = await get('/widgets/v1/loader.js', { Origin: 'https://anywhere.example' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600, must-revalidate')
    expect((await get('/widgets/v1/chunks/shared-Ab12Cd34.js')).headers.get('Cache-Control')).toContain('immutable')
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
  ])('answer 404 with the error body for %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ code: -1, message: 'Unknown error encountered' })
  })

  it('answer HEAD as GET without the body', async () => {
    const answer = await fetch(`${app.origin}/login`, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})

describe('a portal that has not been built', () => {
  it('says so, and how to build it', async () => {
    const app = await startTestApp()
    const answer = await makeTestClient(app.origin).fetch('/login')
    expect([answer.status, await answer.text()]).toEqual([503, 'The portal has not been built yet. Run: npm run build'])
    await app.stop()
  })
})
