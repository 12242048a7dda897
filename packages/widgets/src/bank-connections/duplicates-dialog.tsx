import type { SuspectedDuplicate, SuspectedAccount } from '@evenkeel/api-client/contract/account-connections'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { DateText } from '@evenkeel/ui/date-text'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Money } from '@evenkeel/ui/money'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { QueryView } from '../shared/query-view.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { SuspectedPairs } from './suspected-pairs.tsx'
import * as words from '../words/duplicates.generated.ts'

const toAccountSide = ({ balance, ...side }: SuspectedAccount['existing']) => ({
  ...side,
  figures: <Money value={balance} />,
})

/** Pairs of a bank's account and an earlier account that looks the same. */
function SuspectedAccounts({ pairs }: { readonly pairs: readonly SuspectedAccount[] }) {
  const decide = useChange('decideSuspectedAccount')
  const report = useReportedChange()
  if (pairs.length === 0) return null
  return (
    <SuspectedPairs
      label={words.possibleAccounts()}
      pairs={pairs.map(({ suspectedAccountId: id, account, existing, matchingTransactions: count }) => ({
        id,
        sides: [toAccountSide(account), toAccountSide(existing)],
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

const toRowSide = ({ description: name, date, value, ...side }: SuspectedDuplicate['existing']) => ({
  ...side,
  name,
  figures: (
    <>
      <DateText value={date} /> · <Money look="flow" value={value} />
    </>
  ),
})

function Pairs({ pairs }: { readonly pairs: readonly SuspectedDuplicate[] }) {
  const decide = useChange('decideDuplicate')
  const report = useReportedChange()
  if (pairs.length === 0) {
    return (
      <EmptyState icon="check" title={words.allSortedOut()}>
        {words.noDuplicatesLeft()}
      </EmptyState>
    )
  }
  return (
    <SuspectedPairs
      label={words.possibleTransactions()}
      pairs={pairs.map(({ duplicateId: id, transaction, existing }) => ({
        id,
        sides: [toRowSide(transaction), toRowSide(existing)],
      }))}
      same={{ text: words.sameKeepOne(), named: words.sameKeepOneOf }}
      onDecide={(duplicateId, isSame) =>
        report(decide.run({ body: { duplicateId, isSame } }), isSame ? words.keptOne() : words.keptBoth())
      }
    />
  )
}

/** Pairs of a bank's row and an earlier row that looks the same. Both count until the person decides. */
export function DuplicatesDialog({ onClose }: { readonly onClose: () => void }) {
  const pairs = useQuery('suspectedDuplicates')
  const accounts = useQuery('suspectedAccounts').data ?? []
  return (
    <Dialog onClose={onClose} title={words.possibleDuplicates()} description={words.lookTheSame()} size="wide">
      <DialogBody>
        <SuspectedAccounts pairs={accounts} />
        <QueryView
          query={pairs}
          label={words.loadingTransactions()}
          skeleton={<SkeletonText lines={4} room="min-h-[98px]" />}
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
