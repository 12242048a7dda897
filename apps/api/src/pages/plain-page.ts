import { language } from '@evenkeel/engine'
import { html, raw } from 'hono/html'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
}

type Content = ReturnType<typeof html>

/** The mark and the name of the product, above the title of a page that the server writes. */
export const brandLine = () =>
  html`<p class="brand">
    <svg aria-hidden="true" width="28" height="28" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" />
      <path
        d="M15.5 7v11H9.6c3-2.6 5-6 5.9-11ZM17.2 10.2c.9 3.2 2.5 5.7 5 7.8h-5ZM7.5 20h17c-.3 2-1.2 3.7-2.4 5H9.9c-1.2-1.3-2.1-3-2.4-5Z"
      />
    </svg>
    Evenkeel
  </p>`

/** Returns a page of one thought, without a script: for links that are opened from outside. */
export const plainPage = (title: string, content: Content) =>
  new Response(
    String(
      html`${raw('<!doctype html>')}
        <html lang="${language.slice(0, 2)}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${title}</title>
            <link rel="stylesheet" href="/docs/docs.css" />
          </head>
          <body>
            <header>
              ${brandLine()}
              <h1>${title}</h1>
            </header>
            <main>${content}</main>
          </body>
        </html>`,
    ),
    { headers },
  )
