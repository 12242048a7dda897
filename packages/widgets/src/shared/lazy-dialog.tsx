import type { ConfirmDialogProps } from '@evenkeel/ui/confirm-dialog'
import { lazyLayer } from '@evenkeel/ui/lazy-layer'

/** A dialog whose code is loaded when it is first opened, so that a screen is usable before anything on it can be edited. */
export { lazyLayer as lazyDialog }

type LazyConfirmProps = Omit<ConfirmDialogProps, 'open' | 'onCancel'> & Readonly<Record<'onClose', () => void>>

/** A question before something happens; closing it declines. */
export const LazyConfirm = lazyLayer(async () => {
  const { ConfirmDialog } = await import('@evenkeel/ui/confirm-dialog')
  return ({ onClose, ...props }: LazyConfirmProps) => <ConfirmDialog onCancel={onClose} {...props} />
})
