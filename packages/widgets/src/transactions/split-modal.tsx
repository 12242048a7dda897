import type { SplitResult, SplitSet, Transaction } from '@evenkeel/api-client/contract/transactions'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { formatDate, screenDateFormat, splitMessages, toDollars } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody } from '@evenkeel/ui/dialog'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useReducer, useState } from 'react'
import { Loaded } from '../shared/loaded.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { SplitBar } from './split-bar.tsx'
import { joinRequestOf, keptOf, type SplitDraft, splitDraftOf, splitReducer, splitRequestOf } from './split-form.ts'
import { SplitRows } from './split-rows.tsx'
import { useCatalogue } from './use-catalogue.ts'
import type { RowChanges } from './use-row-changes.ts'

const title = 'Split transaction'

export interface SplitModalProps {
  /** The row it was opened from; a part stands for its source. */
  readonly row: Transaction
  readonly track: RowChanges['track']
  readonly onClose: () => void
}

/** The parts as the server has them now; once the form has begun with them, it is not begun anew. */
function useParts({ sourceUserTransactionId, userTransactionId }: Transaction) {
  const query = useQuery('relatedTransactions', {
    body: { sourceTransactionId: sourceUserTransactionId ?? userTransactionId },
  })
  const [parts, setParts] = useState<SplitResult | null>(null)
  const isCurrent = query.data !== undefined && !query.isRefreshing && query.failure === undefined
  if (parts === null && isCurrent) setParts(query.data)
  return { query: { ...query, data: parts ?? undefined }, parts }
}

/** Splits a transaction over categories, or joins its parts again. */
export function SplitModal(props: SplitModalProps) {
  const { query, parts } = useParts(props.row)
  if (parts !== null) return <SplitForm {...props} related={parts} />
  return (
    <Dialog open size="wide" title={title} onClose={props.onClose}>
      <DialogBody>
        <Loaded
          query={query}
          label="Loading the parts"
          skeleton={<SkeletonText lines={4} />}
          failedTitle="The parts did not load"
        >
          {() => null}
        </Loaded>
      </DialogBody>
    </Dialog>
  )
}

/** Saves and closes; the row is busy meanwhile. What goes wrong opens the failure modal over the form, which stays. */
function useSave({ row, track, onClose }: SplitModalProps) {
  const split = useChange('splitTransaction')
  const report = useReportedChange()
  const save = async (body: SplitSet) => {
    const words =
      body.splits.length === 0 ? `The parts of ${row.description} are joined again` : `${row.description} is split`
    if (await track(row, report(split.run({ body }), words))) onClose()
  }
  return { save: (body: SplitSet) => void save(body), isBusy: split.isBusy }
}

function SplitForm({ related, ...props }: SplitModalProps & { readonly related: SplitResult }) {
  const [draft, onEvent] = useReducer(splitReducer, related, splitDraftOf)
  const { save, isBusy } = useSave(props)
  const { categoryName } = useCatalogue()
  const request = splitRequestOf(draft)
  const { currency } = related.sourceTransaction
  const parts = [
    { key: 'source', categoryName: categoryName(draft.categoryId), amount: keptOf(draft) },
    ...draft.parts.map(({ key, categoryId, amount }) => ({
      key: String(key),
      categoryName: categoryName(categoryId),
      amount: amount ?? 0,
    })),
  ]
  return (
    <FormDialog
      open
      size="wide"
      title={title}
      onClose={props.onClose}
      onSubmit={() => request !== null && save(request)}
      valid={request !== null}
      busy={isBusy}
      footerStart={
        draft.wasSplit && (
          <Button variant="text" disabled={isBusy} onClick={() => save(joinRequestOf(draft))}>
            Join the parts again
          </Button>
        )
      }
    >
      <Source source={related.sourceTransaction} originalCents={draft.originalCents} />
      <SplitBar parts={parts} />
      <SplitRows draft={draft} onEvent={onEvent} />
      <SplitNote
        draft={draft}
        isComplete={request !== null}
        currency={currency}
        keeper={categoryName(draft.categoryId)}
      />
    </FormDialog>
  )
}

function Source({ source, originalCents }: { readonly source: Transaction; readonly originalCents: number }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <p className="text-body font-semibold wrap-anywhere text-text">{source.description}</p>
        <p className="text-label font-normal text-text-subtle">{`${formatDate(source.date, screenDateFormat)}, ${source.source}`}</p>
      </div>
      <p className="text-stat text-text">
        <Money value={toDollars(originalCents)} currency={source.currency} />
      </p>
    </div>
  )
}

interface SplitNoteProps {
  readonly draft: SplitDraft
  readonly isComplete: boolean
  readonly currency: string
  /** The category that keeps the rest. */
  readonly keeper: string
}

/** What is wrong or was corrected, in amber; else that it adds up, in green; else what is still to do. */
function SplitNote({ draft, isComplete, currency, keeper }: SplitNoteProps) {
  const whole = <Money value={Math.abs(toDollars(draft.originalCents))} currency={currency} />
  if (draft.message !== null) {
    return (
      <Notice tone="warning" announce="assertive">
        {splitMessages[draft.message]}
      </Notice>
    )
  }
  if (draft.parts.length === 0 && draft.wasSplit) {
    return (
      <Notice announce="polite">
        {keeper} keeps all of the {whole}.
      </Notice>
    )
  }
  if (!isComplete)
    return <Notice announce="polite">Give each part a category and an amount. {keeper} keeps the rest.</Notice>
  return (
    <Notice tone="positive" announce="polite">
      The parts add up to {whole}. {keeper} keeps the rest.
    </Notice>
  )
}
