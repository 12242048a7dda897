import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSWRConfig } from 'swr'

/** Whether a click follows a link to the very address that is open, which the browser takes for no navigation at all. */
function isOnSameAddress(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link !== null && link.target !== '_blank' && link.href === location.href
}

/**
 * A link to the screen that is open reads its data again, whether the router follows it (then every navigation has a key of its
 * own, even to the same path) or the browser, which does nothing.
 */
export function useReloadOnSamePath() {
  const { key, pathname } = useLocation()
  const { mutate } = useSWRConfig()
  const last = useRef({ key, pathname })
  useEffect(() => {
    const isSamePath = last.current.pathname === pathname && last.current.key !== key
    last.current = { key, pathname }
    if (isSamePath) void mutate(() => true)
  }, [key, pathname, mutate])
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (isOnSameAddress(event)) void mutate(() => true)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [mutate])
}
