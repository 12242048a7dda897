import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { AppParts } from '../app-parts.ts'
import { notFound } from '../errors.ts'
import type { HttpEnv } from '../http/register-endpoints.ts'
import { makeSsoTestIssuer } from '../identity/sso-test-issuer.ts'
import { SSO_DEMO_COMPANY, ssoDemoPeople } from '../seed/demo-identity.ts'

const PATH = `/dev/sso/${SSO_DEMO_COMPANY}`
const NO_STORE = { 'Cache-Control': 'no-store' }

const page = String(
  html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Brightwater sign-in</title>
        <link rel="stylesheet" href="/docs/docs.css" />
      </head>
      <body>
        <header>
          <h1>Brightwater sign-in</h1>
          <p>Stands in for an employer’s identity provider. This page is there outside of production only.</p>
        </header>
        <main>
          ${ssoDemoPeople.map(
            ({ subject, firstName, lastName }) =>
              html`<article>
                <h2><a href="${PATH}/${subject}">${firstName} ${lastName}</a></h2>
              </article>`,
          )}
        </main>
      </body>
    </html>`,
)

/** The demo company's identity provider: choose who you are, and come back with a token in the address's fragment. */
export function registerSsoPage(app: Hono<HttpEnv>, parts: AppParts): void {
  if (parts.isProduction) return
  const issuer = makeSsoTestIssuer(parts)
  app.get(PATH, () => new Response(page, { headers: { ...NO_STORE, 'Content-Type': 'text/html; charset=utf-8' } }))
  app.get(`${PATH}/:subject`, async (c) => {
    const person = ssoDemoPeople.find(({ subject }) => subject === c.req.param('subject'))
    if (!person) throw notFound()
    const token = await issuer.sign(SSO_DEMO_COMPANY, person)
    // After the #: a fragment is neither sent to a server nor written into its log.
    return new Response(null, { status: 302, headers: { ...NO_STORE, Location: `/login#/auth/sso?ssoToken=${token}` } })
  })
}
