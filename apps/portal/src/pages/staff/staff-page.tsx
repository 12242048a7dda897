import { Breadcrumbs } from '@evenkeel/ui/breadcrumbs'
import { Heading } from '@evenkeel/ui/heading'
import type { ReactNode } from 'react'
import { useRouteHandle } from '../../shell/use-page-title.ts'

interface StaffPageProps {
  /** Replaces the title of the route. */
  readonly title?: string
  /** One sentence below the title. */
  readonly intro?: ReactNode
  /** Replaces the breadcrumbs of the route. */
  readonly crumbs?: readonly { readonly label: string; readonly path: string }[]
  /** Links at the right of the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A screen of planners and staff: breadcrumbs if the route has them, the title, and the content. */
export function StaffPage({ title: given, intro, crumbs, actions, children }: StaffPageProps) {
  const handle = useRouteHandle()
  const title = given ?? handle?.title ?? ''
  const links = crumbs ?? handle?.crumbs ?? []
  return (
    <>
      <div className="pt-6 pb-5 desktop:pr-24">
        {links.length > 0 && (
          <div className="mb-1">
            <Breadcrumbs items={[...links.map(({ label, path }) => ({ label, href: `#${path}` })), { label: title }]} />
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div>
            <Heading look="page" level={1} focusable>
              {title}
            </Heading>
            {intro !== undefined && <p className="mt-1 max-w-160 text-body text-text-muted">{intro}</p>}
          </div>
          {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
      </div>
      {children}
    </>
  )
}
