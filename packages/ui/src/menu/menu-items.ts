import type { IconName } from '../icon/icon.tsx'

export interface MenuItem {
  label: string
  icon?: IconName
  /** Secondary text at the right, such as the current setting. */
  detail?: string
  /** The key that does the same, drawn as a key at the right. */
  shortcut?: string
  disabled?: boolean
  /** Colors the item as a danger. */
  danger?: boolean
  onSelect: () => void
}

/** Items that belong together; groups are parted by a hairline. */
export type MenuGroup = readonly MenuItem[]
