import { Outlet } from 'react-router'
import { useScreenChange } from './use-screen-change.ts'

/** Around every screen, signed in or not: where the focus and the page go when the screen changes. */
export function Frame() {
  useScreenChange()
  return <Outlet />
}
