import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { usePrivateText } from '../privacy/privacy.tsx'
import { createToastStore, type Toast, type ToastStore } from './toast-store.ts'
import { usePausableTimer } from './use-pausable-timer.ts'

export { createToastStore, toastDuration, type ToastContent, type ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | null>(null)

export interface ToastProviderProps {
  /** A store of one's own, to show toasts from outside React too. */
  store?: ToastStore
  children: ReactNode
}

export function ToastProvider({ store, children }: ToastProviderProps) {
  const [own] = useState(createToastStore)
  return <ToastContext value={store ?? own}>{children}</ToastContext>
}

/** The store of the nearest provider; throws outside one. */
export function useToast(): ToastStore {
  const store = use(ToastContext)
  if (store === null) throw new Error('useToast needs a ToastProvider above it')
  return store
}

const tones = {
  ink: 'bg-ink text-on-ink',
  danger: 'bg-danger text-on-danger',
} as const

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const mask = usePrivateText()
  const { text, icon, action, tone = 'ink' } = toast
  const [held, setHeld] = useState({ hover: false, focus: false })
  const hold = (part: Partial<typeof held>) => setHeld((before) => ({ ...before, ...part }))
  usePausableTimer(toast.duration, held.hover || held.focus, onClose)
  const act = () => {
    action?.onAction()
    onClose()
  }
  return (
    <div
      onPointerEnter={() => hold({ hover: true })}
      onPointerLeave={() => hold({ hover: false })}
      onFocus={() => hold({ focus: true })}
      onBlur={() => hold({ focus: false })}
      className={`pointer-events-auto flex min-h-12 w-full max-w-[560px] animate-rise items-center gap-3 rounded-lg pr-2 pl-4 shadow-dialog tablet:w-auto ${tones[tone]}`}
    >
      {icon && <Icon name={icon} size={18} />}
      <span className="flex-1 py-2.5 pr-2 text-body">{mask(text)}</span>
      {action && (
        <button
          type="button"
          onClick={act}
          className={`h-9 rounded-sm px-1 text-body font-semibold hover:underline focus-visible:outline-current pointer-coarse:h-control-coarse ${tone === 'ink' ? 'text-ink-accent' : 'underline'}`}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="flex size-8 items-center justify-center rounded-md opacity-80 hover:opacity-100 focus-visible:outline-current pointer-coarse:size-control-coarse"
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}

/**
 * Where toasts stand: bottom centre of the content, above a tab bar. A page tells where its content begins by the
 * custom properties `--content-left` and `--content-bottom`. The clock stands still while it is hovered or has focus.
 */
export function ToastRegion() {
  const store = useToast()
  const toast = useSyncExternalStore(store.subscribe, store.current, store.current)
  return (
    <output
      data-print="hide"
      className="pointer-events-none fixed right-0 bottom-(--content-bottom,0px) left-(--content-left,0px) z-40 flex justify-center px-4 pb-3 tablet:pb-6"
    >
      {toast && <ToastCard key={toast.id} toast={toast} onClose={() => store.dismiss(toast.id)} />}
    </output>
  )
}
