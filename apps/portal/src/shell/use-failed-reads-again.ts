import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { unstable_serialize, useSWRConfig } from 'swr'

/**
 * Another screen reads again what failed before. SWR does so only where nobody showed the failed answer yet, and the screen that
 * is left still shows it while the next one begins; without this it would stay failed, with everything else up to date.
 */
export function useFailedReadsAgain(): void {
  const { pathname } = useLocation()
  const { cache, mutate } = useSWRConfig()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    void mutate((key) => {
      const state = cache.get(unstable_serialize(key))
      return state?.error !== undefined && state.isValidating !== true
    })
  }, [pathname, cache, mutate])
}
