import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

interface PlaceLinkProps {
  readonly path: string
  /** Whether the screen is at the path, or below it. */
  readonly isCurrent: boolean
  readonly className: string
  readonly children: ReactNode
}

/** A link of the navigation. The router's own also fetches code from a server that we do not have. */
export function PlaceLink({ path, isCurrent, className, children }: PlaceLinkProps) {
  return (
    <a
      href={useHref(path)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={useLinkClickHandler(path)}
      className={className}
    >
      {children}
    </a>
  )
}
