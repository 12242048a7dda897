import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Goes into the page where another screen has taken away what had the focus, such as the button that was pressed. A link that
 * is still there keeps it.
 */
export function useFocusOnNewScreen(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus()
  }, [pathname])
}
