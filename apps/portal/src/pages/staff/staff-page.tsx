import { Breadcrumbs } from '@evenkeel/ui/breadcrumbs'
import type { ReactNode } from 'react'
import { useRouteHandle } from '../../shell/use-page-title.ts'

interface StaffPageProps {
  /** In place of the route's own. */
  readonly title?: string
  /** One sentence below the title. */
  readonly intro?: ReactNode
  /** In place of the route's own. */
  readonly crumbs?: readonly { readonly label: string; readonly path: string }[]
  readonly children: ReactNode
}

/** A screen of planners and staff: breadcrumbs where the route has them, the route's title, and what stands there. */
export function StaffPage({ title: given, intro, crumbs, children }: StaffPageProps) {
  const handle = useRouteHandle()
  const title = given ?? handle?.title ?? ''
  const links = crumbs ?? handle?.crumbs ?? []
  return (
    <>
      <div className="pt-6 pb-5">
        {links.length > 0 && (
          <div className="mb-1">
            <Breadcrumbs items={[...links.map(({ label, path }) => ({ label, href: `#${path}` })), { label: title }]} />
          </div>
        )}
        <h1 className="text-page-title text-text">{title}</h1>
        {intro !== undefined && <p className="mt-1 max-w-160 text-body text-text-muted">{intro}</p>}
      </div>
      {children}
    </>
  )
}
