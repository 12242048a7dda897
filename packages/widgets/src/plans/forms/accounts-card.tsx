import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { accountLabel, linkingChoices, LoanType, type PlanType } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { inWords } from '@evenkeel/ui/use-form'
import { type ReactNode, useState } from 'react'
import { LinkAccountsChecklist } from '../../link-accounts/link-accounts-checklist.tsx'
import { lazyDialog } from '../../shared/lazy-dialog.tsx'
import { MissingTerms } from '../shell/missing-terms.tsx'
import type { PlanLinks } from './plan-spec.ts'
import type { PlanAccounts } from './use-plan-accounts.ts'
import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { SingleField } from '@evenkeel/ui/form-controls'
import * as words from '../../words/plan-form.generated.ts'

const choices = [
  { value: LoanType.FEDERAL, label: words.federal },
  { value: LoanType.PRIVATE, label: words.privateLender },
]

interface LoanTypesProps {
  readonly accounts: readonly LinkedAccount[]
  readonly onChange: (accounts: LinkedAccount[]) => void
}

/** The kind of lender of each linked loan; a field is named by its place in the list that is sent. */
function LoanTypes({ accounts, onChange }: LoanTypesProps) {
  const linked = accounts.filter(({ isLinked, isDeleted }) => isLinked && !isDeleted)
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 tablet:grid-cols-2">
      {linked.map((account, index) => (
        <SingleField
          key={account.userAccountId}
          kind="select"
          name={`linkedAccounts[${index}].loanType`}
          label={words.typeOf({ loan: accountLabel(account) })}
          required
          placeholder={words.chooseOne()}
          choices={choices}
          value={account.loanType}
          onChange={(chosen) =>
            onChange(
              accounts.map((one) =>
                one.userAccountId === account.userAccountId
                  ? { ...one, loanType: chosen === LoanType.FEDERAL ? LoanType.FEDERAL : LoanType.PRIVATE }
                  : one,
              ),
            )
          }
        />
      ))}
    </div>
  )
}

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
  return (
    <Card title={inWords(links.title)}>
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
