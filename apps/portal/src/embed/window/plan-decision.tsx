import { useClient, useQuery } from '@evenkeel/api-client/react'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import type { AccountChange } from '@evenkeel/api-client/contract/accounts'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { changedLinks, changedValues, saveDraft, saveLinks } from '@evenkeel/widgets/plans/shell'
import type { AskedPlan, Decided } from '@evenkeel/widgets/shared/our-window.ts'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import type { ReactNode } from 'react'
import { accountChanges } from './change-account.tsx'
import { Decision, type FieldChange, FieldChanges } from './decision.tsx'
import * as words from '../../words/embed-window.generated.ts'

interface PlanDecisionProps {
  readonly plan: AskedPlan
  readonly onDecided: (decided: Decided) => void
}

/** Reads the plan as the person may see it: the widget that asked may know less. */
function Known({
  planType,
  children,
}: {
  readonly planType: number
  readonly children: (plan: PlanDetail) => ReactNode
}) {
  const plan = useQuery('plan', { params: { planType: String(planType) } })
  return (
    <QueryView
      query={plan}
      label={words.loadingThePlan()}
      skeleton={<SkeletonText lines={4} />}
      failedTitle={words.planFailed()}
    >
      {children}
    </QueryView>
  )
}

/** Asks whether other accounts are to count for a goal, and stores that with its plan. */
export function LinkAccounts({ plan: { planType, linkedAccounts = [] }, onDecided }: PlanDecisionProps) {
  const client = useClient()
  return (
    <Known planType={planType}>
      {(known) => (
        <Decision
          title={words.changeLinks({ name: known.name })}
          onDecided={onDecided}
          work={async () => {
            const { changeId, isDraft } = await saveLinks(client, known, linkedAccounts)
            const text = isDraft
              ? words.accountsInDraft({ name: known.name })
              : words.accountsChanged({ name: known.name })
            return { isDone: true, changeId, text }
          }}
        >
          <FieldChanges changes={changedLinks(known, linkedAccounts)} />
        </Decision>
      )}
    </Known>
  )
}

/** Returns the changes of accounts that lack a rate or a payment, each under its account's name. */
function useTermChanges(terms: readonly AccountChange[]): FieldChange[] {
  const accounts = useQuery('accounts', ...(terms.length === 0 ? [null] : [{ body: {} }]))
  return terms.flatMap((term) => {
    const account = accounts.data?.find(({ userAccountId }) => userAccountId === term.userAccountId)
    if (account === undefined) return []
    return accountChanges(account, term).map((change) => ({
      ...change,
      label: words.accountChange({ name: account.name, label: change.label }),
    }))
  })
}

/** Asks whether what was tried in a calculator is to become the draft of the person's plan. */
export function SavePlan({ plan: { planType, terms = [], ...body }, onDecided }: PlanDecisionProps) {
  const client = useClient()
  const termChanges = useTermChanges(terms)
  return (
    <Known planType={planType}>
      {(known) => {
        const links = body.linkedAccounts === undefined ? [] : changedLinks(known, body.linkedAccounts)
        return (
          <Decision
            title={words.saveToPlan({ name: known.name })}
            onDecided={onDecided}
            work={async () => {
              const input = body.input
              const { changeId } = await saveDraft(client, planType, { ...body, input, terms })
              return { isDone: true, changeId, text: words.draftSaved({ name: known.name }) }
            }}
          >
            <p className="text-body text-text-muted">
              {words.draftText()}
              {known.hasDraft && ` ${words.replacesDraft()}`}
            </p>
            <FieldChanges changes={[...changedValues(known, body.input), ...links, ...termChanges]} />
          </Decision>
        )
      }}
    </Known>
  )
}
