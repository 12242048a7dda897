export interface AvatarProps {
  /** The whole name; two initials are shown. */
  name: string
  size?: 32 | 40
}

/** First letters of the first and the last word; the first letter alone of a single word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-US')
}

/** A person's initials; decoration, because the name or the menu's name stands beside it, so they are drawn and are no text. */
export function Avatar({ name, size = 32 }: AvatarProps) {
  return (
    <span
      aria-hidden
      data-initials={initialsOf(name)}
      className={`inline-flex shrink-0 items-center justify-center rounded-pill bg-avatar font-semibold text-on-avatar select-none before:content-[attr(data-initials)] ${size === 32 ? 'size-8 text-caption' : 'size-10 text-body'}`}
    />
  )
}
