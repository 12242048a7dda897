export interface AvatarProps {
  /** The whole name; two initials are shown. */
  name: string
  size?: 32 | 40
}

/** Returns the first letters of the first and the last word, or the first letter of a single word. */
function toInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-US')
}

/** A person's initials. Decoration, not spoken: the name, or the name of the menu, is next to it. */
export function Avatar({ name, size = 32 }: AvatarProps) {
  return (
    <span
      aria-hidden
      data-initials={toInitials(name)}
      className={`inline-flex shrink-0 items-center justify-center rounded-pill bg-avatar font-semibold text-on-avatar select-none before:content-[attr(data-initials)] ${size === 32 ? 'size-8 text-caption' : 'size-10 text-body'}`}
    />
  )
}
