import type { SuspectedDuplicate } from '@evenkeel/api-client/contract/account-connections'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { DateText } from '@evenkeel/ui/date-text'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Money } from '@evenkeel/ui/money'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { useState } from 'react'
import { QueryView } from '../shared/query-view.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { SuspectedAccounts } from './suspected-accounts.tsx'
import * as words from '../words/duplicates.generated.ts'

type DuplicateSide = SuspectedDuplicate['existing']

const origins: Readonly<Record<DuplicateSide['origin'], () => string>> = {
  manual: words.addedByYou,
  file: words.fromFile,
  connection: words.fromBank,
}

function Side({ side: { origin, source, description, date, value } }: { readonly side: DuplicateSide }) {
  return (
    <div className="min-w-0">
      <p className="text-caption text-text-subtle">
        {origins[origin]()} · {source}
      </p>
      <p className="text-body font-medium break-words text-text" dir="auto">
        {description}
      </p>
      <p className="text-body text-text-muted">
        <DateText value={date} /> · <Money look="flow" value={value} />
      </p>
    </div>
  )
}

interface PairProps {
  readonly pair: SuspectedDuplicate
  readonly isBusy: boolean
  readonly onDecide: (isSame: boolean) => void
}

function Pair({ pair: { transaction, existing }, isBusy, onDecide }: PairProps) {
  return (
    <li className="border-t border-hairline py-4 first:border-t-0 first:pt-1">
      <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
        <Side side={transaction} />
        <Side side={existing} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="compact"
          busy={isBusy}
          aria-label={words.sameKeepOneOf({ name: transaction.description })}
          onClick={() => onDecide(true)}
        >
          {words.sameKeepOne()}
        </Button>
        <Button
          size="compact"
          variant="text"
          disabled={isBusy}
          aria-label={words.keepBothOf({ name: transaction.description })}
          onClick={() => onDecide(false)}
        >
          {words.keepBoth()}
        </Button>
      </div>
    </li>
  )
}

function Pairs({ pairs }: { readonly pairs: readonly SuspectedDuplicate[] }) {
  const decide = useChange('decideDuplicate')
  const report = useReportedChange()
  const [deciding, setDeciding] = useState<number | null>(null)
  const onDecide = (duplicateId: number) => async (isSame: boolean) => {
    setDeciding(duplicateId)
    await report(decide.run({ body: { duplicateId, isSame } }), isSame ? words.keptOne() : words.keptBoth())
    setDeciding(null)
  }
  if (pairs.length === 0) {
    return (
      <EmptyState icon="check" title={words.allSortedOut()}>
        {words.noDuplicatesLeft()}
      </EmptyState>
    )
  }
  return (
    <ul aria-label={words.possibleTransactions()}>
      {pairs.map((pair) => (
        <Pair
          key={pair.duplicateId}
          pair={pair}
          isBusy={deciding === pair.duplicateId}
          onDecide={(isSame) => void onDecide(pair.duplicateId)(isSame)}
        />
      ))}
    </ul>
  )
}

/** Pairs of a bank's row and an earlier row that looks the same. Both count until the person decides. */
export function DuplicatesDialog({ onClose }: { readonly onClose: () => void }) {
  const pairs = useQuery('suspectedDuplicates')
  const accounts = useQuery('suspectedAccounts').data ?? []
  return (
    <Dialog open onClose={onClose} title={words.possibleDuplicates()} description={words.lookTheSame()} size="wide">
      <DialogBody>
        <SuspectedAccounts pairs={accounts} />
        <QueryView
          query={pairs}
          label={words.loadingTransactions()}
          skeleton={<Skeleton height={120} />}
          failedTitle={words.transactionsFailed()}
        >
          {(list) =>
            accounts.length > 0 && list.length === 0 ? null : (
              <div className={accounts.length > 0 ? 'border-t border-hairline pt-3' : ''}>
                <Pairs pairs={list} />
              </div>
            )
          }
        </QueryView>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {words.done()}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
