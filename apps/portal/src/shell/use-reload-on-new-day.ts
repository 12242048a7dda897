import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'

const minute = 60_000

/** The viewer's day and the day in UTC, which separates months. */
const daysOf = (moment: Date) => `${moment.toDateString()} ${moment.toISOString().slice(0, 10)}`

/**
 * Reads everything again in an open tab when a new day begins, or when the person returns to the tab on a later day.
 * @param since When the tab was opened: this code loads later, and the day may have changed meanwhile.
 */
export function useReloadOnNewDay(since: Date): void {
  const { mutate } = useSWRConfig()
  const last = useRef(daysOf(since))
  useEffect(() => {
    const look = () => {
      const days = daysOf(new Date())
      if (document.hidden || days === last.current) return
      last.current = days
      void mutate(() => true)
    }
    look()
    const timer = setInterval(look, minute)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [mutate])
}
