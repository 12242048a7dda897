import type { SuspectedAccount } from '@evenkeel/api-client/contract/account-connections'
import { useChange } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Money } from '@evenkeel/ui/money'
import { useState } from 'react'
import { useReportedChange } from '../shared/use-reported-change.ts'

type SuspectedSide = SuspectedAccount['existing']

const origins: Readonly<Record<SuspectedSide['origin'], string>> = {
  manual: 'By hand',
  file: 'From a bank file',
  connection: 'From the bank',
}

function Side({ side: { origin, name, balance } }: { readonly side: SuspectedSide }) {
  return (
    <div className="min-w-0">
      <p className="text-caption text-text-subtle">{origins[origin]}</p>
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
      <p className="mt-2 text-body text-text-muted">
        {matchingTransactions.toLocaleString('en-US')} transactions of the two agree. If they are the same, your edits
        stay and the account counts once.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="compact"
          busy={isBusy}
          aria-label={`${account.name}: same account, join them`}
          onClick={() => onDecide(true)}
        >
          Same account, join them
        </Button>
        <Button
          size="compact"
          variant="text"
          disabled={isBusy}
          aria-label={`${account.name}: two accounts`}
          onClick={() => onDecide(false)}
        >
          Two accounts
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
      isSame ? 'The two are one account now' : 'Both accounts are kept',
    )
    setDeciding(null)
  }
  if (pairs.length === 0) return null
  return (
    <ul aria-label="Accounts that may be there twice">
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
