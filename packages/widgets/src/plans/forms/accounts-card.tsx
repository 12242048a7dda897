import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { linkingChoices, type PlanType } from '@evenkeel/engine'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { inWords } from '@evenkeel/ui/use-form'
import { type ReactNode, useId, useState } from 'react'
import { LinkAccountsChecklist } from '../../link-accounts/link-accounts-checklist.tsx'
import { lazyDialog } from '../../shared/lazy-dialog.tsx'
import { MissingTerms } from '../shell/missing-terms.tsx'
import { LoanTypes } from './loan-types.tsx'
import type { PlanLinks } from './plan-spec.ts'
import type { PlanAccounts } from './use-plan-accounts.ts'

const Linking = lazyDialog(
  async () => (await import('../../link-accounts/link-accounts-dialog.tsx')).LinkAccountsDialog,
)

interface AccountsCardProps {
  readonly plan: PlanDetail
  readonly links: PlanLinks<string>
  readonly state: PlanAccounts
  readonly addAccount: ReactNode
  /** Why the accounts were refused, while none is linked. */
  readonly error: string | undefined
}

/** Which accounts a plan counts; for loans also the kind of lender, and the terms that no account states. */
export function AccountsCard({ plan, links, state, addAccount, error }: AccountsCardProps) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={inWords(links.title)} titleId={titleId} />
      <CardBody>
        <p className="-mt-2 mb-2 max-w-[640px] text-body text-text-muted">{inWords(links.intro)}</p>
        <LinkAccountsChecklist
          planType={plan.planType}
          label={inWords(links.title)}
          accounts={state.accounts}
          onChange={state.setAccounts}
          addAccount={addAccount}
          error={error}
        />
        {links.asksLoanType && (
          <>
            <LoanTypes accounts={state.accounts} onChange={state.setAccounts} />
            <MissingTerms accounts={state.accounts} stated={state.stated} onChange={state.setStated} />
          </>
        )}
      </CardBody>
    </Card>
  )
}

/** The dialog that chooses the accounts of a plan, outside of its form; nothing opens it while there is no account to choose. */
export function useAccountChoice(
  planType: PlanType,
  links: PlanLinks<string> | undefined,
  { accounts, setAccounts }: PlanAccounts,
) {
  const [isOpen, setOpen] = useState(false)
  const { defaults, more } = linkingChoices(
    planType,
    accounts.filter(({ isDeleted }) => !isDeleted),
  )
  return {
    open: defaults.length + more.length > 0 ? () => setOpen(true) : undefined,
    dialog: isOpen && links !== undefined && (
      <Linking
        planType={planType}
        title={inWords(links.title)}
        accounts={accounts}
        onConfirm={setAccounts}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
