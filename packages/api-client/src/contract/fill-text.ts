// Alone: the home of another language than English words answers by it, and needs no schema for that.

/** Returns a text with its values in place of each `{value}`. */
export function fillText(text: string, values: readonly (number | string)[]): string {
  const left = values.values()
  return text.replaceAll('{value}', () => String(left.next().value ?? ''))
}
