import { TextButton } from '@evenkeel/ui/button'
import { useEffect, useRef, useState } from 'react'
import * as words from '../words/passwords.generated.ts'

/** For this many seconds the server refuses a second request for a code. Source: EMAIL-03. */
const waitSeconds = 60

const secondMs = 1_000

/** Counts whole seconds down to 0; `start` begins again. Reads the clock, so that a sleeping tab does not fall behind. */
function useCountdown(): { readonly left: number; start(seconds: number): void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / secondMs))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = (seconds: number) => {
    const from = Date.now()
    setNow(from)
    setUntil(from + seconds * secondMs)
  }
  return { left, start }
}

export interface SendAgainProps {
  /** Sends another code; returns whether it was sent. */
  readonly onSend: () => Promise<boolean>
  /** `now`: this part sends the first code when it opens. `before`: the first code was already sent. */
  readonly first: 'now' | 'before'
}

/** The button for another code, disabled for 60 seconds after each one. */
export function SendAgain({ onSend, first }: SendAgainProps) {
  const { left, start } = useCountdown()
  const isBegun = useRef(false)
  const send = async () => {
    start(waitSeconds)
    await onSend()
  }
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    start(waitSeconds)
    if (first === 'now') void onSend()
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-label text-text-muted">
      <TextButton disabled={left > 0} onClick={() => void send()}>
        {words.sendAnotherCode()}
      </TextButton>
      {/* The space in front is the specification's (EMAIL-04). */}
      {left > 0 && <p>{` ${words.waitSeconds({ left: String(left) })}`}</p>}
    </div>
  )
}
