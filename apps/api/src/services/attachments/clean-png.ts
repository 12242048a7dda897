/*
 * A PNG is a signature and a chain of chunks: a length, a name of four letters, data, and a checksum. Source: PNG, third
 * edition, 5.3. Text, times, and EXIF are chunks of their own.
 */

const signature = 8
/** What is needed to show the picture as it is. */
const keptChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
  ...['bKGD', 'hIST', 'pHYs', 'sPLT'],
])

/**
 * Returns the parts of a PNG that show it: without text, times, EXIF, and everything after its end. Null if it is
 * damaged.
 */
export function cleanPng(bytes: Uint8Array): Uint8Array[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const kept = [bytes.subarray(0, signature)]
  for (let at = signature; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at)
    const name = String.fromCodePoint(...bytes.subarray(at + 4, at + 8))
    if (end > bytes.length || (at === signature) !== (name === 'IHDR')) return null
    if (keptChunks.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return kept
    at = end
  }
  return null
}
