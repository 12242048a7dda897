/**
 * Returns a function that finds a text by the English one, and the text itself where it has no other. `{value}` in a text is any value:
 * `Use {value}` is found for `Use Harbor Bank`.
 */
export function namesFrom(texts: Readonly<Record<string, string>>): (name: string) => string {
  const patterns = Object.entries(texts).flatMap(([english, own]) => {
    const [before = '', after] = english.split('{value}')
    return after === undefined ? [] : [{ before, after, own }]
  })
  return (name) => {
    const own = Object.hasOwn(texts, name) ? texts[name] : undefined
    if (own !== undefined) return own
    const found = patterns.find(({ before, after }) => name.startsWith(before) && name.endsWith(after))
    if (!found) return name
    const value = name.slice(found.before.length, name.length - found.after.length)
    return found.own.replace('{value}', () => value)
  }
}
