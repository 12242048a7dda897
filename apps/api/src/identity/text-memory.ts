/** How many texts are kept: those of the sessions in use, which come with every request. */
const maxTexts = 10_000
/** Longer ones are not kept: made-up texts must not fill our memory. */
const maxTextLength = 2_048

/**
 * Remembers results made from texts, unless a result is null. The oldest by first use is dropped first, so that a made-
 * up text pushes out one other at most. Only for results that depend on the text alone: no clock, no database.
 */
export function textMemory<Made>(): (text: string, make: () => Made | null) => Made | null {
  const known = new Map<string, Made>()
  return (text, make) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = make()
    if (made === null || text.length > maxTextLength) return made
    known.set(text, made)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size > maxTexts) known.delete(oldest)
    return made
  }
}
