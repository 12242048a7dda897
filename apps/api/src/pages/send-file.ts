import type { StaticFile } from './static-file.ts'

const year = 31_536_000
const hour = 3_600

/**
 * Builds put a hash of the content into such a name (`index-Dk3f9x2b.js`): under one name it never changes. A name of plain
 * words (`cash-flow-chart.js`) has none.
 */
const hasContentHash = (path: string) => /[-.](?=[\w-]*[A-Z\d])[\w-]{8}\.(js|css|woff2|svg|png|map)$/.test(path)

/** The best encoding that the browser takes; brotli before gzip. */
function acceptedEncoding(request: Request): 'br' | 'gzip' | null {
  const accepted = (request.headers.get('Accept-Encoding') ?? '').split(',').map((part) => part.trim())
  const takes = (name: string) => accepted.some((part) => part.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(part))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : null
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
