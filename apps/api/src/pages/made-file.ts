import { createHash } from 'node:crypto'
import type { StaticFile } from './static-file.ts'

/** Compresses bytes for a browser. Absent on the edge, whose platform compresses what it sends. */
export type Compress = Readonly<Record<'br' | 'gzip', (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>>>

const smallestCompressed = 1_024

/** Returns bytes as a file to send, compressed once for each encoding. */
export function createMadeFile(bytes: Uint8Array<ArrayBuffer>, type: string, compress?: Compress): StaticFile {
  const encoded = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    bytes,
    type,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    async encode(encoding) {
      if (!compress || bytes.byteLength < smallestCompressed) return null
      const known = encoded.get(encoding) ?? compress[encoding](bytes).then((buffer) => new Uint8Array(buffer))
      encoded.set(encoding, known)
      return known
    },
  }
}
