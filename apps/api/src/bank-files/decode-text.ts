import chardet from 'chardet'
import iconv from 'iconv-lite'
import { BankFileError } from './bank-file.ts'
import { note } from './note.ts'
import type { ProblemLog } from './problem-log.ts'

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, index) => bytes[index] === byte)

function utf16(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  // No byte order mark: Latin text in two bytes per character has a zero in every second byte.
  if (bytes[0] !== 0 && bytes[1] === 0 && bytes[2] !== 0 && bytes[3] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0 && bytes[3] !== 0) return 'utf-16be'
  return null
}

/**
 * Returns the encoding that an XML declaration or an OFX header names, in iconv's terms; null if none is named or
 * known.
 */
function declared(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  const xml = /<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/i.exec(head)?.[1]
  const charset = /^\s*CHARSET:\s*([\w.-]+)/im.exec(head)?.[1]
  const name =
    xml ??
    (charset === undefined || /^none$/i.test(charset)
      ? undefined
      : /^125\d$/.test(charset)
        ? `windows-${charset}`
        : charset)
  return name !== undefined && iconv.encodingExists(name) ? name.toLowerCase() : null
}

function readUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const singleByteFamilies = /^(?:windows-125\d|iso-8859-\d+|koi8-r|shift_jis|euc-jp|euc-kr|gb18030|big5)$/i

function legacyEncoding(bytes: Uint8Array): string {
  const named = declared(bytes)
  const isLatin = named === null || /^(?:utf-?8|us-?ascii|ascii|iso-8859-1|latin-?1)$/.test(named)
  if (!isLatin) return named
  if (named !== null && !named.startsWith('utf')) return 'windows-1252'
  const guessed = chardet.detect(bytes.subarray(0, 65_536)) ?? ''
  return singleByteFamilies.test(guessed) && !/^iso-8859-1$/i.test(guessed) ? guessed : 'windows-1252'
}

/** Returns where the text ends before its last NULs and marks of the end. */
function endOfText(text: string): number {
  let end = text.length
  while (end > 0 && ['\u0000', '\u001a', '\n', ' '].includes(text[end - 1] ?? '')) end -= 1
  return end
}

/** More NULs than one in this number of characters are no padding. */
const charactersForEachNul = 50

/**
 * Returns the text without the NULs that some banks write behind the last line, and with spaces for those between
 * fields; null if there are too many for a text.
 */
function withoutPadding(text: string): string | null {
  const trimmed = text.slice(0, endOfText(text))
  const nuls = trimmed.split('\u0000').length - 1
  if (nuls === 0) return trimmed
  return nuls * charactersForEachNul > trimmed.length ? null : trimmed.replaceAll('\u0000', ' ')
}

/**
 * Decodes the file's characters, with line ends as
 * LF. A byte order mark decides. Otherwise valid UTF-8 is UTF-8, regardless of the header (a header of 1252 above UTF-8
 * text is common, the reverse does not happen by accident). Then come the header's character set, the likeliest one,
 * and windows-1252. Many NULs mean that this is no text and refuse the file; a few are padding.
 */
export function decodeText(bytes: Uint8Array, problems: ProblemLog): string {
  const wide = utf16(bytes)
  const text = wide === null ? readUtf8(bytes) : new TextDecoder(wide).decode(bytes)
  const decoded = text ?? iconv.decode(bytes, legacyEncoding(bytes))
  if (text === null && /^utf-?8$/.test(declared(bytes) ?? '')) {
    problems.add(null, note('notUtf8'))
  }
  const padded = withoutPadding(decoded)
  if (padded === null) {
    throw new BankFileError(note('notText'))
  }
  return padded.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
}
