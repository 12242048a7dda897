import { useClient, useQuery } from '@evenkeel/api-client/react'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import type { AccountChange } from '@evenkeel/api-client/contract/accounts'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { changedLinks, changedValues, saveDraft, saveLinks } from '@evenkeel/widgets/plans/shell'
import type { AskedPlan, Decided } from '@evenkeel/widgets/shared/our-window.tsx'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import type { ReactNode } from 'react'
import { accountChanges } from './change-account.tsx'
import { Decision, type FieldChange, FieldChanges } from './decision.tsx'

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
      label="Loading the plan"
      skeleton={<SkeletonText lines={4} />}
      failedTitle="The plan did not load"
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
          title={`Change which accounts count for ${known.name}?`}
          onDecided={onDecided}
          work={async () => {
            const { changeId, isDraft } = await saveLinks(client, known, linkedAccounts)
            const text = isDraft
              ? `The accounts are in your draft of ${known.name}`
              : `The accounts of ${known.name} are changed`
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
    return accountChanges(account, term).map((change) => ({ ...change, label: `${account.name}: ${change.label}` }))
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
            title={`Save this to your plan ${known.name}?`}
            onDecided={onDecided}
            work={async () => {
              const input = body.input
              const { changeId } = await saveDraft(client, planType, { ...body, input, terms })
              return { isDone: true, changeId, text: `Your draft of ${known.name} is saved` }
            }}
          >
            <p className="text-body text-text-muted">
              It becomes a draft. Your plan follows it once you have looked at it in Evenkeel and committed it.
              {known.hasDraft && ' It replaces the draft that is there.'}
            </p>
            <FieldChanges changes={[...changedValues(known, body.input), ...links, ...termChanges]} />
          </Decision>
        )
      }}
    </Known>
  )
}
