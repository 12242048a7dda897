import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { usePrivateText } from '../privacy/privacy.tsx'
import * as words from '../words/dialogs.generated.ts'
import type { Toast } from './toast-content.ts'
import { useFocusReturn } from './use-focus-return.ts'

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
}

/** Does something on Ctrl+Z, or Cmd+Z, outside of fields, which take back what was typed themselves. */
function useUndoKey(undo: () => void): void {
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
function ActionButton({ toast: { action, tone = 'ink' }, onClose }: ToastCardProps) {
  const act = (): void => {
    action?.onAction()
    onClose()
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
export function ToastCard({ toast, onClose }: ToastCardProps) {
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
      <ActionButton toast={toast} onClose={onClose} />
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
