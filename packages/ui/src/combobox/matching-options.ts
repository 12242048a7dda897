import { isGroup, type SelectItems, type SelectOption } from '../select/select-options.ts'

/** A text as it is compared: accents and case do not count. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/**
 * The options that hold every typed word at the start of one of theirs, in groups as they came; a group without any is left
 * out. Nothing typed leaves all of them.
 */
export function matchingOptions(items: SelectItems, typed: string): SelectItems {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const matches = ({ label }: SelectOption) => words.every((word) => startsAWord(plain(label), word))
  return items.flatMap((item): SelectItems => {
    if (!isGroup(item)) return matches(item) ? [item] : []
    const options = item.options.filter(matches)
    return options.length > 0 ? [{ label: item.label, options }] : []
  })
}

function startsAWord(label: string, word: string): boolean {
  for (let at = label.indexOf(word); at >= 0; at = label.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(label.charAt(at - 1))) return true
  }
  return false
}

/** All options in one row, without those that cannot be chosen. */
export function choosable(items: SelectItems): SelectOption[] {
  return items.flatMap((item) => (isGroup(item) ? item.options : [item])).filter(({ disabled }) => !disabled)
}

/** Which option a key leads to from the active one, around the ends; null for a key that means nothing here. */
export function activeAfter(key: string, options: readonly SelectOption[], active: string | null): string | null {
  const from = options.findIndex(({ value }) => value === active)
  const last = options.length - 1
  if (key === 'ArrowDown') return options[from >= last ? 0 : from + 1]?.value ?? null
  if (key === 'ArrowUp') return options[from <= 0 ? last : from - 1]?.value ?? null
  if (key === 'PageUp') return options[0]?.value ?? null
  return key === 'PageDown' ? (options[last]?.value ?? null) : null
}
