import type { Account } from '@evenkeel/api-client/contract/accounts'
import { CardBody, CardFooter } from '@evenkeel/ui/card'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { type ReactNode, useState } from 'react'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { useHost } from '../shared/host.tsx'
import * as words from '../words/accounts.generated.ts'
import * as accountListWords from '../words/account-list.generated.ts'
import { AccountCategories } from './account-categories.tsx'
import { AccountSections } from './account-sections.tsx'
import { AccountsFrame, useAccounts } from './accounts-frame.tsx'
import { NetWorthHeadline } from './net-worth-headline.tsx'

/** Links to the portal, for what another page cannot do. */
function PortalFooter({ signature }: { readonly signature: ReactNode }) {
  const { href } = useLinks()
  return <CardFooter href={href(paths.home())} link={accountListWords.viewAccounts()} secondary={signature} />
}

export interface AccountsCardProps {
  /** The quiet words at the right of the footer on other people's pages. There no bank is linked. */
  readonly signature?: ReactNode
}

const rows = [0, 1, 2, 3, 4, 5] as const

/** The person's net worth, and every account behind it. */
export function AccountsCard({ signature }: AccountsCardProps) {
  const { stage } = useHost()
  const [open, setOpen] = useState<readonly string[]>([words.assets(), words.liabilities()])
  const shown = useAccounts()
  const onEdit =
    stage === null ? null : (account: Account) => void stage.open('account', { accountId: account.userAccountId })
  return (
    <AccountsFrame
      {...shown}
      skeleton={
        <CardBody>
          <Skeleton width={220} height={40} />
          <div className="mt-8 flex flex-col gap-5">
            {rows.map((row) => (
              <Skeleton key={row} height={20} />
            ))}
          </div>
        </CardBody>
      }
      headline={({ total, counted }) => <NetWorthHeadline total={total} accounts={counted} />}
      footer={signature !== undefined && <PortalFooter signature={signature} />}
    >
      <AccountSections
        sections={shown.view.sections}
        open={open}
        onOpen={setOpen}
        renderGroups={({ categories }) => (
          <AccountCategories categories={categories} connections={shown.connections.data ?? []} onEdit={onEdit} />
        )}
      />
    </AccountsFrame>
  )
}
