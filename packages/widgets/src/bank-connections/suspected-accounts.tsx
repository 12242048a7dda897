import type { SuspectedAccount } from '@evenkeel/api-client/contract/account-connections'
import { useChange } from '@evenkeel/api-client/react'
import { Money } from '@evenkeel/ui/money'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/duplicates.generated.ts'
import { SuspectedPairs } from './suspected-pairs.tsx'

const toSide = ({ balance, ...side }: SuspectedAccount['existing']) => ({ ...side, figures: <Money value={balance} /> })

/** Pairs of a bank's account and an earlier account that looks the same. */
export function SuspectedAccounts({ pairs }: { readonly pairs: readonly SuspectedAccount[] }) {
  const decide = useChange('decideSuspectedAccount')
  const report = useReportedChange()
  if (pairs.length === 0) return null
  return (
    <SuspectedPairs
      label={words.possibleAccounts()}
      pairs={pairs.map(({ suspectedAccountId: id, account, existing, matchingTransactions: count }) => ({
        id,
        sides: [toSide(account), toSide(existing)],
        note: words.matching({ count }),
      }))}
      same={{ text: words.sameAccountMerge(), named: words.mergeOf }}
      onDecide={(suspectedAccountId, isSame) =>
        report(
          decide.run({ body: { suspectedAccountId, isSame } }),
          isSame ? words.accountsMerged() : words.keptBothAccounts(),
        )
      }
    />
  )
}
