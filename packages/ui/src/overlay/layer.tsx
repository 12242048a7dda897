import { language } from '@evenkeel/engine'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { DismissButton } from 'react-aria/Overlay'
import { FocusScope } from 'react-aria/FocusScope'
import { I18nProvider } from 'react-aria/I18nProvider'
import { mergeProps } from 'react-aria/mergeProps'
import { useUNSAFE_PortalContext as usePortalPlace } from 'react-aria/PortalProvider'
import { useOverlay } from 'react-aria/useOverlay'
import { useOverlayPosition } from 'react-aria/useOverlayPosition'
import * as words from '../words/dialogs.generated.ts'

export interface LayerProps extends Omit<ComponentProps<'div'>, 'ref' | 'style' | 'className' | 'color'> {
  /** What the layer belongs to and is next to; a press on it is not a press outside. */
  anchor: HTMLElement | null
  placement: 'bottom start' | 'bottom end'
  /** Pixels between the anchor and the layer. */
  gap?: number
  onClose: () => void
  /** For the caller, to move the focus in. */
  ref?: RefObject<HTMLDivElement | null>
  className: string
  children: ReactNode
}

/** Undoes what a cell or a heading around the anchor would hand down. */
const reset = 'text-left font-normal tracking-normal whitespace-normal'

/**
 * Returns a function that says whether the layer has been drawn. Until then a scroll that is told began before the layer opened: a screen
 * reader scrolls to a button and presses it at once.
 */
function useDrawn(): () => boolean {
  const isDrawn = useRef(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      isDrawn.current = true
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return () => isDrawn.current
}

/**
 * A layer next to its anchor, rendered only while it is open: in the dialog around it, or else in the page's body.
 * Escape, a press or the focus elsewhere, and scrolling the anchor close it. A focus inside goes back to the anchor
 * before the layer leaves: later, the dialog around it would have moved the focus to itself.
 */
export function Layer({
  anchor,
  placement,
  gap = 4,
  onClose,
  ref: outerRef,
  className,
  children,
  ...rest
}: LayerProps) {
  const ownRef = useRef<HTMLDivElement>(null)
  const ref = outerRef ?? ownRef
  const targetRef = useMemo(() => ({ current: anchor }), [anchor])
  const close = (): void => {
    if (ref.current?.contains(document.activeElement)) anchor?.focus({ preventScroll: true })
    onClose()
  }
  const isDrawn = useDrawn()
  const { overlayProps } = useOverlay(
    {
      isOpen: true,
      isDismissable: true,
      shouldCloseOnBlur: true,
      shouldCloseOnInteractOutside: (target) => !anchor?.contains(target),
      onClose: close,
    },
    ref,
  )
  const { overlayProps: placeProps } = useOverlayPosition({
    targetRef,
    overlayRef: ref,
    placement,
    offset: gap,
    containerPadding: 8,
    onClose: () => isDrawn() && close(),
  })
  const { getContainer } = usePortalPlace()
  return createPortal(
    // What React Aria says in it (a calendar’s month and days) follows the language of the page and not that of the browser.
    <I18nProvider locale={language}>
      {/* Tab from the last control inside goes on to what follows the anchor. */}
      <FocusScope restoreFocus>
        <div
          data-layer
          ref={ref}
          {...mergeProps(overlayProps, rest)}
          style={placeProps.style}
          className={`${reset} ${className}`}
        >
          {children}
          <DismissButton aria-label={words.dismiss()} onDismiss={close} />
        </div>
      </FocusScope>
    </I18nProvider>,
    getContainer?.() ?? document.body,
  )
}
