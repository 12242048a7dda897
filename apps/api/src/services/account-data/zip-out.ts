import { strToU8, Zip, ZipDeflate } from 'fflate'

/** A file of a zip; its texts and bytes are made piece by piece. */
export interface ZipFile {
  readonly name: string
  readonly pieces: Iterable<string | Uint8Array>
}

/** The folder of a zip in which attachments are. */
export const attachmentsFolder = 'attachments/'
/** The time of every file in every zip, in any time zone of the server: the same data produces the same bytes. */
const madeAt = () => new Date(1980, 0, 1)
/** How much is packed before other requests get their turn; a few milliseconds' work. */
const turnBytes = 256 * 1024

async function packBytes(file: ZipDeflate, bytes: Uint8Array, yieldToEventLoop: () => Promise<void>): Promise<void> {
  for (let offset = 0; offset < bytes.length; offset += turnBytes) {
    file.push(bytes.slice(offset, offset + turnBytes))
    await yieldToEventLoop()
  }
}

async function pack(zip: Zip, { name, pieces }: ZipFile, yieldToEventLoop: () => Promise<void>): Promise<void> {
  // What is attached is compressed already.
  const file = new ZipDeflate(name, { level: name.startsWith(attachmentsFolder) ? 0 : 6 })
  Object.assign(file, { mtime: madeAt() })
  zip.add(file)
  let waiting = ''
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      await packBytes(file, piece, yieldToEventLoop)
      continue
    }
    waiting += piece
    if (waiting.length < turnBytes) continue
    file.push(strToU8(waiting))
    waiting = ''
    await yieldToEventLoop()
  }
  file.push(strToU8(waiting), true)
}

/** Packs files into one zip, piece by piece, so that a big export does not delay other requests. */
export async function writeZip(
  files: readonly ZipFile[],
  yieldToEventLoop: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  const faults: Error[] = []
  const zip = new Zip((error, chunk) => {
    if (error) faults.push(error)
    else chunks.push(chunk)
  })
  for (const file of files) await pack(zip, file, yieldToEventLoop)
  zip.end()
  const [fault] = faults
  if (fault) throw fault
  return new Uint8Array(await new Blob(chunks.map((chunk) => new Uint8Array(chunk))).arrayBuffer())
}
