import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'

const minute = 60_000

/** The day where the viewer is, and the one in UTC, by which months are cut. */
const daysNow = () => `${new Date().toDateString()} ${new Date().toISOString().slice(0, 10)}`

/** A tab that is left open reads everything again when a day begins, or when somebody comes back to it on a later one. */
export function useReloadOnNewDay(): void {
  const { mutate } = useSWRConfig()
  const last = useRef<string | null>(null)
  useEffect(() => {
    last.current ??= daysNow()
    const look = () => {
      const days = daysNow()
      if (document.hidden || days === last.current) return
      last.current = days
      void mutate(() => true)
    }
    const timer = setInterval(look, minute)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [mutate])
}
