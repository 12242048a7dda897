import { useClient, useQuery } from '@evenkeel/api-client/react'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import type { Decided } from '@evenkeel/widgets/shared/our-window.ts'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import { Decision } from './decision.tsx'
import * as words from '../../words/embed-window.generated.ts'

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
      label={words.loadingTheAccount()}
      skeleton={<SkeletonText lines={4} />}
      failedTitle={words.accountFailed()}
    >
      {({ name }) => (
        <Decision
          danger
          title={words.deleteQuestion({ name })}
          label={words.remove()}
          onDecided={onDecided}
          work={async () => {
            const { changeId } = await client.change('deleteAccount', { body: { userAccountId: accountId } })
            return { isDone: true, changeId, text: words.deleted({ name }) }
          }}
        >
          <div className="text-body text-text-muted">
            <p>{words.deletesTransactions()}</p>
            {goals.failure !== undefined && <p>{words.goalsUnknown()}</p>}
            {names.length > 0 && <p>{words.linkedTo({ names: names.join(', ') })}</p>}
          </div>
        </Decision>
      )}
    </QueryView>
  )
}
