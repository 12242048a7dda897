import { useEffect } from 'react'
import { useMatches } from 'react-router'
import type { RouteHandle } from './route-handle.ts'

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'title' in value

/** The handle of the deepest open route that has one. */
export function useRouteHandle(): RouteHandle | null {
  const handles = useMatches().map(({ handle }) => handle)
  return handles.findLast(isHandle) ?? null
}

/** Keeps the document's title at the deepest route's title. */
export function usePageTitle() {
  const title = useRouteHandle()?.title
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}
