import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Compress, createMadeFile } from './made-file.ts'
import { findExtension, isPlainPath, mediaTypes } from './media-types.ts'
import type { StaticFile, StaticFiles } from './static-file.ts'

const compressible = new Set(['.html', '.js', '.mjs', '.css', '.json', '.map', '.webmanifest', '.svg', '.txt'])

/** The compression of a machine. */
export const compress: Compress = {
  gzip: (bytes) => promisify(gzip)(bytes),
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
}

const createFile = (bytes: Uint8Array<ArrayBuffer>, extension: string, type: string): StaticFile =>
  createMadeFile(bytes, type, compressible.has(extension) ? compress : undefined)

/** The place of a path inside the folder; null for one that leads out of it or that no build writes. */
function toFilePath(folder: string, path: string): string | null {
  if (!isPlainPath(path)) return null
  const place = join(folder, path)
  return place.startsWith(folder + sep) ? place : null
}

/** A folder on the disk. A file is read and compressed once, and again when it has changed. */
export function staticFolder(folder: string): StaticFiles {
  const known = new Map<string, { readonly changedAt: number; readonly file: StaticFile }>()
  return {
    async find(path) {
      const place = toFilePath(folder, path)
      const extension = findExtension(path)
      const type = mediaTypes[extension]
      if (!place || !type) return null
      const status = await stat(place).catch(() => null)
      if (!status?.isFile()) return null
      const cached = known.get(place)
      if (cached && cached.changedAt === status.mtimeMs) return cached.file
      const file = createFile(new Uint8Array(await readFile(place)), extension, type)
      known.set(place, { changedAt: status.mtimeMs, file })
      return file
    },
  }
}
