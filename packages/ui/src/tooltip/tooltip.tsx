import { type DOMAttributes, type ReactNode, type RefObject, useRef } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { createPortal } from 'react-dom'
import { useUNSAFE_PortalContext as usePortalPlace } from 'react-aria/PortalProvider'
import { useOverlayPosition } from 'react-aria/useOverlayPosition'
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { type TooltipTriggerState, useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'

/** The props that the control with the tooltip must have. */
export interface TooltipTargetProps extends DOMAttributes<HTMLButtonElement> {
  ref: RefObject<HTMLButtonElement | null>
}

export interface TooltipProps {
  /** A few words; nothing in it can be pressed. */
  text: string
  side?: 'top' | 'bottom'
  /** Renders the control, with all of these props on it. */
  children: (props: TooltipTargetProps) => ReactNode
}

const openAfterMs = 400
const closeAfterMs = 120

/** A few words about a control, shown after a moment under the pointer and at once under keyboard focus. Escape hides it. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const state = useTooltipTriggerState({ delay: openAfterMs, closeDelay: closeAfterMs })
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, ref)
  return (
    <>
      {children({ ...triggerProps, ref })}
      {state.isOpen && (
        <Words {...{ side, state }} targetRef={ref} id={tooltipProps.id}>
          {text}
        </Words>
      )}
    </>
  )
}

interface WordsProps {
  id: string | undefined
  side: 'top' | 'bottom'
  state: TooltipTriggerState
  targetRef: RefObject<HTMLElement | null>
  children: string
}

function Words({ id, side, state, targetRef, children }: WordsProps) {
  const overlayRef = useRef<HTMLDivElement>(null)
  const { tooltipProps } = useTooltip({}, state)
  const { overlayProps } = useOverlayPosition({
    targetRef,
    overlayRef,
    placement: side,
    offset: 6,
    containerPadding: 8,
  })
  const { getContainer } = usePortalPlace()
  return createPortal(
    <div
      data-layer
      ref={overlayRef}
      {...mergeProps(tooltipProps, overlayProps)}
      id={id}
      className="max-w-60 animate-fade rounded-md bg-ink px-2.5 py-1.5 text-left text-caption whitespace-normal text-on-ink shadow-2"
    >
      {children}
    </div>,
    getContainer?.() ?? document.body,
  )
}
