import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { subscribeToModals, topModal } from '../overlay/modals.ts'
import { ToastCard } from './toast-card.tsx'
import type { Toast } from './toast-content.ts'

export type { Toast, ToastContent } from './toast-content.ts'

export interface ToastRegionProps {
  toast: Toast | null
  /** Called when its time is over, or when it is closed or its button is pressed. */
  onClose: (id: number) => void
}

/**
 * The place of toasts: bottom center of the content, above a tab bar. A page sets where its content begins by the
 * custom properties `--content-left` and `--content-bottom`. The time of a toast pauses while it is hovered or has
 * focus. While a modal is open the toasts are inside it: everything outside a modal lies under its scrim and cannot be
 * pressed.
 */
export function ToastRegion({ toast, onClose }: ToastRegionProps) {
  const modal = useSyncExternalStore(subscribeToModals, topModal, () => null)
  const region = (
    <output
      data-print="hide"
      className="pointer-events-none fixed right-0 bottom-(--content-bottom,0px) left-(--content-left,0px) z-40 flex justify-center px-4 pb-3 text-left tablet:pb-6"
    >
      {toast && <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />}
    </output>
  )
  return modal ? createPortal(region, modal) : region
}
