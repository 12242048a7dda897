import type { PDFFont } from 'pdf-lib'

/** Replacements for characters of formulas that the standard fonts lack. */
const simplerCharacters: Readonly<Record<string, string>> = {
  '−': '-',
  '≥': '>=',
  '≤': '<=',
  '\u00A0': ' ',
  '\u202F': ' ',
}

/** Returns the character if the font has it, else its letter without the accent, else a question mark. */
function nearest(sign: string, known: ReadonlySet<number>): string {
  const simpler = simplerCharacters[sign] ?? sign
  const [letter = ''] = sign.normalize('NFD')
  return (
    [simpler, letter].find((candidate) => Array.from(candidate).every((part) => known.has(part.codePointAt(0) ?? 0))) ??
    '?'
  )
}

/** Replaces every character that the font lacks, so that no name can stop a document. */
export function writable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  return Array.from(text.normalize('NFC'), (sign) => nearest(sign, known)).join('')
}

/** Splits a word into pieces that fit a line; most words are one piece. */
function broken(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const sign of word) {
    if (piece !== '' && !fits(piece + sign)) {
      pieces.push(piece)
      piece = sign
    } else piece += sign
  }
  return [...pieces, piece]
}

/** Splits a text into lines of at most `width` points. */
export function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((whole) => broken(whole, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && !fits(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
