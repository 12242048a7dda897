/** Splits a text as the search index of the ledger does: letters and digits, in lower case, without accents. */
export function textWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/**
 * Whether all wanted words are at the beginning of words of a text, one after the other: 'corner bak' is in 'SQ *CORNER
 * BAKERY 0021', 'bakery corner' is not.
 */
export function containsWords(text: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true
  const isAt = (start: number) =>
    wanted.every((word, index) => {
      const found = text[start + index]
      return index === wanted.length - 1 ? (found?.startsWith(word) ?? false) : found === word
    })
  return text.some((_, start) => isAt(start))
}
