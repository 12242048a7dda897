const minus = /[-−]/

/** Whether a text holds a minus of the keyboard or the one that screens show. */
export function hasMinus(text: string): boolean {
  return minus.test(text)
}

/**
 * The number a pasted text means: `$`, `%`, spaces and thousands separators are left out, and either minus counts.
 * Null when the text is no single number.
 */
export function numberFromText(text: string): number | null {
  const bare = text.replaceAll(/[$%,\s]/g, '').replace(minus, '-')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : null
}
