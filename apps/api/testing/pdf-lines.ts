import { inflateSync } from 'node:zlib'

/**
 * Returns the text of the pages line by line, decoded from their compressed streams (the fonts use one byte per
 * character).
 */
export function pdfLines(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1')
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return streams.flatMap((stream) =>
    [...stream.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')),
  )
}
