import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Popover } from '../overlay/popover.tsx'

/** What the control that has the tooltip has to carry. */
export interface TooltipTargetProps {
  ref: RefCallback<HTMLElement>
  'aria-describedby': string | undefined
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: () => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: () => void
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

/** A few words about a control: after a moment under the pointer, at once under keyboard focus. Escape hides it. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId()
  const [target, ref] = useState<HTMLElement | null>(null)
  const { open, set } = useDelayedOpen()
  const hide = (): void => set(false, 0)
  return (
    <>
      {children({
        ref,
        'aria-describedby': open ? id : undefined,
        onPointerEnter: (event) => event.pointerType === 'mouse' && set(true, openAfterMs),
        onPointerLeave: () => set(false, closeAfterMs),
        onFocus: (event) => event.currentTarget.matches(':focus-visible') && set(true, 0),
        onBlur: hide,
      })}
      {open && (
        <Popover
          id={id}
          role="tooltip"
          anchor={target}
          side={side}
          align="center"
          gap={6}
          onClose={hide}
          onPointerEnter={() => set(true, 0)}
          onPointerLeave={() => set(false, closeAfterMs)}
          className="max-w-60 animate-fade rounded-md bg-ink px-2.5 py-1.5 text-caption text-on-ink shadow-2"
        >
          {text}
        </Popover>
      )}
    </>
  )
}

/** Opens and closes after a delay; a later wish replaces an earlier one, so a pointer may cross from target to text. */
function useDelayedOpen() {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const set = (wanted: boolean, afterMs: number): void => {
    clearTimeout(timer.current)
    if (afterMs === 0) setOpen(wanted)
    else timer.current = setTimeout(() => setOpen(wanted), afterMs)
  }
  return { open, set }
}
