import { Content, Overlay, Portal } from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useState,
  useCallback,
  useRef,
} from 'react'
import { UNSAFE_PortalProvider as LayerPlace } from 'react-aria/PortalProvider'
import { addModal, topModal } from '../overlay/modals.ts'

const field = 'input:not([type=hidden]), select, textarea, [role=combobox], [role=radio], [role=checkbox]'
const control = `${field}, button, a[href], [tabindex="0"]`

/** Returns what gets the focus first: the marked element, else the first field, else the first control below the header. */
function firstToFocus(dialog: HTMLElement): HTMLElement {
  const find = (selector: string) => [...dialog.querySelectorAll<HTMLElement>(selector)].find(isUsable)
  return find('[data-autofocus]') ?? find(within(field)) ?? find(within(control)) ?? dialog
}

function within(selector: string): string {
  return selector
    .split(', ')
    .map((one) => `[data-dialog-content] ${one}`)
    .join(', ')
}

function isUsable(element: HTMLElement): boolean {
  const blocked = element.matches(':disabled, [aria-disabled=true], [aria-hidden=true], [tabindex="-1"]')
  return !blocked && !element.closest('[hidden], [inert], [aria-hidden=true]')
}

/** Where the focus goes back to from a dialog that has just closed. A dialog that opens in its place returns it there, too. */
let owed: Element | null = null

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body

/**
 * Remembers what had the focus when the dialog opened. Returns what Radix calls after it closed: moves the focus back, unless
 * something else has it by then, or another dialog is open above that place.
 */
function useFocusBack(): (event: Event) => void {
  const from = useRef<Element>(null)
  useLayoutEffect(() => {
    // Once: strict mode runs this again when the focus is already inside.
    from.current ??= hasFocus() ? document.activeElement : owed
    return () => {
      owed = from.current
    }
  }, [])
  return useCallback((event) => {
    event.preventDefault()
    const target = from.current
    const modal = topModal()
    if (modal !== null && !modal.contains(target)) return
    owed = null
    if (!hasFocus() && target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
  }, [])
}

export type DialogSize = 'regular' | 'wide'

const scrimClass = [
  'fixed inset-0 z-30 flex animate-fade items-end justify-center overflow-hidden overscroll-contain bg-scrim tablet:items-center tablet:p-8',
  'text-left text-body font-normal whitespace-normal text-text',
].join(' ')

/** Not animated, because a toast is placed in it: a transform would move the toast, too. */
const contentClass = cva('flex max-h-[calc(100dvh-24px)] w-full outline-none tablet:max-h-full', {
  variants: { size: { regular: 'tablet:max-w-[440px]', wide: 'tablet:max-w-[560px]' } },
})

const panelClass = [
  'flex w-full animate-sheet flex-col overflow-hidden rounded-t-dialog bg-raised text-text shadow-dialog',
  'border border-hairline tablet:animate-rise tablet:rounded-dialog',
].join(' ')

export interface DialogSurfaceProps {
  size: DialogSize
  modalClass: string
  dismissible: boolean
  /** `alertdialog` if the person has to answer before anything else. */
  role: 'dialog' | 'alertdialog'
  children: ReactNode
}

/** The panel with its scrim, in the page's body. Radix keeps the focus inside and hides the rest of the page from assistive technology. */
export function DialogSurface({ size, modalClass, dismissible, role, children }: DialogSurfaceProps) {
  const [content, ref] = useState<HTMLElement | null>(null)
  const returnFocus = useFocusBack()
  useLayoutEffect(() => (content ? addModal(content) : undefined), [content])
  return (
    // Named, or Radix would draw the content one render later, and effects of the opener would not find it.
    <Portal container={document.body}>
      <Overlay className={scrimClass}>
        <Content
          ref={ref}
          role={role}
          aria-modal
          className={`${modalClass} ${contentClass({ size })}`}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={(event) => {
            // Escape that ends the writing of a character closes nothing, and an open layer in the dialog closes first.
            if (!dismissible || event.isComposing || content?.querySelector('[data-layer]')) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            if (!dismissible || isInside(content, event.target)) event.preventDefault()
          }}
          {...ownForms}
        >
          <LayerPlace getContainer={() => content}>
            <div className={panelClass}>{children}</div>
          </LayerPlace>
        </Content>
      </Overlay>
    </Portal>
  )
}

function focusFirst(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) firstToFocus(event.currentTarget).focus({ preventScroll: true })
}

/** Radix goes by the tree of components, in which a toast is not inside the dialog that it is drawn in. */
const isInside = (content: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Node && content !== null && content.contains(target)

const stop = (event: SyntheticEvent): void => event.stopPropagation()

/**
 * Stops events from bubbling: React passes them up the component tree, so a form around the dialog would get those of a
 * form inside it, even through a portal.
 */
const ownForms = { onSubmit: stop, onReset: stop } satisfies Partial<ComponentProps<typeof Content>>
