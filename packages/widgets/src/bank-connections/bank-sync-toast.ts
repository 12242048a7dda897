import { syncFigures } from './sync-figures.ts'

/** What the bank-sync toast says (SYNC-13). */
const bankSyncTexts = { updating: 'We are updating your data ...', loaded: 'Your data is up to date' } as const

/**
 * The phase of the bank-sync toast. 'closed': hidden by the person until the next sync. 'finishing': the sync is over, but the toast
 * still says that data is being updated.
 */
type BankSyncToastPhase = 'hidden' | 'updating' | 'closed' | 'finishing' | 'loaded'

export interface BankSyncToast {
  readonly phase: BankSyncToastPhase
  /** The time in milliseconds, by the same clock as `at`, at which the toast changes by itself; null when it does not. */
  readonly changesAt: number | null
}

export type BankSyncToastEvent =
  | { readonly type: 'syncStarted' }
  | { readonly type: 'loaderShown' }
  | { readonly type: 'syncFinished'; readonly at: number }
  | { readonly type: 'timePassed'; readonly at: number }
  /** The close icon. */
  | { readonly type: 'closed' }

export const hiddenBankSyncToast: BankSyncToast = { phase: 'hidden', changesAt: null }

const resting = (phase: BankSyncToastPhase): BankSyncToast => ({ phase, changesAt: null })

function atTime(toast: BankSyncToast, at: number): BankSyncToast {
  if (toast.changesAt === null || at < toast.changesAt) return toast
  if (toast.phase === 'loaded') return hiddenBankSyncToast
  return atTime({ phase: 'loaded', changesAt: toast.changesAt + syncFigures.toastHiddenMs }, at)
}

/**
 * Returns the toast after the end of a sync. A toast that was never shown has nothing to finish; one that already finishes keeps its
 * time.
 */
function finished(toast: BankSyncToast, at: number): BankSyncToast {
  if (toast.phase === 'updating') return { phase: 'finishing', changesAt: at + syncFigures.toastLoadedMs }
  return toast.phase === 'closed' ? hiddenBankSyncToast : toast
}

const isOpen = ({ phase }: BankSyncToast): boolean => phase !== 'hidden' && phase !== 'closed'

/**
 * Returns the toast after an event. It is shown with the loader; 1 s after the end of a sync it says that data is up to date, and 3 s
 * later it hides. If the person closes it, it stays hidden for the rest of that sync. A sync that starts while the toast still reports
 * the previous one sets it back to updating once its loader is shown. Time is passed in: call with `timePassed` at `changesAt` or any
 * time later. Source: SYNC-12, SYNC-13.
 */
export function nextBankSyncToast(toast: BankSyncToast, event: BankSyncToastEvent): BankSyncToast {
  switch (event.type) {
    case 'syncStarted':
      return toast.phase === 'closed' ? hiddenBankSyncToast : toast
    case 'loaderShown':
      return toast.phase === 'closed' ? toast : resting('updating')
    case 'syncFinished':
      return finished(toast, event.at)
    case 'timePassed':
      return atTime(toast, event.at)
    case 'closed':
      if (!isOpen(toast)) return toast
      return toast.phase === 'updating' ? resting('closed') : hiddenBankSyncToast
    default:
      throw new RangeError('event must be a BankSyncToastEvent')
  }
}

/** Returns the text of the toast; null while it is not shown. */
export function bankSyncToastText(toast: BankSyncToast): string | null {
  if (!isOpen(toast)) return null
  return toast.phase === 'loaded' ? bankSyncTexts.loaded : bankSyncTexts.updating
}
