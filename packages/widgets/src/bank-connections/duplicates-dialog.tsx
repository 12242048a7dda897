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

type DuplicateSide = SuspectedDuplicate['existing']

const origins: Readonly<Record<DuplicateSide['origin'], string>> = {
  manual: 'By hand',
  file: 'From a bank file',
  connection: 'From the bank',
}

function Side({ side: { origin, source, description, date, value } }: { readonly side: DuplicateSide }) {
  return (
    <div className="min-w-0">
      <p className="text-caption text-text-subtle">
        {origins[origin]} · {source}
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
  const about = `${transaction.description}:`
  return (
    <li className="border-t border-hairline py-4 first:border-t-0 first:pt-1">
      <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
        <Side side={transaction} />
        <Side side={existing} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="compact" busy={isBusy} aria-label={`${about} same, keep one`} onClick={() => onDecide(true)}>
          Same, keep one
        </Button>
        <Button
          size="compact"
          variant="text"
          disabled={isBusy}
          aria-label={`${about} two transactions`}
          onClick={() => onDecide(false)}
        >
          Two transactions
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
    await report(decide.run({ body: { duplicateId, isSame } }), isSame ? 'One of the two is kept' : 'Both are kept')
    setDeciding(null)
  }
  if (pairs.length === 0) {
    return (
      <EmptyState icon="check" title="Nothing to decide">
        Every transaction is there once.
      </EmptyState>
    )
  }
  return (
    <ul aria-label="Transactions that may be there twice">
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
    <Dialog
      open
      onClose={onClose}
      title="May be there twice"
      description="These look the same. Both count until you decide."
      size="wide"
    >
      <DialogBody>
        <SuspectedAccounts pairs={accounts} />
        <QueryView
          query={pairs}
          label="Loading transactions"
          skeleton={<Skeleton height={120} />}
          failedTitle="These transactions did not load"
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
          Done
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
