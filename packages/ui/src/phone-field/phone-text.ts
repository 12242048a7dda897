const digitCount = 10

/**
 * Returns the ten digits of an American number in any common writing: `(212) 555-0100`, `212.555.0100`, `+1 212 555
 * 0100`. The country code is dropped if it is certainly one: after a plus, or as the first of eleven digits in a text
 * that is not our `3-3-4`.
 */
export function phoneDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  const isOwnForm = /^\d{3}-\d{3}-\d+$/.test(text)
  const hasCountry =
    digits.startsWith('1') && (text.trim().startsWith('+1') || (digits.length === digitCount + 1 && !isOwnForm))
  return (hasCountry ? digits.slice(1) : digits).slice(0, digitCount)
}

/** Returns the digits typed so far with dashes between them: 2125550100 is 212-555-0100. */
export function withDashes(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, digitCount)].filter(Boolean).join('-')
}

/** Returns a pasted phone number as 212-555-0100; null if it has too few digits. */
export function phoneTextFromPaste(text: string): string | null {
  const digits = phoneDigits(text)
  return digits.length < digitCount ? null : withDashes(digits)
}
