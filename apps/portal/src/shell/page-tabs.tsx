import { useQuery } from '@evenkeel/api-client/react'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useLocation } from 'react-router'
import * as words from '../words/page-tabs.generated.ts'
import { PlaceLink } from './place-link.tsx'
import { enclosingPath } from './places.ts'

interface PageTab {
  readonly label: string
  readonly path: string
}

/** The tabs of the pages in a place. */
export const pageTabs = {
  transactions: (): readonly PageTab[] => [
    { label: words.list(), path: paths.transactions() },
    { label: words.byMonth(), path: paths.cashFlow() },
    { label: words.recurring(), path: paths.recurring() },
  ],
  accounts: (): readonly PageTab[] => [
    { label: words.accounts(), path: paths.accounts() },
    { label: words.netWorth(), path: paths.netWorth() },
    { label: words.bankConnections(), path: paths.bankConnections() },
  ],
} as const

interface PageTabsProps {
  readonly of: keyof typeof pageTabs
}

/** The pages of a place, above each of them; one is current. Banks are left out where accounts are kept by hand only. */
export function PageTabs({ of }: PageTabsProps) {
  const { pathname } = useLocation()
  const isByHandOnly = useQuery('companyInfo').data?.data.info.level1 === true
  const tabs = pageTabs[of]().filter(({ path }) => !isByHandOnly || path !== paths.bankConnections())
  const current = enclosingPath(
    pathname,
    tabs.map(({ path }) => path),
  )
  return (
    <nav aria-label={words.pages()} data-print="hide" className="mt-3 mb-4 tablet:mb-6">
      <ul tabIndex={-1} className="flex gap-5 overflow-x-auto border-b border-hairline [scrollbar-width:none]">
        {tabs.map(({ label, path }) => (
          <li key={path} className="shrink-0">
            <PlaceLink
              path={path}
              isCurrent={path === current}
              className="-mb-px flex h-10 items-center rounded-t-sm border-b-2 border-transparent px-1 text-body font-medium text-text-muted -outline-offset-2! hover:text-text aria-[current]:border-accent aria-[current]:text-text pointer-coarse:h-control-coarse"
            >
              {label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
