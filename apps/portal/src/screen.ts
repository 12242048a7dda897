import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { RouteHandle } from './shell/route-handle.ts'

/** Returns the route of a screen whose code loads when it is first opened. */
export function screen(
  path: string,
  handle: RouteHandle,
  load: () => Promise<{ Component: ComponentType }>,
): RouteObject {
  return { path, handle, lazy: load }
}
