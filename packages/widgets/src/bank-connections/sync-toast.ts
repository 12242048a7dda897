import type { Toasts } from '../shared/state/toast.ts'
import {
  type BankSyncToastEvent,
  bankSyncToastText,
  hiddenBankSyncToast,
  nextBankSyncToast,
} from './bank-sync-toast.ts'

interface SyncToastParts {
  readonly toasts: Toasts
  /** Milliseconds of any clock; only differences count. */
  readonly now: () => number
}

/** The bank-sync toast. It receives the events of a sync, and changes and hides by itself (SYNC-12 to SYNC-14). */
export interface SyncToast {
  tell(event: BankSyncToastEvent): void
  stop(): void
}

export function createSyncToast({ toasts, now }: SyncToastParts): SyncToast {
  let state = hiddenBankSyncToast
  let shown: { readonly id: number; readonly text: string } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const draw = () => {
    const text = bankSyncToastText(state)
    if (text === shown?.text) return
    if (shown !== null && text === null) toasts.dismiss(shown.id)
    shown = text === null ? null : { id: toasts.show({ text, duration: null }), text }
  }

  const apply = (event: BankSyncToastEvent) => {
    state = nextBankSyncToast(state, event)
    draw()
    clearTimeout(timer)
    const { changesAt } = state
    if (changesAt !== null)
      timer = setTimeout(() => tell({ type: 'timePassed', at: now() }), Math.max(0, changesAt - now()))
  }

  /** The close icon or another toast removed it: then it does not come back for this sync. */
  const noteClosed = () => {
    if (shown === null || toasts.current()?.id === shown.id) return
    shown = null
    apply({ type: 'closed' })
  }

  const tell = (event: BankSyncToastEvent) => {
    noteClosed()
    apply(event)
  }

  return {
    tell,
    stop() {
      clearTimeout(timer)
      if (shown !== null) toasts.dismiss(shown.id)
      shown = null
      state = hiddenBankSyncToast
    },
  }
}
