import { Inflate } from 'fflate'
import { crc32 } from './crc32.ts'
import { ExportFault } from './row-in.ts'

/** Where a zip says that a file of it lies. Source: PKWARE's APPNOTE.TXT, sections 4.3.12 and 4.3.16. */
interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly packedSize: number
  readonly size: number
  readonly offset: number
}

const NO_ZIP = 'This file is not an export, or it is damaged.'
const END = 0x06_05_4b_50
const DIRECTORY_LINE = 0x02_01_4b_50
const FILE = 0x04_03_4b_50
/** More files than any export of ours has; a zip with more is not looked through. */
const MOST_FILES = 100
const PIECE = 16 * 1024

const fault = () => new ExportFault(NO_ZIP)

function numbersOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const within = (offset: number, size: number) => {
    if (offset < 0 || offset + size > bytes.length) throw fault()
  }
  return {
    two: (offset: number) => (within(offset, 2), view.getUint16(offset, true)),
    four: (offset: number) => (within(offset, 4), view.getUint32(offset, true)),
  }
}

/** The end of the directory stands last, before a comment of at most 65,535 bytes. */
function endOf(bytes: Uint8Array): number {
  const { four } = numbersOf(bytes)
  for (let offset = bytes.length - 22; offset >= Math.max(0, bytes.length - 22 - 65_535); offset -= 1) {
    if (four(offset) === END) return offset
  }
  throw fault()
}

/** The files that a zip's directory lists. @throws ExportFault */
function entriesOf(bytes: Uint8Array): ZipEntry[] {
  const { two, four } = numbersOf(bytes)
  const end = endOf(bytes)
  const count = two(end + 10)
  if (count > MOST_FILES) throw fault()
  const entries: ZipEntry[] = []
  let line = four(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (four(line) !== DIRECTORY_LINE) throw fault()
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
  const { two, four } = numbersOf(bytes)
  if (four(offset) !== FILE) throw fault()
  const start = offset + 30 + two(offset + 26) + two(offset + 28)
  if (start + packedSize > bytes.length) throw fault()
  return bytes.subarray(start, start + packedSize)
}

/** Unpacks piece by piece, and no further than the zip itself said: whatever it grows to, it is never held. */
async function unpack(packed: Uint8Array, { size, crc }: ZipEntry, giveWay: () => Promise<void>): Promise<Uint8Array> {
  const whole = new Uint8Array(size)
  let length = 0
  let sum = 0
  const inflate = new Inflate((piece) => {
    if (length + piece.length > size) throw fault()
    whole.set(piece, length)
    length += piece.length
    sum = crc32(piece, sum)
  })
  for (let offset = 0; offset < packed.length; offset += PIECE) {
    inflate.push(packed.subarray(offset, offset + PIECE), offset + PIECE >= packed.length)
    await giveWay()
  }
  if (length !== size || sum !== crc) throw fault()
  return whole
}

/**
 * One file of a zip. Sizes are believed only as limits, and the checksum has to be right.
 *
 * @param maxBytes what the file may have unpacked.
 * @throws ExportFault for what is no zip, is damaged, is bigger, or lacks the file.
 */
export async function readZipFile(
  bytes: Uint8Array,
  name: string,
  maxBytes: number,
  giveWay: () => Promise<void>,
): Promise<Uint8Array> {
  const entry = entriesOf(bytes).find((candidate) => candidate.name === name)
  if (!entry) throw fault()
  if (entry.size > maxBytes) throw new ExportFault('This export is too big.')
  if (entry.method !== 8) throw fault()
  const packed = packedBytes(bytes, entry)
  return unpack(packed, entry, giveWay).catch((error: unknown) => {
    throw error instanceof ExportFault ? error : fault()
  })
}
