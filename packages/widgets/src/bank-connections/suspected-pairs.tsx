import type { SuspectedAccount } from '@evenkeel/api-client/contract/account-connections'
import { Button } from '@evenkeel/ui/button'
import { type ReactNode, useState } from 'react'
import * as words from '../words/duplicates.generated.ts'

/** One of two that may be the same. */
interface Side {
  readonly origin: SuspectedAccount['existing']['origin']
  /** The account or file it is from. */
  readonly source?: string
  readonly name: string
  readonly figures: ReactNode
}

interface SuspectedPair {
  readonly id: number
  /** What the bank brought, then what was there before. */
  readonly sides: readonly [Side, Side]
  readonly note?: string
}

interface SuspectedPairsProps {
  readonly label: string
  readonly pairs: readonly SuspectedPair[]
  /** The button that says that both are the same, and its name with that of the pair. */
  readonly same: { readonly text: string; readonly named: (values: { name: string }) => string }
  readonly onDecide: (id: number, isSame: boolean) => Promise<unknown>
}

const origins = { manual: words.addedByYou, file: words.fromFile, connection: words.fromBank } as const

const SideView = ({ origin, source, name, figures }: Side) => (
  <div className="min-w-0">
    <p className="text-caption text-text-subtle">
      {origins[origin]()} {source !== undefined && <>· {source}</>}
    </p>
    <p className="text-body font-medium break-words text-text" dir="auto">
      {name}
    </p>
    <p className="text-body text-text-muted">{figures}</p>
  </div>
)

/** Pairs of what a bank brought and what looks the same. Both count until the person decides. */
export function SuspectedPairs({ label, pairs, same, onDecide }: SuspectedPairsProps) {
  const [deciding, setDeciding] = useState<number | null>(null)
  const decide = async (id: number, isSame: boolean) => {
    setDeciding(id)
    await onDecide(id, isSame)
    setDeciding(null)
  }
  return (
    <ul aria-label={label}>
      {pairs.map(({ id, sides: [brought, existing], note }) => (
        <li key={id} className="border-t border-hairline py-4 first:border-t-0 first:pt-1">
          <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
            <SideView {...brought} />
            <SideView {...existing} />
          </div>
          {note !== undefined && <p className="mt-2 text-body text-text-muted">{note}</p>}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              size="compact"
              busy={deciding === id}
              aria-label={same.named({ name: brought.name })}
              onClick={() => void decide(id, true)}
            >
              {same.text}
            </Button>
            <Button
              size="compact"
              variant="text"
              disabled={deciding === id}
              aria-label={words.keepBothOf({ name: brought.name })}
              onClick={() => void decide(id, false)}
            >
              {words.keepBoth()}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
