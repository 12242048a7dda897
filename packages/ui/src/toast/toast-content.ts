import type { IconName } from '../icon/icon.tsx'

export interface ToastContent {
  text: string
  icon?: IconName
  /** One button that takes something back, as Ctrl+Z does; the toast closes when it is pressed. */
  action?: { label: string; onAction: () => void }
  /** How long it stays, in ms; null keeps it until it is replaced or closed. Default 8000. */
  duration?: number | null
  tone?: 'ink' | 'danger'
}

export interface Toast extends ToastContent {
  /** Another one is another toast, whose time begins again. */
  id: number
}
