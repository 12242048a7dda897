import type { Hono } from 'hono'
import type { AppParts, Identity } from '../app-parts.ts'
import { notFound } from '../errors.ts'
import type { HttpEnv } from '../http/register-endpoints.ts'
import { sendFile } from './send-file.ts'

const LOGIN = '/login#/auth/login'
/** Without a fragment of its own, so that the browser keeps the screen that was asked for, and the portal can go on to it. */
const LOGIN_FIRST = '/login'

/** The real paths that mount the portal, with the route it starts on. Source: open question Q-ROUTE-1. */
const SIGNED_IN_PAGES = {
  '/secure/home': 'my-goals-and-finances',
  '/secure/my-goals-and-finances': 'my-goals-and-finances',
  '/secure/work-with-a-planner': 'work-with-a-planner',
} as const

/** Where a bank's own page sends people back to. Source: product specification, section 2. */
const BANK_RETURN = 'pagecontent/publicplaidoauth/web'

const NOT_BUILT = 'The portal has not been built yet. Run: npm run build'

const redirect = (location: string) =>
  new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-store' } })

/** The portal's index.html, told where to start; with anti-forgery cookies for whoever opens it. */
async function portalPage(request: Request, baseRoute: string, parts: AppParts, identity: Identity): Promise<Response> {
  const index = await parts.portal.find('/index.html')
  if (!index) return new Response(NOT_BUILT, { status: 503, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  const html = new TextDecoder().decode(index.bytes).replaceAll('%BASE_ROUTE%', baseRoute)
  const headers = new Headers({ 'Content-Type': index.type, 'Cache-Control': 'no-store' })
  const session = await identity.sessions.find(request, 'act')
  for (const cookie of identity.antiForgery.renew(request, session?.idHash ?? null))
    headers.append('Set-Cookie', cookie)
  return new Response(html, { headers })
}

/** Ends the session and empties what the portal keeps in the browser. Source: open question Q-AUTH-5. */
async function signOut(
  request: Request,
  { directory, clock }: AppParts,
  { sessions, antiForgery }: Identity,
): Promise<Response> {
  const { cookie, personId } = await sessions.end(request)
  if (personId) await directory.audit.add({ at: clock.now(), actorId: personId, personId, event: 'signed-out' })
  const answer = redirect(LOGIN)
  for (const value of [cookie, ...antiForgery.issue(null)]) answer.headers.append('Set-Cookie', value)
  answer.headers.set('Clear-Site-Data', '"storage"')
  return answer
}

/** The portal, its files, and the widgets' scripts. */
export function registerPages(app: Hono<HttpEnv>, parts: AppParts, identity: Identity): void {
  app.get('/', () => redirect('/secure/home'))
  app.get('/logout.aspx', (c) => signOut(c.req.raw, parts, identity))

  for (const [path, baseRoute] of Object.entries(SIGNED_IN_PAGES)) {
    app.get(path, async (c) => {
      const session = await identity.sessions.find(c.req.raw, 'act')
      if (!session) return redirect(LOGIN_FIRST)
      const page = await portalPage(c.req.raw, baseRoute, parts, identity)
      // No page that opened this one keeps a hand on it. /embed must stay reachable: it answers the page that opened it.
      page.headers.set('Cross-Origin-Opener-Policy', 'same-origin')
      return page
    })
  }
  app.get('/login', (c) => portalPage(c.req.raw, 'auth/login', parts, identity))
  app.get(`/${BANK_RETURN}`, (c) => portalPage(c.req.raw, BANK_RETURN, parts, identity))
  app.get('/embed', (c) => portalPage(c.req.raw, 'embed', parts, identity))
  app.get('/embed/:widget{[a-z-]+}', (c) => portalPage(c.req.raw, `embed/${c.req.param('widget')}`, parts, identity))

  app.get('/widgets/v1/*', async (c) => {
    const path = c.req.path.slice('/widgets/v1'.length)
    const file = await parts.widgets.find(path)
    if (!file) throw notFound()
    const answer = await sendFile(c.req.raw, path, file)
    answer.headers.set('Access-Control-Allow-Origin', '*')
    answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    return answer
  })
  app.get('*', async (c) => {
    // index.html is only ever sent as a page, with its start route filled in.
    const file = c.req.path === '/index.html' ? null : await parts.portal.find(c.req.path)
    if (!file) throw notFound()
    return sendFile(c.req.raw, c.req.path, file)
  })
}
