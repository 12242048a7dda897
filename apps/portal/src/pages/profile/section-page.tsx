import type { ReactNode } from 'react'
import { PageHeader } from '../../shell/page-header.tsx'

/** A screen of the profile: the header, then its cards in one column. */
export function SectionPage({ subtitle, children }: { readonly subtitle?: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <PageHeader subtitle={subtitle} />
      <div className="mt-6 flex max-w-[720px] flex-col gap-6">{children}</div>
    </>
  )
}
