import { html, raw } from 'hono/html'
import type { AppParts } from '../src/app-parts.ts'
import type { ExtraPages } from '../src/app.ts'
import { notFound } from '../src/errors.ts'
import { ssoDemoCompany, ssoDemoPeople } from './demo-identity.ts'
import { createSsoTestIssuer } from './sso-test-issuer.ts'

const path = `/dev/sso/${ssoDemoCompany}`
const noStore = { 'Cache-Control': 'no-store' }

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
          <p>Stand-in for an employer’s identity provider. Not available in production.</p>
        </header>
        <main>
          ${ssoDemoPeople.map(
            ({ subject, firstName, lastName }) =>
              html`<article>
                <h2><a href="${path}/${subject}">${firstName} ${lastName}</a></h2>
              </article>`,
          )}
        </main>
      </body>
    </html>`,
)

/** Returns the demo company's identity provider: a person who chooses a name comes back with that person's token. */
export const ssoPages =
  (parts: Pick<AppParts, 'keys' | 'clock' | 'random'>): ExtraPages =>
  (app) => {
    const issuer = createSsoTestIssuer(parts)
    app.get(path, () => new Response(page, { headers: { ...noStore, 'Content-Type': 'text/html; charset=utf-8' } }))
    app.get(`${path}/:subject`, async (c) => {
      const person = ssoDemoPeople.find(({ subject }) => subject === c.req.param('subject'))
      if (!person) throw notFound()
      const token = await issuer.sign(ssoDemoCompany, person)
      // After the #: a fragment is neither sent to a server nor written into its log.
      const Location = `/login#/auth/sso?ssoToken=${token}`
      return new Response(null, { status: 302, headers: { ...noStore, Location } })
    })
  }
