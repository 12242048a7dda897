import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How far a pixel's color may be off (0 to 1), and how many may be further: letters are smoothed a little differently here and there. */
const threshold = 0.12
const allowed = 8

/**
 * Compares two pictures; null where they look the same, else a sentence and, where they are of one size, the picture of what
 * differs. @param {Buffer} kept @param {Buffer} found @returns {{ reason: string, diff: Buffer | null } | null}
 */
export function difference(kept, found) {
  if (kept.equals(found)) return null
  const [before, after] = [PNG.sync.read(kept), PNG.sync.read(found)]
  if (before.width !== after.width || before.height !== after.height) {
    return { reason: `${before.width} × ${before.height} became ${after.width} × ${after.height}`, diff: null }
  }
  const { width, height } = before
  const diff = new PNG({ width, height })
  const pixels = pixelmatch(before.data, after.data, diff.data, width, height, { threshold })
  return pixels <= allowed ? null : { reason: `${pixels} pixels differ`, diff: PNG.sync.write(diff) }
}
