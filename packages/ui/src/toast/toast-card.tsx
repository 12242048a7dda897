import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '../icon/icon.tsx'
import { usePrivateText } from '../privacy/privacy.tsx'
import * as words from '../words/dialogs.generated.ts'
import type { Toast } from './toast-content.ts'

interface FocusReturn {
  ref: RefObject<HTMLDivElement | null>
  /** For `onFocus`: remembers where the focus came from when it comes from outside. */
  cameFrom: (event: FocusEvent<HTMLElement>) => void
}

/** The element that had the focus may be gone by then; so may the page around it. */
const wayBack = ['main h1', 'h1', 'main'] as const

/**
 * When this element goes while it has the focus, moves the focus back to where it came from, else to the page's
 * heading. It must not fall to the body, because the keyboard would then start from the top of the page.
 */
function useFocusReturn(): FocusReturn {
  const ref = useRef<HTMLDivElement>(null)
  const from = useRef<HTMLElement>(null)
  const cameFrom = useCallback((event: FocusEvent<HTMLElement>) => {
    const { relatedTarget, currentTarget } = event
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) from.current = relatedTarget
  }, [])
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) giveBack(element, from.current)
    }
  }, [])
  return { ref, cameFrom }
}

function giveBack(element: HTMLElement, from: HTMLElement | null): void {
  if (from?.isConnected) from.focus({ preventScroll: true })
  if (element.contains(document.activeElement)) focusHeading()
}

function focusHeading(): void {
  const place = wayBack.map((selector) => document.querySelector<HTMLElement>(selector)).find((found) => found !== null)
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Calls `onEnd` once after `duration` ms, not counting the time while `paused`; with null never. */
function usePausableTimer(duration: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    const ms = left.current
    if (ms === null || paused) return
    const started = performance.now()
    const timer = setTimeout(() => end(), ms)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, ms - (performance.now() - started))
    }
  }, [paused])
}

const tones = {
  ink: 'bg-ink text-on-ink',
  danger: 'bg-danger text-on-danger',
} as const

/** How long a toast stays, in ms, so that there is time for 'Undo'. */
const toastDuration = 8000

interface ToastCardProps {
  toast: Toast
  onClose: () => void
  /** Called after `onClose` when its button is pressed. */
  onUsed: () => void
}

/** Does something on Ctrl+Z, or Cmd+Z, outside of fields, which take back what was typed themselves. */
export function useUndoKey(undo: () => void): void {
  const onKeyDown = useEffectEvent(({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) => {
    const isMeant = key === 'z' && (ctrlKey || metaKey) && !shiftKey
    if (isMeant && !(target instanceof Element && target.matches('input:not([type=checkbox]), textarea'))) undo()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** A button such as 'Undo', which Ctrl+Z presses as well: it may be many steps of Tab away; absent if the toast has none. */
function ActionButton({ toast: { action, tone = 'ink' }, onClose, onUsed }: ToastCardProps) {
  const act = (): void => {
    action?.onAction()
    onClose()
    onUsed()
  }
  useUndoKey(() => action && act())
  if (!action) return null
  const look = tone === 'ink' ? 'text-ink-accent' : 'underline'
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={act}
      className={`h-9 rounded-sm px-1 text-body font-semibold hover:underline focus-visible:outline-current pointer-coarse:h-control-coarse ${look}`}
    >
      {action.label}
    </button>
  )
}

/** One toast. When it goes while it has the focus, the focus returns to where it came from. */
export function ToastCard({ toast, onClose, onUsed }: ToastCardProps) {
  const mask = usePrivateText()
  const { text, icon, tone = 'ink', duration = toastDuration } = toast
  const [held, setHeld] = useState({ hover: false, focus: false })
  const hold = (part: Partial<typeof held>) => setHeld((before) => ({ ...before, ...part }))
  usePausableTimer(duration, held.hover || held.focus, onClose)
  const { ref, cameFrom } = useFocusReturn()
  return (
    <div
      ref={ref}
      data-toast
      onPointerEnter={() => hold({ hover: true })}
      onPointerLeave={() => hold({ hover: false })}
      onFocus={(event) => {
        cameFrom(event)
        hold({ focus: true })
      }}
      onBlur={() => hold({ focus: false })}
      className={`pointer-events-auto flex min-h-12 w-full max-w-[560px] animate-rise items-center gap-3 rounded-lg pr-2 pl-4 shadow-dialog tablet:w-auto ${tones[tone]}`}
    >
      {icon && <Icon name={icon} size={18} />}
      <span className="flex-1 py-2.5 pr-2 text-body">{mask(text)}</span>
      <ActionButton toast={toast} onClose={onClose} onUsed={onUsed} />
      <button
        type="button"
        aria-label={words.close()}
        onClick={onClose}
        className="flex size-8 items-center justify-center rounded-md opacity-80 hover:opacity-100 focus-visible:outline-current pointer-coarse:size-control-coarse"
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
