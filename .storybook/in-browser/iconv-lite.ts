/* Replaces iconv-lite when the API runs in a page: the browser itself can decode bank files. */

const findDecoder = (encoding: string): TextDecoder | null => {
  try {
    return new TextDecoder(encoding)
  } catch {
    return null
  }
}

function encodingExists(encoding: string): boolean {
  return findDecoder(encoding) !== null
}

function decode(bytes: Uint8Array, encoding: string): string {
  const decoder = findDecoder(encoding)
  if (!decoder) throw new Error(`${encoding} is not there in a page`)
  return decoder.decode(bytes)
}

export default { encodingExists, decode }
