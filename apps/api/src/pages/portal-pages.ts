import { inLanguage } from '@evenkeel/engine'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { AppParts, Identity } from '../app-parts.ts'
import { notFound } from '../errors.ts'
import type { HttpEnv } from '../http/register-endpoints.ts'
import { findEdition, notBuilt } from './editions.ts'
import { registerEmbedPages } from './embed-pages.ts'
import { sendFile, immutable } from './send-file.ts'
import { plainPage } from './plain-page.ts'
import { registerStopPage } from './stop-page.ts'
import * as words from '../words/pages.generated.ts'
import { widgetNames } from '@evenkeel/api-client/contract/widget-names'

const login = '/login#/auth/login'
/** The real paths that mount the portal, with the route it starts on. Source: Q-ROUTE-1. */
const signedInPages = {
  '/secure/home': 'my-goals-and-finances',
  '/secure/my-goals-and-finances': 'my-goals-and-finances',
  '/secure/work-with-a-planner': 'work-with-a-planner',
} as const

/** Where a bank's own page sends people back to. Source: ROUTE-57. */
const bankReturn = 'pagecontent/publicplaidoauth/web'

const redirect = (location: string) =>
  new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-store' } })

/**
 * Returns the portal's index.html, or the file named, with the route to start on, and with cookies for any visitor: the anti-forgery
 * tokens, and the role of the person. The bytes are the same signed in and out: a redirect would reveal to the page that opened this one
 * whether a person is signed in.
 */
async function portalPage(
  request: Request,
  baseRoute: string,
  parts: AppParts,
  identity: Identity,
  { file = '/index.html', status = 200 } = {},
): Promise<Response> {
  const language = identity.languages.wanted(request)
  const index = await findEdition(parts.portal, language, file)
  if (!index) return notBuilt()
  const html = new TextDecoder().decode(index.bytes).replaceAll('%BASE_ROUTE%', baseRoute)
  const headers = new Headers({ 'Content-Type': index.type, 'Cache-Control': 'no-store' })
  const session = await identity.sessions.find(request, 'act')
  const tokens = identity.antiForgery.renew(request, session?.idHash ?? null)
  for (const cookie of [...tokens, ...identity.sessions.tellRole(request, session)])
    headers.append('Set-Cookie', cookie)
  return new Response(html, { status, headers })
}

/** Whether a browser opens the address as a page, and not as a call, a file of a page, or a frame. */
function isOpenedByPerson({ url, headers }: Request): boolean {
  const isPage = !/^\/(?:webapi|ngapi|widgets|assets|embed)\//.test(new URL(url).pathname)
  const isForFrame = !['document', null].includes(headers.get('Sec-Fetch-Dest'))
  return isPage && !isForFrame && (headers.get('Accept') ?? '').includes('text/html')
}

/** Ends the session, the person's widgets on other pages too, and empties what the portal keeps in the browser. Source: Q-AUTH-5. */
async function signOut(
  request: Request,
  { directory, clock }: AppParts,
  { sessions, antiForgery, widgets }: Identity,
): Promise<Response> {
  const { cookie, personId } = await sessions.end(request)
  if (personId) {
    await widgets.endShared(personId, request)
    await directory.audit.add({ at: clock.now(), actorId: personId, personId, event: 'signed-out' })
  }
  const answer = redirect(login)
  for (const value of [cookie, ...antiForgery.issue(null)]) answer.headers.append('Set-Cookie', value)
  answer.headers.set('Clear-Site-Data', '"storage"')
  return answer
}

const logout = '/logout.aspx'

const askToSignOut = () =>
  plainPage(
    words.signOutTitle(),
    html`<p>${words.signOutAsk()}</p>
      <form method="post"><button>${words.signOutButton()}</button></form>
      <p><a href="/secure/home">${words.signOutStay()}</a></p>`,
  )

/** The portal, its files, and the script of the widgets. */
export function registerPages(app: Hono<HttpEnv>, parts: AppParts, identity: Identity): void {
  app.get('/', () => redirect('/secure/home'))
  // A link or form on another site ends nothing by itself.
  app.on(['GET', 'POST'], logout, (c) =>
    c.req.header('Sec-Fetch-Site') === 'cross-site'
      ? inLanguage(identity.languages.wanted(c.req.raw), askToSignOut)
      : signOut(c.req.raw, parts, identity),
  )

  for (const [path, baseRoute] of Object.entries(signedInPages)) {
    app.get(path, (c) => portalPage(c.req.raw, baseRoute, parts, identity))
  }
  app.get('/login', (c) => portalPage(c.req.raw, 'auth/login', parts, identity, { file: '/sign-in.html' }))
  app.get(`/${bankReturn}`, (c) => portalPage(c.req.raw, bankReturn, parts, identity))
  app.get('/embed', (c) => portalPage(c.req.raw, 'embed', parts, identity))
  app.get('/embed/bank-link', (c) => portalPage(c.req.raw, 'embed/bank-link', parts, identity))
  app.get('/embed/window', (c) => portalPage(c.req.raw, '', parts, identity, { file: '/embed/window.html' }))
  registerEmbedPages(app, parts)
  registerStopPage(app, parts, identity)

  registerLoader(app, parts)
  app.get('*', async (c) => {
    // A page is sent under its own address only, with its words filled in.
    const file = c.req.path.endsWith('.html') ? null : await parts.portal.find(c.req.path)
    if (file) return sendFile(c.req.raw, c.req.path, file)
    if (!isOpenedByPerson(c.req.raw)) throw notFound()
    return portalPage(c.req.raw, 'not-found', parts, identity, { status: 404 })
  })
}

/** A browser uses its copy for five minutes, and for a day more while it asks for the next one. */
const evergreen = 'public, max-age=300, stale-while-revalidate=86400'

/** Pages of other sites load the script of the widgets from here, some of them with an integrity, which needs CORS. */
function registerLoader(app: Hono<HttpEnv>, { widgets }: Pick<AppParts, 'widgets'>): void {
  const send = async (request: Request, path: string, caching: string) => {
    const file = await widgets.find(path)
    if (!file) throw notFound()
    const answer = await sendFile(request, path, file, caching)
    answer.headers.set('Access-Control-Allow-Origin', '*')
    answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    return answer
  }
  // Each widget had its own script once: their addresses in the markup of pages stay good.
  for (const name of ['loader', ...widgetNames])
    app.get(`/widgets/v1/${name}.js`, (c) => send(c.req.raw, '/loader.js', evergreen))
  app.get('/widgets/v1/reserve.css', (c) => send(c.req.raw, '/reserve.css', evergreen))
  app.get('/widgets/:release{\\d+\\.\\d+\\.\\d+}/evenkeel.js', (c) =>
    send(c.req.raw, `/releases/${c.req.param('release')}/evenkeel.js`, immutable),
  )
}
