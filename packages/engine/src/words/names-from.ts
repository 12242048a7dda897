const special = /[.*+?^${}()|[\]\\]/g

/** Returns a function that fills the text in another language with the values of the English one; null where that does not fit. */
function filler(english: string, own: string): ((name: string) => string | null) | null {
  const parts = english.split('{value}')
  if (parts.length === 1) return null
  const pattern = new RegExp(`^${parts.map((part) => part.replaceAll(special, String.raw`\$&`)).join('(.*)')}$`, 's')
  return (name) => {
    const values = pattern.exec(name)?.slice(1)
    return values === undefined ? null : own.replaceAll('{value}', () => values.shift() ?? '')
  }
}

/**
 * Returns a function that finds a text by the English one, and the text itself where it has no other. `{value}` in a text is any value:
 * `Use {value}` is found for `Use Harbor Bank`. Values keep their order.
 */
export function namesFrom(texts: Readonly<Record<string, string>>): (name: string) => string {
  const fillers = Object.entries(texts).flatMap(([english, own]) => filler(english, own) ?? [])
  return (name) => {
    if (Object.hasOwn(texts, name)) return texts[name] ?? name
    for (const fill of fillers) {
      const own = fill(name)
      if (own !== null) return own
    }
    return name
  }
}
