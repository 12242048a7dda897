import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { subscribeToModals, topModal } from '../overlay/modals.ts'
import { ToastCard } from './toast-card.tsx'
import { createToastStore, type ToastStore } from './toast-store.ts'

export { createToastStore, toastDuration, type ToastContent, type ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | null>(null)

export interface ToastProviderProps {
  /** A store of one's own, to show toasts from outside React too. */
  store?: ToastStore
  children: ReactNode
}

/** Holds the toasts of all below: one store, shown by one `ToastRegion`. */
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

/**
 * Where toasts stand: bottom centre of the content, above a tab bar. A page tells where its content begins by the
 * custom properties `--content-left` and `--content-bottom`. The clock stands still while it is hovered or has focus.
 * While a modal is open the toasts stand in it: everything beside a modal lies under its scrim and cannot be pressed.
 */
export function ToastRegion() {
  const store = useToast()
  const toast = useSyncExternalStore(store.subscribe, store.current, store.current)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const modal = useSyncExternalStore(
    subscribeToModals,
    () => topModal(place?.getRootNode() ?? null),
    () => null,
  )
  const region = (
    <output
      data-print="hide"
      className="pointer-events-none fixed right-0 bottom-(--content-bottom,0px) left-(--content-left,0px) z-40 flex justify-center px-4 pb-3 text-left tablet:pb-6"
    >
      {toast && <ToastCard key={toast.id} toast={toast} onClose={() => store.dismiss(toast.id)} />}
    </output>
  )
  return (
    <>
      <span ref={setPlace} hidden />
      {modal ? createPortal(region, modal) : region}
    </>
  )
}
