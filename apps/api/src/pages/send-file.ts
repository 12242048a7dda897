import type { Context } from 'hono'
import type { AppParts } from '../app-parts.ts'
import type { HttpEnv } from '../http/register-endpoints.ts'
import type { StaticFile } from './static-file.ts'

const year = 31_536_000
const hour = 3_600

/**
 * Builds put a hash of the content into such a name (`index-Dk3f9x2b.js`): under one name it never changes. A name of plain
 * words (`cash-flow-chart.js`) has none.
 */
const hasContentHash = (path: string) => /[-.](?=[\w-]*[A-Z\d])[\w-]{8}\.(js|css|woff2|svg|png|map)$/.test(path)

function accepts(request: Request, encoding: 'br' | 'gzip'): boolean {
  const accepted = (request.headers.get('Accept-Encoding') ?? '').split(',').map((part) => part.trim())
  return accepted.some((part) => part.split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(part))
}

/** The best encoding that the browser takes; brotli before gzip. */
function acceptedEncoding(request: Request): 'br' | 'gzip' | null {
  if (accepts(request, 'br')) return 'br'
  return accepts(request, 'gzip') ? 'gzip' : null
}

/** The caching of a file whose content never changes under its address. */
export const immutable = `public, max-age=${year}, immutable`

/** Returns the caching of a built file: for good if its name has a hash of its content. */
const builtFileCaching = (path: string) =>
  hasContentHash(path) ? immutable : `public, max-age=${hour}, must-revalidate`

/** Sends a built file with its etag, compressed if the browser accepts that; 304 if the browser has it already. */
export async function sendFile(
  request: Request,
  path: string,
  file: StaticFile,
  caching = builtFileCaching(path),
): Promise<Response> {
  const headers = new Headers({
    'Content-Type': file.type,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': caching,
  })
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(file.etag)) return new Response(null, { status: 304, headers })
  const encoding = acceptedEncoding(request)
  const encoded = encoding ? await file.encode(encoding) : null
  if (encoding && encoded) headers.set('Content-Encoding', encoding)
  return new Response(encoded ?? file.bytes, { headers })
}

/** In bytes. A frame's page is smaller, and fits the first packets of a connection; its length stays the same in each answer. */
const smallestPage = 4_096

/**
 * Compresses a page that was made for this answer alone. It uses gzip: home shrinks from 30 to 4 KB in half a millisecond, and brotli
 * as strong as that of kept files would take many times that. A page contains no text of the visitor, so its length reveals neither
 * the nonce nor the cookies.
 */
export async function compressPage(c: Context<HttpEnv>, { compress }: Pick<AppParts, 'compress'>): Promise<void> {
  const { headers } = c.res
  const isPage = c.res.body !== null && (headers.get('Content-Type')?.startsWith('text/html') ?? false)
  if (!compress || !isPage || headers.has('Content-Encoding')) return
  headers.set('Vary', 'Accept-Encoding')
  if (!accepts(c.req.raw, 'gzip')) return
  const page = new Uint8Array(await c.res.clone().arrayBuffer())
  if (page.byteLength < smallestPage) return
  c.res = new Response(new Uint8Array(await compress.gzip(page)), c.res)
  c.res.headers.set('Content-Encoding', 'gzip')
}
