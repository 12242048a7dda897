import { Button } from '@evenkeel/ui/button'
import { Notice } from '@evenkeel/ui/notice'
import { toMessage } from '@evenkeel/widgets/shared/form-failure.ts'
import type { Decided } from '@evenkeel/widgets/shared/our-window.ts'
import { type ReactNode, useState } from 'react'
import { Armed } from './armed.tsx'
import { WindowTitle } from './window-title.tsx'
import * as words from '../../words/embed-window.generated.ts'

interface DecisionProps {
  readonly title: string
  /** What would be done, from what our server knows: a card's own words are not repeated. */
  readonly children: ReactNode
  /** The change cannot simply be taken back. */
  readonly danger?: boolean
  /** The words on the button; 'Save' by default. */
  readonly label?: string
  /** Does it and returns what came of it; throws if it failed. */
  readonly work: () => Promise<Decided>
  readonly onDecided: (decided: Decided) => void
}

/** What would be done, and the person's two answers. */
export function Decision({ title, children, danger = false, label = words.save(), work, onDecided }: DecisionProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const doIt = async () => {
    setProblem(null)
    setBusy(true)
    try {
      onDecided(await work())
    } catch (reason) {
      setProblem(toMessage(reason))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <WindowTitle>{title}</WindowTitle>
      {children}
      {problem !== null && (
        <Notice tone="danger" announce="assertive">
          {problem}
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Armed>
          <Button variant={danger ? 'danger' : 'primary'} size="large" wide busy={isBusy} onClick={() => void doIt()}>
            {label}
          </Button>
        </Armed>
        <Button size="large" wide disabled={isBusy} onClick={() => onDecided({ isDone: false, changeId: null })}>
          {words.leaveIt()}
        </Button>
      </div>
    </>
  )
}

export interface FieldChange {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** Each field that would change, with its value before and after. */
export function FieldChanges({ changes }: { readonly changes: readonly FieldChange[] }) {
  return (
    <dl className="divide-y divide-hairline rounded-card border border-hairline bg-surface shadow-1">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 px-5 py-3 text-body">
          <dt className="text-text-muted">{label}</dt>
          <dd dir="auto">
            {before} → <strong>{after}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}
