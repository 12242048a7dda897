import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { unstable_serialize, useSWRConfig } from 'swr'

/**
 * Reads again on another screen what failed before. SWR does so only if no component shows the failed answer yet, but the screen
 * that closes still shows it while the next one opens; without this hook the read would stay failed, with everything else up to
 * date.
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
