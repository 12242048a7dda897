/* Stands in for iconv-lite where the API runs in a page: the browser knows the encodings of bank files itself. */

const decoderOf = (encoding: string): TextDecoder | null => {
  try {
    return new TextDecoder(encoding)
  } catch {
    return null
  }
}

function encodingExists(encoding: string): boolean {
  return decoderOf(encoding) !== null
}

function decode(bytes: Uint8Array, encoding: string): string {
  const decoder = decoderOf(encoding)
  if (!decoder) throw new Error(`${encoding} is not there in a page`)
  return decoder.decode(bytes)
}

export default { encodingExists, decode }
