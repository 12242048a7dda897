import { useEffect } from 'react'
import { useMatches, useParams, useSearchParams } from 'react-router'
import { documentTitle, type RouteHandle } from './route-handle.ts'

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'title' in value

/** Returns the handle of the deepest open route that has one; null if none has. */
export function useRouteHandle(): RouteHandle | null {
  const handles = useMatches().map(({ handle }) => handle)
  return handles.findLast(isHandle) ?? null
}

/** Sets the document's title to that of the deepest route, or of the step that the screen shows. */
export function usePageTitle(step?: string) {
  const handle = useRouteHandle()
  const [search] = useSearchParams()
  const params = useParams()
  const title = handle === null ? undefined : documentTitle(handle, { params, search })
  const whole = step === undefined || step === handle?.title || title === undefined ? title : `${step}, ${title}`
  useEffect(() => {
    if (whole !== undefined) document.title = whole
  }, [whole])
}
