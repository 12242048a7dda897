import type { MissingRows as Missing } from '@evenkeel/api-client/contract/missing-rows'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { DateText } from '@evenkeel/ui/date-text'
import { Heading } from '@evenkeel/ui/heading'
import { Money } from '@evenkeel/ui/money'
import { type ReactNode, useId } from 'react'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/bank-connections.generated.ts'

type ChangedSplit = Missing['changedSplits'][number]
type Row = Missing['missing'][number] | Missing['removed'][number] | ChangedSplit

interface LineProps {
  readonly row: Row
  /** A further line about it. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

function Line({ row, more, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline py-2">
      <div className="min-w-0">
        <p className="text-body wrap-anywhere text-text">{row.description}</p>
        <p className="text-caption text-text-muted">
          <DateText value={row.date} /> · <Money look="flow" value={row.value} /> · {row.source}
        </p>
        {more}
      </div>
      <div className="flex gap-2">{children}</div>
    </li>
  )
}

interface SectionProps {
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}

function Section({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-6">
      <Heading look="item" level={3} id={id}>
        {title}
      </Heading>
      <p className="mb-2 text-label font-normal text-text-muted">{hint}</p>
      <ul>{children}</ul>
    </section>
  )
}

function SplitBefore({ before, isJoined }: ChangedSplit) {
  return (
    <p className="text-caption text-text-muted">
      {words.changedSplitBefore()} <Money look="flow" value={before} />
      {isJoined && <span className="block">{words.changedSplitJoined()}</span>}
    </p>
  )
}

/** Split transactions whose total a bank has changed, each until the person has read of it. */
function ChangedSplits({ rows }: { readonly rows: Missing['changedSplits'] }) {
  const dismissal = useChange('dismissChangedSplit')
  const report = useReportedChange()
  if (rows.length === 0) return null
  return (
    <Section title={words.changedSplitTitle({ count: rows.length })} hint={words.changedSplitHint()}>
      {rows.map((row) => (
        <Line key={row.userTransactionId} row={row} more={<SplitBefore {...row} />}>
          <Button
            size="compact"
            disabled={dismissal.isBusy}
            aria-label={words.about({ action: words.changedSplitRead(), name: row.description })}
            onClick={() =>
              void report(
                dismissal.run({ body: { userTransactionId: row.userTransactionId } }),
                words.changedSplitDismissed(),
              )
            }
          >
            {words.changedSplitRead()}
          </Button>
        </Line>
      ))}
    </Section>
  )
}

/** Rows that a bank no longer lists, to keep or remove, and rows that it took back, to bring back. */
export function MissingRows() {
  const { missing = [], removed = [], changedSplits = [] } = useQuery('missingRows').data ?? {}
  const decide = useChange('decideMissingRow')
  const restore = useChange('restoreRemovedRow')
  const report = useReportedChange()
  const isBusy = decide.isBusy || restore.isBusy
  const onDecide = (userTransactionId: number, isKept: boolean) =>
    void report(decide.run({ body: { userTransactionId, isKept } }), isKept ? words.kept() : words.gone())
  const named = (action: string, name: string) => words.about({ action, name })
  return (
    <>
      {missing.length > 0 && (
        <Section
          title={words.missingTitle({ count: missing.length })}
          hint={words.missingHint({ count: missing.length })}
        >
          {missing.map((row) => (
            <Line key={row.userTransactionId} row={row}>
              <Button
                size="compact"
                disabled={isBusy}
                aria-label={named(words.remove(), row.description)}
                onClick={() => onDecide(row.userTransactionId, false)}
              >
                {words.remove()}
              </Button>
              <Button
                size="compact"
                disabled={isBusy}
                aria-label={named(words.keep(), row.description)}
                onClick={() => onDecide(row.userTransactionId, true)}
              >
                {words.keep()}
              </Button>
            </Line>
          ))}
        </Section>
      )}
      <ChangedSplits rows={changedSplits} />
      {removed.length > 0 && (
        <Section
          title={words.removedTitle({ count: removed.length })}
          hint={words.removedHint({ count: removed.length })}
        >
          {removed.map((row) => (
            <Line key={row.removedRowId} row={row}>
              <Button
                size="compact"
                disabled={isBusy}
                aria-label={named(words.bringBack(), row.description)}
                onClick={() => void report(restore.run({ body: { removedRowId: row.removedRowId } }), words.back())}
              >
                {words.bringBack()}
              </Button>
            </Line>
          ))}
        </Section>
      )}
    </>
  )
}
