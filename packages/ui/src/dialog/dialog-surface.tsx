import {
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { Content } from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import { DialogElement } from '../overlay/dialog-element.ts'
import { isTopLayer } from '../overlay/layers.ts'
import { useLayer } from '../overlay/use-layer.ts'
import { useModalElement } from './use-modal-element.ts'

export type DialogSize = 'regular' | 'wide'

/** The <dialog> fills the viewport and is its own scrim, so no wheel reaches the page and a click beside is a click on it. */
const scrimClass = [
  'fixed inset-0 size-full max-h-none max-w-none overflow-hidden overscroll-contain bg-scrim text-left text-body font-normal whitespace-normal text-text backdrop:bg-transparent',
  'open:flex open:animate-fade items-end justify-center tablet:items-center tablet:p-8',
].join(' ')

const panelClass = cva(
  [
    'flex max-h-[calc(100dvh-24px)] w-full animate-sheet flex-col overflow-hidden rounded-t-dialog bg-raised text-text shadow-dialog',
    'border border-hairline tablet:max-h-full tablet:animate-rise tablet:rounded-dialog',
  ],
  { variants: { size: { regular: 'tablet:max-w-[440px]', wide: 'tablet:max-w-[560px]' } } },
)

export interface DialogSurfaceProps {
  size: DialogSize
  modalClass: string
  dismissible: boolean
  /** Says `alertdialog` where the person has to answer before anything else. */
  role: 'dialog' | 'alertdialog'
  onClose: () => void
  children: ReactNode
}

/** The native modal under Radix's names: it keeps Tab inside, makes the rest of the page inert and lies above all of it. */
export function DialogSurface({ size, modalClass, dismissible, role, onClose, children }: DialogSurfaceProps) {
  const { element, ref } = useModalElement()
  const closeIfAllowed = () => {
    if (dismissible) onClose()
  }
  const layer = useLayer(true, closeIfAllowed)
  const outside = useOutsidePress(() => isTopLayer(layer.current), closeIfAllowed)
  useNativeClose(element, closeIfAllowed)
  return (
    <Content asChild role={role} {...prevented}>
      <dialog
        ref={ref}
        closedby={dismissible ? 'closerequest' : 'none'}
        className={`${modalClass} ${scrimClass}`}
        {...outside}
        {...ownForms}
      >
        <DialogElement value={element}>
          <div className={panelClass({ size })}>{children}</div>
        </DialogElement>
      </dialog>
    </Content>
  )
}

const prevent = (event: Event): void => event.preventDefault()

/** Focus, Escape and clicks beside are the native dialog's and ours; Radix would do each of them a second time. */
const prevented = {
  onOpenAutoFocus: prevent,
  onCloseAutoFocus: prevent,
  onEscapeKeyDown: prevent,
  onInteractOutside: prevent,
} satisfies Partial<ComponentProps<typeof Content>>

const stop = (event: SyntheticEvent): void => event.stopPropagation()

/** React hands events up the tree of components, so that a form inside would tell one around, wherever the dialog is drawn. */
const ownForms = { onSubmit: stop, onReset: stop } satisfies ComponentProps<'dialog'>

/** A press counts as outside when it begins and ends on the scrim: marking text past the panel's edge closes nothing. */
function useOutsidePress(isOnTop: () => boolean, onPress: () => void) {
  const beganOutside = useRef(false)
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      beganOutside.current = event.target === event.currentTarget && event.button === 0 && isOnTop()
    },
    onClick: (event: { target: EventTarget; currentTarget: EventTarget }) => {
      if (event.target === event.currentTarget && beganOutside.current) onPress()
      beganOutside.current = false
    },
  }
}

/**
 * The browser's own ways to close, such as the back gesture of a phone, only ask. Some of them do not even ask: then the
 * dialog is shown again, so that it never is closed for the browser and open for us.
 */
function useNativeClose(element: HTMLDialogElement | null, onClose: () => void): void {
  useLayoutEffect(() => {
    if (!element) return
    const onCancel = (event: Event): void => {
      if (event.target !== element) return
      event.preventDefault()
      onClose()
    }
    const onNativeClose = (event: Event): void => {
      if (event.target !== element || element.open) return
      element.showModal()
      onClose()
    }
    element.addEventListener('cancel', onCancel)
    element.addEventListener('close', onNativeClose)
    return () => {
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('close', onNativeClose)
    }
  }, [element, onClose])
}
