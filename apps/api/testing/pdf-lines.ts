import { inflateSync } from 'node:zlib'

/** Returns the pages' instructions, decoded from their compressed streams. */
function pdfStreams(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1')
  return [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
}

/** Returns the text of the pages line by line; the fonts use one byte per character. */
export const pdfLines = (bytes: Uint8Array): string[] =>
  pdfStreams(bytes).flatMap((stream) =>
    [...stream.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')),
  )

/** Returns the height of each rectangle on the pages, in points. */
export const pdfRectangles = (bytes: Uint8Array): number[] =>
  pdfStreams(bytes).flatMap((stream) =>
    [...stream.matchAll(/\n0 0 m\n0 ([\d.]+) l\n[\d.]+ \1 l\n[\d.]+ 0 l\nh\n/g)].map(([, height]) => Number(height)),
  )
