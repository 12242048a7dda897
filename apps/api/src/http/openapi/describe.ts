import type { Hono } from 'hono'
import type { AppParts } from '../../app-parts.ts'
import { createMadeFile } from '../../pages/made-file.ts'
import { productFont } from '../../pages/product-font.ts'
import { sendFile } from '../../pages/send-file.ts'
import type { StaticFile } from '../../pages/static-file.ts'
import type { HttpEnv } from '../register-endpoints.ts'
import { createDocs } from './docs-page.ts'
import { docsCss, docsJs } from './docs-style.ts'
import { openApiDocument } from './openapi.ts'

/** Returns a function that makes a value at the first call and then keeps it: it only changes with a release. */
function onceMade<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** The longest text that `/docs` is searched for. */
const maxFindLength = 100

const htmlType = 'text/html; charset=utf-8'
const caching = 'no-cache'
const encoder = new TextEncoder()

/** Registers `/openapi.json` for machines and `/docs` for people, both made from the endpoint table. */
export function registerDescription(
  app: Hono<HttpEnv>,
  { version, compress, portal }: Pick<AppParts, 'version' | 'compress' | 'portal'>,
): void {
  const file = (type: string, text: () => string): (() => StaticFile) =>
    onceMade(() => createMadeFile(encoder.encode(text()), type, compress))
  const docs = onceMade(() => createDocs(version))
  const wholeDocs = file(htmlType, () => docs()(''))
  const files = {
    '/openapi.json': file('application/json', () => JSON.stringify(openApiDocument(version))),
    '/docs/docs.js': file('text/javascript; charset=utf-8', () => docsJs),
  }
  for (const [path, made] of Object.entries(files)) app.get(path, (c) => sendFile(c.req.raw, path, made(), caching))
  const sheet = onceMade(async () =>
    createMadeFile(encoder.encode((await productFont(portal)) + docsCss), 'text/css; charset=utf-8', compress),
  )
  app.get('/docs/docs.css', async (c) => sendFile(c.req.raw, '/docs/docs.css', await sheet(), caching))
  app.get('/docs', (c) => {
    const find = (c.req.query('find') ?? '').slice(0, maxFindLength)
    if (find.trim() === '') return sendFile(c.req.raw, '/docs', wholeDocs(), caching)
    return new Response(docs()(find), { headers: { 'Content-Type': htmlType, 'Cache-Control': caching } })
  })
}
