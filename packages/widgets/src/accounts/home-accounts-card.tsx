import type { Account } from '@evenkeel/api-client/contract/accounts'
import { CardFooter, CardSection } from '@evenkeel/ui/card'
import { Money } from '@evenkeel/ui/money'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { LazyPart } from '../shared/lazy-card.tsx'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { openGroupsAtom } from '../shared/state/open-groups.ts'
import { useKeptRowCounts, useRowCount } from '../shared/use-row-count.ts'
import * as words from '../words/accounts.generated.ts'
import { AccountSections } from './account-sections.tsx'
import { AccountsFrame, headlineClass, useAccounts } from './accounts-frame.tsx'
import { BalancesAge } from './net-worth-headline.tsx'

const loadCategories = async () => (await import('./account-categories.tsx')).AccountCategories

/** The card in the shape in which it comes. */
function HomeSkeleton({ trend }: { readonly trend: ReactNode }) {
  return (
    <>
      <div className={headlineClass}>{trend}</div>
      <CardSection>
        <div data-rows="sections" className="-my-2 grid grid-cols-1 gap-x-8 gap-y-1 @min-[480px]:grid-cols-2">
          {Array.from({ length: useRowCount('sections', 2) }, (_, row) => (
            <div key={row} className="flex h-8 items-center pointer-coarse:h-control-coarse">
              <Skeleton height={12} shape="pill" />
            </div>
          ))}
        </div>
      </CardSection>
      <CardFooter />
    </>
  )
}

/** Leads to the list of all accounts, and says how old the figures are. */
function HomeFooter({ accounts }: { readonly accounts: readonly Account[] }) {
  const { href } = useLinks()
  return (
    <CardFooter
      href={href(paths.accounts())}
      link={words.allAccounts()}
      secondary={<BalancesAge accounts={accounts} />}
    />
  )
}

interface HomeAccountsCardProps {
  /** Shows the net worth and its line; the figure is null while the accounts are on their way. */
  readonly renderTrend: (figure: ReactNode | null) => ReactNode
  /** False while the rows above are on their way: until then it shows its skeleton. */
  readonly isPlaced?: boolean
}

/** The net worth with its line, and the accounts closed in two lines; what is opened is kept in this browser (ROUTE-08). */
export function HomeAccountsCard({ renderTrend, isPlaced = true }: HomeAccountsCardProps) {
  const [open, setOpen] = useAtom(openGroupsAtom)
  const shown = useAccounts()
  const { view } = shown
  useKeptRowCounts({ sections: shown.accounts.data && view.sections.length })
  return (
    <AccountsFrame
      {...shown}
      accounts={isPlaced ? shown.accounts : { ...shown.accounts, data: undefined, failure: undefined }}
      skeleton={<HomeSkeleton trend={renderTrend(null)} />}
      headline={({ total }) => renderTrend(<Money value={total} />)}
    >
      <AccountSections
        sections={view.sections}
        open={open}
        onOpen={setOpen}
        renderGroups={({ label, categories }) => (
          <LazyPart
            isWanted
            title={label}
            load={loadCategories}
            props={{ categories, connections: shown.connections.data ?? [], onEdit: null }}
          >
            {null}
          </LazyPart>
        )}
      />
      <HomeFooter accounts={view.counted} />
    </AccountsFrame>
  )
}
