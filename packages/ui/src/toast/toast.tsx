import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { subscribeToModals, topModal } from '../overlay/modals.ts'
import { ToastCard, useUndoKey } from './toast-card.tsx'
import type { Toast } from './toast-content.ts'

export type { Toast, ToastContent } from './toast-content.ts'

export interface ToastRegionProps {
  toast: Toast | null
  /** Called when its time is over, or when it is closed or its button is pressed. */
  onClose: (id: number) => void
}

/**
 * Returns what is shown: the toast, or the last one that left with its button unpressed, once Ctrl+Z asks for it. It is shown again
 * instead of taking back something that no one sees any more.
 */
function useRecalled({ toast, onClose }: ToastRegionProps, hasModal: boolean) {
  const [left, setLeft] = useState<Toast | null>(null)
  const [isRecalled, setRecalled] = useState(false)
  const shown = toast ?? (isRecalled ? left : null)
  useUndoKey(() => {
    if (shown === null && !hasModal) setRecalled(left !== null)
  })
  const close = (one: Toast) => {
    if (one.action !== undefined) setLeft(one)
    setRecalled(false)
    if (one === toast) onClose(one.id)
  }
  return { shown, close, forget: () => setLeft(null) }
}

/**
 * The place of toasts: bottom center of the content, above a tab bar. A page sets where its content begins by the
 * custom properties `--content-left` and `--content-bottom`. The time of a toast pauses while it is hovered or has
 * focus. While a modal is open the toasts are inside it, above its buttons: everything outside a modal lies under its scrim
 * and cannot be pressed.
 */
export function ToastRegion(props: ToastRegionProps) {
  const modal = useSyncExternalStore(subscribeToModals, topModal, () => null)
  const { shown, close, forget } = useRecalled(props, modal !== null)
  const region = (
    <output
      data-print="hide"
      style={modal ? { bottom: '4.25rem' } : undefined}
      className="pointer-events-none fixed right-0 bottom-(--content-bottom,0px) left-(--content-left,0px) z-40 flex justify-center px-4 pb-3 text-left tablet:pb-6"
    >
      {shown && <ToastCard key={shown.id} toast={shown} onClose={() => close(shown)} onUsed={forget} />}
    </output>
  )
  return modal ? createPortal(region, modal) : region
}
