import { crc32 } from 'node:zlib'
import { Inflate } from 'fflate'
import { ExportFault } from './row-in.ts'
import { say } from '../../say.ts'

/** A file's location as the zip's directory states it. Source: PKWARE's APPNOTE.TXT, sections 4.3.12 and 4.3.16. */
interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly packedSize: number
  readonly size: number
  readonly offset: number
}

const noZip = say('thisFileIsNotAnExport')
const endSignature = 0x06_05_4b_50
const directoryLine = 0x02_01_4b_50
const file = 0x04_03_4b_50
/** More files than any of our exports has; a zip with more is refused. */
const maxFiles = 5_000
const pieceLength = 16 * 1024

const fault = () => new ExportFault(noZip)

function numberReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const within = (offset: number, size: number) => {
    if (offset < 0 || offset + size > bytes.length) throw fault()
  }
  return {
    two: (offset: number) => (within(offset, 2), view.getUint16(offset, true)),
    four: (offset: number) => (within(offset, 4), view.getUint32(offset, true)),
  }
}

/** Returns the offset of the end-of-directory record, which is last except for a comment of at most 65,535 bytes. */
function findEnd(bytes: Uint8Array): number {
  const { four } = numberReader(bytes)
  for (let offset = bytes.length - 22; offset >= Math.max(0, bytes.length - 22 - 65_535); offset -= 1) {
    if (four(offset) === endSignature) return offset
  }
  throw fault()
}

/** Lists the files in a zip's directory. @throws ExportFault */
function readEntries(bytes: Uint8Array): ZipEntry[] {
  const { two, four } = numberReader(bytes)
  const end = findEnd(bytes)
  const count = two(end + 10)
  if (count > maxFiles) throw fault()
  const entries: ZipEntry[] = []
  let line = four(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (four(line) !== directoryLine) throw fault()
    const nameLength = two(line + 28)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(line + 46, line + 46 + nameLength)),
      method: two(line + 10),
      crc: four(line + 16),
      packedSize: four(line + 20),
      size: four(line + 24),
      offset: four(line + 42),
    })
    line += 46 + nameLength + two(line + 30) + two(line + 32)
  }
  return entries
}

function packedBytes(bytes: Uint8Array, { offset, packedSize }: ZipEntry): Uint8Array {
  const { two, four } = numberReader(bytes)
  if (four(offset) !== file) throw fault()
  const start = offset + 30 + two(offset + 26) + two(offset + 28)
  if (start + packedSize > bytes.length) throw fault()
  return bytes.subarray(start, start + packedSize)
}

/** Unpacks piece by piece and stops at the size that the zip states, so that a zip bomb is never held in memory. */
async function unpack(
  packed: Uint8Array,
  { size, crc }: ZipEntry,
  yieldToEventLoop: () => Promise<void>,
): Promise<Uint8Array> {
  const whole = new Uint8Array(size)
  let length = 0
  let sum = 0
  const inflate = new Inflate((piece) => {
    if (length + piece.length > size) throw fault()
    whole.set(piece, length)
    length += piece.length
    sum = crc32(piece, sum)
  })
  for (let offset = 0; offset < packed.length; offset += pieceLength) {
    inflate.push(packed.subarray(offset, offset + pieceLength), offset + pieceLength >= packed.length)
    await yieldToEventLoop()
  }
  if (length !== size || sum !== crc) throw fault()
  return whole
}

async function readEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  maxBytes: number,
  yieldToEventLoop: () => Promise<void>,
): Promise<Uint8Array> {
  if (entry.size > maxBytes) throw new ExportFault(say('thisExportIsTooBig'))
  if (entry.method !== 8) throw fault()
  const packed = packedBytes(bytes, entry)
  return unpack(packed, entry, yieldToEventLoop).catch((error: unknown) => {
    throw error instanceof ExportFault ? error : fault()
  })
}

/** Whether a zip has a file of this name. @throws ExportFault if it is damaged. */
export const hasZipFile = (bytes: Uint8Array, name: string): boolean =>
  readEntries(bytes).some((entry) => entry.name === name)

/**
 * Returns one file of a zip. Stated sizes are used only as limits, and the checksum must match.
 *
 * @param maxBytes the limit for the unpacked file.
 * @throws ExportFault if the bytes are not a zip, the zip is damaged, the file is bigger, or it is missing.
 */
export async function readZipFile(
  bytes: Uint8Array,
  name: string,
  maxBytes: number,
  yieldToEventLoop: () => Promise<void>,
): Promise<Uint8Array> {
  const entry = readEntries(bytes).find((candidate) => candidate.name === name)
  if (!entry) throw fault()
  return readEntry(bytes, entry, maxBytes, yieldToEventLoop)
}

/**
 * Returns the files of a folder of a zip. Together they are at most as large as the zip: what is attached is not
 * compressed again.
 *
 * @throws ExportFault as `readZipFile` does.
 */
export async function readZipFolder(
  bytes: Uint8Array,
  folder: string,
  maxBytes: number,
  yieldToEventLoop: () => Promise<void>,
): Promise<Uint8Array[]> {
  const entries = readEntries(bytes).filter(({ name }) => name.startsWith(folder))
  if (entries.reduce((size, entry) => size + entry.size, 0) > bytes.length) throw fault()
  const files: Uint8Array[] = []
  for (const entry of entries) files.push(await readEntry(bytes, entry, maxBytes, yieldToEventLoop))
  return files
}
