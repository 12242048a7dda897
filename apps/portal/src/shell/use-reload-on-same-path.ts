import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSWRConfig } from 'swr'

/** A link to the screen that is open reads its data again: every navigation has a key of its own, even to the same path. */
export function useReloadOnSamePath() {
  const { key, pathname } = useLocation()
  const { mutate } = useSWRConfig()
  const last = useRef({ key, pathname })
  useEffect(() => {
    const isSamePath = last.current.pathname === pathname && last.current.key !== key
    last.current = { key, pathname }
    if (isSamePath) void mutate(() => true)
  }, [key, pathname, mutate])
}
