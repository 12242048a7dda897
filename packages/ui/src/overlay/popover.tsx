import { type ComponentProps, type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import { useDismiss } from './use-dismiss.ts'
import { type FollowOptions, useFollow } from './use-follow.ts'
import { useLayer } from './use-layer.ts'

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'ref' | 'popover' | 'className'>, FollowOptions {
  /** What it belongs to and stands beside; a press on it is not a press outside. */
  anchor: HTMLElement | null
  /** `escape`: the focus goes back to the anchor. Otherwise it stays where the person put it. */
  onClose: (reason: CloseReason) => void
  /** Called when it is shown and in its place, to move the focus in. Has to be stable, or it is called again. */
  onShown?: (element: HTMLElement) => void
  className: string
  children: ReactNode
}

export type CloseReason = 'escape' | 'outside'

/** Undoes what the browser gives a popover, and what a cell or a heading around it would hand down. */
const reset = 'fixed inset-auto text-left font-normal tracking-normal whitespace-normal'

/**
 * A layer beside its anchor, rendered only while it is open: the browser's own popover, so it lies above everything and
 * stays in the same tree, shadow root or dialog. Escape, a press or the focus elsewhere, and scrolling away close it.
 */
export function Popover({
  anchor,
  onClose,
  onShown,
  side,
  align,
  gap,
  stays,
  className,
  children,
  ...rest
}: PopoverProps) {
  const [element, ref] = useState<HTMLElement | null>(null)
  const close = useCallback(() => onClose('outside'), [onClose])
  useLayer(true, () => onClose('escape'))
  useDismiss(element, anchor, close)
  useLayoutEffect(() => {
    if (!element || !anchor) return
    element.showPopover()
    return () => element.hidePopover()
  }, [element, anchor])
  useFollow(element, anchor, { side, align, gap, stays }, close)
  useLayoutEffect(() => {
    if (element && anchor) onShown?.(element)
  }, [element, anchor, onShown])
  return (
    <div {...rest} popover="manual" ref={ref} className={`${reset} ${className}`}>
      {children}
    </div>
  )
}
