const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

/** Decodes the entities that banks write, once: `&amp;lt;` becomes `&lt;`. Text that is no entity stays (`AT&T`). */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
    (whole, hex: string, decimal: string, name: string) => {
      if (name !== undefined) return named.get(name.toLowerCase()) ?? whole
      const code = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16)
      return code > 0x10ffff ? '' : String.fromCodePoint(code)
    },
  )
}

// Control characters, byte order marks, and the marks that change the reading direction and so can disguise a name.
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const plain = /^[!-~]+(?: [!-~]+)*$/

/** Returns one clean line: no control characters, single spaces, whole characters, at most `maxLength` of them. */
export function cleanText(text: string, maxLength = 1000): string {
  if (text === '' || (text.length <= maxLength && plain.test(text))) return text
  const line = text.replace(/\s+/g, ' ').replace(invisible, '').toWellFormed().normalize('NFC').trim()
  if (line.length <= maxLength) return line
  return line
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim()
}

/** Joins the pieces of a description, leaving out what an earlier or longer piece already contains. */
export function joinDistinct(parts: readonly string[]): string {
  const kept: string[] = []
  for (const part of parts) {
    if (part === '' || kept.some((other) => other.includes(part))) continue
    const longer = kept.findIndex((other) => part.includes(other))
    if (longer === -1) kept.push(part)
    else kept[longer] = part
  }
  return kept.join(' ')
}

/** Returns text of the file, shortened, for a note. */
export const excerpt = (text: string): string => cleanText(text, 40)

/**
 * Masks all but the last four digits of every long run of digits, so that an account number in a file name is not
 * shown.
 */
export function maskNumbers(text: string): string {
  return text.replace(/\d{5,}/g, (digits) => `••${digits.slice(-4)}`)
}
