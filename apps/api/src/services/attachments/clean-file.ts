import { type AttachmentType, maxAttachmentBytes } from '@evenkeel/api-client/contract/attachments'
import { badRequest } from '../../errors.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { say } from '../../say.ts'

const fileMessages = {
  empty: say('thisFileIsEmpty'),
  tooLarge: say('thisFileIsLargerThan5'),
  wrongType: say('pleaseChooseAPDFJPEGOr'),
  heic: say('thisIsAHEICPicturePlease'),
  damaged: say('thisPictureIsDamagedPleaseChoose'),
} as const

const beginnings: readonly (readonly [AttachmentType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/** Returns the type of a file by its first bytes; undefined for one that cannot be attached. */
export const findType = (bytes: Uint8Array): AttachmentType | undefined =>
  beginnings.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0]

/** Whether the bytes are a picture as phones save it by default. */
const isHeic = (bytes: Uint8Array) => /^ftyp(hei|hev|mif1|msf1)/.test(String.fromCodePoint(...bytes.subarray(4, 12)))

function join(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let offset = 0
  for (const piece of pieces) {
    whole.set(piece, offset)
    offset += piece.length
  }
  return whole
}

export interface CleanFile {
  readonly type: AttachmentType
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * Returns a file as it is kept: a picture without the metadata that say where, when, and with what it was taken.
 *
 * @throws ApiError 400 on `file` for another type, a damaged picture, and one that is empty or too large.
 */
export function cleanFile(bytes: Uint8Array<ArrayBuffer>): CleanFile {
  if (bytes.length === 0) throw badRequest({ file: fileMessages.empty })
  if (bytes.length > maxAttachmentBytes) throw badRequest({ file: fileMessages.tooLarge })
  const type = findType(bytes)
  if (type === undefined) throw badRequest({ file: isHeic(bytes) ? fileMessages.heic : fileMessages.wrongType })
  if (type === 'application/pdf') return { type, bytes }
  const pieces = type === 'image/jpeg' ? cleanJpeg(bytes) : cleanPng(bytes)
  if (pieces === null) throw badRequest({ file: fileMessages.damaged })
  return { type, bytes: join(pieces) }
}
