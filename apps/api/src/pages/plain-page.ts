import { language } from '@evenkeel/engine'
import { html, raw } from 'hono/html'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
}

type Content = ReturnType<typeof html>

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
            <header><h1>${title}</h1></header>
            <main>${content}</main>
          </body>
        </html>`,
    ),
    { headers },
  )
