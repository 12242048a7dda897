import type { IconName } from '../icon/icon.tsx'

export interface ToastContent {
  text: string
  icon?: IconName
  /** One thing to do about it, such as 'Undo'; the toast closes when it is pressed. */
  action?: { label: string; onAction: () => void }
  /** How long it stays, in ms; null keeps it until it is replaced or closed. Default 8000. */
  duration?: number | null
  tone?: 'ink' | 'danger'
}

export interface Toast extends ToastContent {
  id: number
  duration: number | null
}

/** How long a toast with 'Undo' stays, in ms. */
export const toastDuration = 8000

export interface ToastStore {
  /** Puts a toast up in place of the one that stands; gives its id. */
  show: (content: ToastContent) => number
  /** Takes a toast down; without an id whichever stands. An id that is gone already does nothing. */
  dismiss: (id?: number) => void
  current: () => Toast | null
  subscribe: (listener: () => void) => () => void
}

/** One toast at a time: a later message replaces the earlier one. */
export function createToastStore(): ToastStore {
  let toast: Toast | null = null
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: Toast | null) => {
    toast = next
    listeners.forEach((listener) => listener())
  }
  return {
    show: (content) => {
      lastId += 1
      set({ duration: toastDuration, ...content, id: lastId })
      return lastId
    },
    dismiss: (id) => {
      if (toast !== null && (id === undefined || id === toast.id)) set(null)
    },
    current: () => toast,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
