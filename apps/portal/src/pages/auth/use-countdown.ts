import { useEffect, useState } from 'react'

const SECOND = 1_000

/** Counts whole seconds down to 0; `start` begins again. The clock decides, so that a sleeping tab does not fall behind. */
export function useCountdown(): { readonly left: number; start(seconds: number): void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / SECOND))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = (seconds: number) => {
    const from = Date.now()
    setNow(from)
    setUntil(from + seconds * SECOND)
  }
  return { left, start }
}
