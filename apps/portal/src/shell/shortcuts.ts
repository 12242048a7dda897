import * as words from '../words/shortcuts.generated.ts'

/** What each letter does, for the list and the listeners. */
export const shortcuts = [
  { key: 'H', does: words.toggleAmounts },
  { key: '?', does: words.showList },
] as const

export type ShortcutKey = (typeof shortcuts)[number]['key']

/** Where a letter belongs to the control that has the focus: it is typed there, or finds an entry. */
const typingPlaces =
  'input, select, textarea, [role=combobox], [role=listbox], [role=menu], [role=grid], [role=slider], [role=tab], [contenteditable]:not([contenteditable=false])'

/** What lies over the page and has the keys meanwhile. */
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [popover]'

/** A menu that is closed stays in the page, without being drawn. */
const isLayerOpen = () => [...document.querySelectorAll(layers)].some((layer) => layer.checkVisibility())

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target'>

/** Returns the shortcut that a key press is; null for all else: with a modifier, in a field or list, and while a layer is open. */
export function findShortcut({ key, ctrlKey, metaKey, altKey, isComposing, target }: Press): ShortcutKey | null {
  const found = shortcuts.find((shortcut) => shortcut.key === key.toUpperCase())
  if (found === undefined || ctrlKey || metaKey || altKey || isComposing) return null
  if (target instanceof Element && target.closest(typingPlaces) !== null) return null
  return isLayerOpen() ? null : found.key
}
