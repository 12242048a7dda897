import type { Hono } from 'hono'
import { docsCss, docsJs } from './docs-assets.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'
import type { HttpEnv } from '../register-endpoints.ts'

/** Returns a function that makes the text at the first call and then keeps it: it only changes with a release. */
function onceMade(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}

/** Registers `/openapi.json` for machines and `/docs` for people, both made from the endpoint table. */
export function registerDescription(app: Hono<HttpEnv>, { version }: { readonly version: string }): void {
  const files = [
    { path: '/openapi.json', type: 'application/json', text: onceMade(() => JSON.stringify(openApiDocument(version))) },
    { path: '/docs', type: 'text/html; charset=utf-8', text: onceMade(() => docsPage(version)) },
    { path: '/docs/docs.css', type: 'text/css; charset=utf-8', text: () => docsCss },
    { path: '/docs/docs.js', type: 'text/javascript; charset=utf-8', text: () => docsJs },
  ]
  for (const { path, type, text } of files) {
    app.get(path, () => new Response(text(), { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } }))
  }
}
