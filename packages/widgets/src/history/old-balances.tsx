import type { AccountChangeSince } from '@evenkeel/api-client/contract/history'
import { useQuery } from '@evenkeel/api-client/react'
import { Notice } from '@evenkeel/ui/notice'
import { isOutOfDate } from '../account-modal/as-of.ts'
import { dayText } from '../shared/day-text.ts'
import { useNow, useToday } from '../shared/today.tsx'
import * as words from '../words/history.generated.ts'

/** Names the accounts that count in net worth and whose balance was stated some days ago: the line goes on with it. */
export function OldBalances({ accounts }: { readonly accounts: readonly AccountChangeSince[] }) {
  const [now, today] = [useNow(), useToday()]
  const all = useQuery('accounts', { body: {} }).data ?? []
  const counted = new Set(accounts.map(({ userAccountId }) => userAccountId))
  return all
    .filter((account) => counted.has(account.userAccountId) && isOutOfDate(account, now))
    .map(({ userAccountId, name, balanceAsOf }) => (
      <Notice key={userAccountId} tone="warning">
        {words.oldBalance({ name, date: dayText(balanceAsOf ?? today, today) })}
      </Notice>
    ))
}
