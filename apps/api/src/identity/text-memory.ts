/** So many texts are known at once: those of the sessions in use, which come with every request. */
const MOST_TEXTS = 10_000
/** Longer ones are not kept: whoever makes them up must not fill our memory. */
const LONGEST_TEXT = 2_048

/**
 * Remembers what was made of texts, where anything was. In the order of their first use: the oldest goes first, so that made-up
 * texts push out no more than they are. To be used for what depends on the text alone: no clock, no database.
 */
export function textMemory<Made>(): (text: string, make: () => Made | null) => Made | null {
  const known = new Map<string, Made>()
  return (text, make) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = make()
    if (made === null || text.length > LONGEST_TEXT) return made
    known.set(text, made)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size > MOST_TEXTS) known.delete(oldest)
    return made
  }
}
