import type { IconName } from '../icon/icon.tsx'

export interface MenuItem {
  label: string
  icon?: IconName
  /** Quiet text at the right, such as the present setting. */
  detail?: string
  /** The key that does the same, drawn as a key at the right. */
  shortcut?: string
  disabled?: boolean
  /** Colours the item as a danger. */
  danger?: boolean
  onSelect: () => void
}

/** Items that belong together; groups are parted by a hairline. */
export type MenuGroup = readonly MenuItem[]

/** Where the focus goes from item `from` (-1 for none) among `count` items; null when the key moves nothing. */
export function movedFocus(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1
  return null
}

/**
 * The next label after `from` that starts with what was typed, round to the start again. One letter typed again goes on
 * to the next match; a longer text may stay where it is.
 */
export function typeaheadMatch(labels: readonly string[], typed: string, from: number): number | null {
  const wanted = typed.toLowerCase()
  const repeated = [...wanted].every((letter) => letter === wanted[0])
  const search = repeated ? wanted.slice(0, 1) : wanted
  const first = repeated ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < labels.length; step++) {
    const index = (first + step) % labels.length
    if (labels[index]?.toLowerCase().startsWith(search)) return index
  }
  return null
}
