import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSWRConfig } from 'swr'

/** Returns the link that a click follows in this tab; null for every other click. */
export function findFollowed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.target === '_blank' ? null : link
}

/**
 * Reads a screen's data again when a link to the same screen is clicked, both if the router follows it (each navigation has its
 * own key, even to the same path) and if the browser ignores it. What a screen keeps in the history's state, as the text of a search,
 * is no link: only what depends on it is read.
 */
export function useReloadOnSamePath() {
  const { key, pathname, search, state } = useLocation()
  const address = pathname + search
  const { mutate } = useSWRConfig()
  const kept = JSON.stringify(state)
  const last = useRef({ key, address, kept })
  useEffect(() => {
    const isSameAddress = last.current.address === address && last.current.key !== key
    const isOfScreen = kept !== 'null' && kept !== last.current.kept
    last.current = { key, address, kept }
    if (isSameAddress && !isOfScreen) void mutate(() => true)
  }, [key, address, kept, mutate])
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // The browser does not treat it as a navigation.
      if (findFollowed(event)?.href === location.href) void mutate(() => true)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [mutate])
}
