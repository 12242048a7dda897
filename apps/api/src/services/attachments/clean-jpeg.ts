/*
 * A JPEG is a chain of segments: FF, a marker, a length, and data. Source: ITU-T T.81, annex B. Where and with what a
 * picture was taken is in the application segments (EXIF, XMP, IPTC, the maker's own) and in comments.
 */

const startOfScan = 0xda
const endOfImage = 0xd9
const comment = 0xfe
const exifSegment = 0xe1
const profileSegment = 0xe2
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
/** Markers without a length: restarts, and the one that means nothing. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((letter, index) => bytes[index] === letter.codePointAt(0))

/** JFIF and Adobe's color segment say how to show the picture, and so does a color profile. */
const isKeptSegment = (marker: number, data: Uint8Array) => {
  if (marker === comment) return false
  if (!isApplication(marker)) return true
  if (marker === profileSegment) return startsWith(data, 'ICC_PROFILE\0')
  return marker === 0xe0 ? startsWith(data, 'JFIF\0') : marker === 0xee && startsWith(data, 'Adobe')
}

/** Returns how a picture has to be turned (1 to 8), as its EXIF says; 1 if it says nothing. Source: EXIF 2.32, 4.6.4. */
function readOrientation(data: Uint8Array): number {
  if (!startsWith(data, 'Exif\0\0') || data.length < 14) return 1
  const view = new DataView(data.buffer, data.byteOffset + 6, data.length - 6)
  const isLittle = view.getUint16(0) === 0x49_49
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > view.byteLength) return 1
  const count = view.getUint16(directory, isLittle)
  for (let at = directory + 2, line = 0; line < count && at + 12 <= view.byteLength; at += 12, line += 1) {
    if (view.getUint16(at, isLittle) !== 0x01_12) continue
    const value = view.getUint16(at + 8, isLittle)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** Returns an EXIF segment that says nothing but how the picture has to be turned. */
const orientationSegment = (orientation: number) =>
  // prettier-ignore
  new Uint8Array([
    0xff, exifSegment, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00,
    0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01,
    0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00,
  ])

/** Returns where the data of a scan end: at the next marker that is no part of them. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0x00 && next !== 0xff && !isBare(next)) return at
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  return -1
}

interface Walk {
  readonly kept: Uint8Array[]
  orientation: number
  hasScan: boolean
}

/** Reads one segment. Returns where the next one begins; -1 at the end of the picture, null if it is damaged. */
function readSegment(bytes: Uint8Array, at: number, walk: Walk): number | null {
  const marker = bytes[at + 1] ?? 0
  if (bytes[at] !== 0xff) return null
  // A marker may be preceded by any number of FF.
  if (marker === 0xff) return at + 1
  if (marker === endOfImage) return -1
  if (isBare(marker)) return at + 2
  const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
  const end = at + 2 + length
  if (length < 2 || end > bytes.length) return null
  const data = bytes.subarray(at + 4, end)
  if (marker === exifSegment && walk.orientation === 1) walk.orientation = readOrientation(data)
  if (marker === startOfScan) {
    const scanEnd = endOfScan(bytes, end)
    walk.hasScan = true
    walk.kept.push(bytes.subarray(at, scanEnd < 0 ? bytes.length : scanEnd))
    return scanEnd
  }
  if (isKeptSegment(marker, data)) walk.kept.push(bytes.subarray(at, end))
  return end
}

/**
 * Returns the parts of a JPEG that show it: without EXIF, XMP, IPTC, comments, previews, and everything after its end.
 * How it has to be turned stays. Null if it is damaged.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array[] | null {
  const walk: Walk = { kept: [], orientation: 1, hasScan: false }
  let at: number | null = 2
  while (at !== null && at >= 0) at = at < bytes.length ? readSegment(bytes, at, walk) : null
  if (at === null || !walk.hasScan) return null
  const [first, ...rest] = walk.kept
  const turned = walk.orientation === 1 ? [] : [orientationSegment(walk.orientation)]
  const isHeader = first?.[1] === 0xe0
  const ordered = first === undefined ? [] : isHeader ? [first, ...turned, ...rest] : [...turned, first, ...rest]
  return [new Uint8Array([0xff, 0xd8]), ...ordered, new Uint8Array([0xff, endOfImage])]
}
