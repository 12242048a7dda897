import { HeldFile } from './held-file.ts'

/** A part of a form with more bytes is taken out of it, so that the platform's own parser does not copy it several times. */
const maxBytesInForm = 64 * 1024
const [carriageReturn, lineFeed] = [13, 10]

interface LeanForm {
  /** The form without the content of its large parts. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The content that was taken out of each part; null where it is still in the form. */
  readonly taken: readonly (Uint8Array<ArrayBuffer> | null)[]
}

/** Returns where one text of bytes begins in another, from a position on; -1 if nowhere. */
function find(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    let length = 1
    while (length < wanted.length && bytes[at + length] === wanted[length]) length += 1
    if (length === wanted.length) return at
  }
  return -1
}

const toBytes = (text: string) => new TextEncoder().encode(text)

/** Returns the text between two parts of a form, with the line end that belongs to it; undefined if its header names none. */
function readDelimiter(contentType: string): Uint8Array | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  return boundary === undefined ? undefined : toBytes(`\r\n--${boundary}`)
}

function join(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let size = 0
  for (const piece of pieces) {
    joined.set(piece, size)
    size += piece.byteLength
  }
  return joined
}

/** Takes the content of large parts out of a form. What is no form stays as it is: the parser refuses it. */
function takeLargeParts(bytes: Uint8Array<ArrayBuffer>, delimiter: Uint8Array): LeanForm {
  const emptyLine = new Uint8Array([carriageReturn, lineFeed, carriageReturn, lineFeed])
  const pieces: Uint8Array[] = []
  const taken: (Uint8Array<ArrayBuffer> | null)[] = []
  let kept = 0
  for (let position = 0; ;) {
    const headersEnd = find(bytes, emptyLine, position)
    const begin = headersEnd + emptyLine.length
    // The line end before the next delimiter may be that of the headers if there is no content.
    const end = headersEnd === -1 ? -1 : find(bytes, delimiter, begin - 2)
    if (end === -1) break
    const isLarge = end - begin > maxBytesInForm
    taken.push(isLarge ? bytes.subarray(begin, end) : null)
    if (isLarge) {
      pieces.push(bytes.subarray(kept, begin))
      kept = end
    }
    position = end + delimiter.length
  }
  return { bytes: join([...pieces, bytes.subarray(kept)]), taken }
}

/**
 * Returns the names and values of a form. A large file is a view of the given bytes, which are in memory once.
 * @throws TypeError for a broken form.
 */
export async function parseForm(
  contentType: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<[string, string | File][]> {
  const delimiter = bytes.byteLength > maxBytesInForm ? readDelimiter(contentType) : undefined
  const lean = delimiter ? takeLargeParts(bytes, delimiter) : { bytes, taken: [] }
  const form = await new Response(lean.bytes, { headers: { 'Content-Type': contentType } }).formData()
  const entries = [...form.entries()]
  const isSplitAlike = lean.taken.length === entries.length
  if (lean.taken.some((part) => part !== null) && !isSplitAlike)
    throw new TypeError('The form has other parts than it seems')
  return entries.map(([name, value], index): [string, string | File] => {
    const part = lean.taken[index]
    if (!part) return [name, value]
    return [name, typeof value === 'string' ? new TextDecoder().decode(part) : new HeldFile(part, value)]
  })
}
