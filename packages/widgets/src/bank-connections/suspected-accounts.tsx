import type { SuspectedAccount } from '@evenkeel/api-client/contract/account-connections'
import { useChange } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Money } from '@evenkeel/ui/money'
import { useState } from 'react'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/duplicates.generated.ts'

type SuspectedSide = SuspectedAccount['existing']

const origins: Readonly<Record<SuspectedSide['origin'], () => string>> = {
  manual: words.addedByYou,
  file: words.fromFile,
  connection: words.fromBank,
}

function Side({ side: { origin, name, balance } }: { readonly side: SuspectedSide }) {
  return (
    <div className="min-w-0">
      <p className="text-caption text-text-subtle">{origins[origin]()}</p>
      <p className="text-body font-medium break-words text-text" dir="auto">
        {name}
      </p>
      <p className="text-body text-text-muted">
        <Money value={balance} />
      </p>
    </div>
  )
}

interface PairProps {
  readonly pair: SuspectedAccount
  readonly isBusy: boolean
  readonly onDecide: (isSame: boolean) => void
}

function Pair({ pair: { account, existing, matchingTransactions }, isBusy, onDecide }: PairProps) {
  return (
    <li className="border-t border-hairline py-4 first:border-t-0 first:pt-1">
      <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
        <Side side={account} />
        <Side side={existing} />
      </div>
      <p className="mt-2 text-body text-text-muted">{words.matching({ count: matchingTransactions })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="compact"
          busy={isBusy}
          aria-label={words.mergeOf({ name: account.name })}
          onClick={() => onDecide(true)}
        >
          {words.sameAccountMerge()}
        </Button>
        <Button
          size="compact"
          variant="text"
          disabled={isBusy}
          aria-label={words.keepBothOf({ name: account.name })}
          onClick={() => onDecide(false)}
        >
          {words.keepBoth()}
        </Button>
      </div>
    </li>
  )
}

/** Pairs of a bank's account and an earlier account that looks the same. Both count until the person decides. */
export function SuspectedAccounts({ pairs }: { readonly pairs: readonly SuspectedAccount[] }) {
  const decide = useChange('decideSuspectedAccount')
  const report = useReportedChange()
  const [deciding, setDeciding] = useState<number | null>(null)
  const onDecide = (suspectedAccountId: number) => async (isSame: boolean) => {
    setDeciding(suspectedAccountId)
    await report(
      decide.run({ body: { suspectedAccountId, isSame } }),
      isSame ? words.accountsMerged() : words.keptBothAccounts(),
    )
    setDeciding(null)
  }
  if (pairs.length === 0) return null
  return (
    <ul aria-label={words.possibleAccounts()}>
      {pairs.map((pair) => (
        <Pair
          key={pair.suspectedAccountId}
          pair={pair}
          isBusy={deciding === pair.suspectedAccountId}
          onDecide={(isSame) => void onDecide(pair.suspectedAccountId)(isSame)}
        />
      ))}
    </ul>
  )
}
