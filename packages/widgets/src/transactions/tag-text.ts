/** Reads tags as they are typed: names between commas. */
export const readTagText = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

export const writeTagText = (tags: readonly string[]): string => tags.join(', ')
