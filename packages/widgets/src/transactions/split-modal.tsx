import { splitFields } from '@evenkeel/api-client/contract/forms/transactions'
import type { SplitResult, SplitSet, Transaction } from '@evenkeel/api-client/contract/transactions'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { formatDate, screenDateFormat, splitMessages, toDollars } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody } from '@evenkeel/ui/dialog'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { categoryColor } from '@evenkeel/ui/tokens'
import { useState } from 'react'
import { QueryView } from '../shared/query-view.tsx'
import { useDone } from '../shared/use-done.ts'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/transaction-dialogs.generated.ts'
import { categoryChoices } from './category-choices.ts'
import {
  findSplitMessage,
  remainingDollars,
  type SplitDraft,
  type SplitPart,
  toJoinRequest,
  toSplitDraft,
  toSplitRequest,
} from './split-form.ts'
import { SplitRows } from './split-rows.tsx'
import { useCatalog } from './use-catalog.ts'
import type { RowChanges } from './use-row-changes.ts'

interface SplitBarProps {
  readonly parts: readonly { readonly key: string; readonly categoryId: number; readonly amount: number }[]
}

/** The parts of a whole by length and color; decoration, since the fields below it show the same amounts. */
function SplitBar({ parts }: SplitBarProps) {
  return (
    <div aria-hidden className="flex h-2.5 gap-0.5 overflow-hidden rounded-pill">
      {parts
        .filter(({ amount }) => amount > 0)
        .map(({ key, categoryId, amount }) => (
          <span
            key={key}
            data-swatch
            className="h-full min-w-0.5 rounded-[2px] transition-[flex-grow] duration-base"
            style={{ flexGrow: amount, flexBasis: 0, backgroundColor: categoryColor(categoryId) }}
          />
        ))}
    </div>
  )
}

export interface SplitModalProps {
  /** The row it was opened from; a part represents its source. */
  readonly row: Transaction
  readonly track: RowChanges['track']
  readonly onClose: () => void
}

/** Reads the parts as the server has them now; once the form has started with them, it is not reset. */
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
    <Dialog open size="wide" title={words.splitTitle()} onClose={props.onClose}>
      <DialogBody>
        <QueryView
          query={query}
          label={words.loadingParts()}
          skeleton={<SkeletonText lines={4} />}
          failedTitle={words.partsFailed()}
        >
          {() => null}
        </QueryView>
      </DialogBody>
    </Dialog>
  )
}

/** Saves and closes; the row is busy meanwhile. What the server refuses is said in the form, which stays open. */
function SplitForm({ related, row, track, onClose }: SplitModalProps & { readonly related: SplitResult }) {
  const { categories, categoryName } = useCatalog()
  const split = useChange('splitTransaction')
  const showDone = useDone()
  const [typedKey, setTypedKey] = useState<SplitPart['key']>()
  const [start] = useState(() => toSplitDraft(related))
  const save = async (body: SplitSet) => {
    const { changeId } = await track(row, split.run({ body }))
    onClose()
    const name = row.description
    showDone(body.splits.length === 0 ? words.joined({ name }) : words.isSplit({ name }), changeId)
  }
  const { frame, Field, values, put, run, isBusy } = useForm({
    form: splitFields,
    name: words.splitTitle(),
    defaults: { sourceTransaction: { category: start.category }, splits: start.parts },
    submit: async () => request !== null && save(request),
  })
  const category = values.sourceTransaction?.category ?? start.category
  const draft = { ...start, category, parts: values.splits ?? [], typedKey }
  const request = toSplitRequest(draft)
  const { currency } = related.sourceTransaction
  const keeper = categoryName(category)
  const parts = draft.parts.map((part) => ({
    key: String(part.key),
    categoryId: part.category ?? 0,
    amount: part.value ?? 0,
  }))
  return (
    <FormDialog
      {...frame}
      open
      size="wide"
      title={words.splitTitle()}
      onClose={onClose}
      valid={request !== null}
      footerStart={
        start.wasSplit && (
          <Button variant="text" disabled={isBusy} onClick={() => void run(() => save(toJoinRequest(draft)))}>
            {words.join()}
          </Button>
        )
      }
    >
      <Source source={related.sourceTransaction} originalCents={start.originalCents} />
      <SplitBar parts={[{ key: 'source', categoryId: category ?? 0, amount: remainingDollars(draft) }, ...parts]} />
      <SplitRows
        draft={draft}
        source={<Field name="sourceTransaction.category" hideLabel choices={categoryChoices(categories)} />}
        onParts={(splits) => put(() => ({ splits }))}
        onTyped={setTypedKey}
      />
      <SplitNote draft={draft} isComplete={request !== null} currency={currency} keeper={keeper} />
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
  /** The name of the category that keeps the rest. */
  readonly keeper: string
}

/** Says what is wrong, in amber; else that the amounts add up, in green; else what is still missing. */
function SplitNote({ draft, isComplete, currency, keeper }: SplitNoteProps) {
  const whole = <Money key="whole" value={Math.abs(toDollars(draft.originalCents))} currency={currency} />
  const message = findSplitMessage(draft)
  if (message !== null) {
    return (
      <Notice tone="warning" announce="assertive">
        {splitMessages[message]}
      </Notice>
    )
  }
  if (draft.parts.length === 0 && draft.wasSplit) {
    return <Notice announce="polite">{words.allStays.parts({ whole, keeper })}</Notice>
  }
  if (!isComplete) return <Notice announce="polite">{words.chooseForEach({ keeper })}</Notice>
  return (
    <Notice tone="positive" announce="polite">
      {words.addUp.parts({ whole, keeper })}
    </Notice>
  )
}
