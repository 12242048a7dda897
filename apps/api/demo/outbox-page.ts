import { html, raw } from 'hono/html'
import type { ExtraPages } from '../src/app.ts'
import type { Outbox, PostedMail } from '../src/mail/outbox.ts'

const noStore = { 'Cache-Control': 'no-store' }

const mail = ({ to, subject, text, at }: PostedMail) =>
  html`<article class="mail">
    <h2>${subject}</h2>
    <p class="who">To ${to}, ${new Date(at).toISOString()}</p>
    <pre tabindex="0">${text}</pre>
  </article>`

const page = (messages: readonly PostedMail[]) =>
  String(
    html`${raw('<!doctype html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Outbox</title>
          <link rel="stylesheet" href="/docs/docs.css" />
        </head>
        <body>
          <header>
            <h1>Outbox</h1>
            <p>
              Emails this server would have sent, newest first. Not available in production. As JSON:
              <a href="/dev/outbox.json">outbox.json</a>.
            </p>
          </header>
          <main>${messages.length === 0 ? html`<p>No emails yet.</p>` : messages.map(mail)}</main>
        </body>
      </html>`,
  )

/** Returns `/dev/outbox`, which shows the mail that was not sent, as a page and as data. */
export const outboxPages =
  (outbox: Outbox): ExtraPages =>
  (app) => {
    app.get(
      '/dev/outbox',
      () =>
        new Response(page(outbox.messages()), { headers: { ...noStore, 'Content-Type': 'text/html; charset=utf-8' } }),
    )
    app.get('/dev/outbox.json', () => Response.json(outbox.messages(), { headers: noStore }))
  }
