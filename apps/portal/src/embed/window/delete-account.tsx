import { useClient, useQuery } from '@evenkeel/api-client/react'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import type { Decided } from '@evenkeel/widgets/shared/our-window.tsx'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import { Decision } from './decision.tsx'

interface DeleteAccountProps {
  readonly accountId: number
  readonly onDecided: (decided: Decided) => void
}

/** Asks before an account is deleted; names the goals that count it. */
export function DeleteAccount({ accountId, onDecided }: DeleteAccountProps) {
  const client = useClient()
  const account = useQuery('account', { body: { userAccountId: accountId } })
  const goals = useQuery('goalsByAccount', { body: { accountId } })
  const names = [...new Set((goals.data ?? []).map(({ goalName }) => goalName))]
  return (
    <QueryView
      query={account}
      label="Loading the account"
      skeleton={<SkeletonText lines={4} />}
      failedTitle="The account did not load"
    >
      {({ name }) => (
        <Decision
          danger
          title={`Delete ${name}?`}
          onDecided={onDecided}
          work={async () => {
            const { changeId } = await client.change('deleteAccount', { body: { userAccountId: accountId } })
            return { isDone: true, changeId, text: `${name} is deleted` }
          }}
        >
          <div className="text-body text-text-muted">
            <p>Its transactions are deleted with it.</p>
            {goals.failure !== undefined && <p>We could not look up which goals count this account.</p>}
            {names.length > 0 && <p>This account is linked to: {names.join(', ')}</p>}
          </div>
        </Decision>
      )}
    </QueryView>
  )
}
