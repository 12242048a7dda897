import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { createArming } from './arming.ts'

const isInFront = () => document.visibilityState === 'visible' && document.hasFocus()

interface ArmedProps {
  /** What a press agrees to; the time starts again when it changes. */
  readonly about?: string
  readonly children: ReactNode
}

/** Around a button that binds: lets a press through only if a person made it, and began it long enough after the window came forward. */
export function Armed({ about = '', children }: ArmedProps) {
  const [arming] = useState(createArming)
  const pressBeganAt = useRef(0)
  useEffect(() => {
    const restart = () => arming.restart(performance.now(), isInFront())
    const names = ['focus', 'blur', 'resize']
    restart()
    for (const name of names) addEventListener(name, restart)
    document.addEventListener('visibilitychange', restart)
    return () => {
      for (const name of names) removeEventListener(name, restart)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [arming])
  useEffect(() => arming.concern(about, performance.now()), [arming, about])
  const begin = ({ nativeEvent }: SyntheticEvent) => {
    pressBeganAt.current = nativeEvent.timeStamp
  }
  const pass = (event: SyntheticEvent) => {
    if (event.nativeEvent.isTrusted && arming.isArmed(pressBeganAt.current)) return
    event.stopPropagation()
    event.preventDefault()
  }
  return (
    <span className="contents" onPointerDownCapture={begin} onKeyDownCapture={begin} onClickCapture={pass}>
      {children}
    </span>
  )
}
