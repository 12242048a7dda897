import { Button } from '@evenkeel/ui/button'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Input } from '@evenkeel/ui/input'
import { MoneyField } from '@evenkeel/ui/money-field'
import type { ReactNode } from 'react'
import { CategorySelect } from './category-select.tsx'
import { keptOf, type SplitDraft, type SplitEvent, type SplitPart } from './split-form.ts'

interface SplitRowsProps {
  readonly draft: SplitDraft
  readonly onEvent: (event: SplitEvent) => void
}

const rowClass =
  'grid grid-cols-[minmax(0,1fr)_118px_36px] items-start gap-x-2 tablet:grid-cols-[minmax(0,1fr)_152px_36px] tablet:gap-x-3'

function Row({
  category,
  amount,
  remove,
}: {
  readonly category: ReactNode
  readonly amount: ReactNode
  readonly remove?: ReactNode
}) {
  return (
    <li className={rowClass}>
      {category}
      {amount}
      <span className="flex h-control items-center pointer-coarse:h-control-coarse">{remove}</span>
    </li>
  )
}

/** The fields of a part are told apart by its number, in words for those who do not see the rows. */
function PartRow({
  part,
  number,
  onEvent,
}: { readonly part: SplitPart; readonly number: number } & Pick<SplitRowsProps, 'onEvent'>) {
  const { key, categoryId, amount } = part
  return (
    <Row
      category={
        <CategorySelect
          name={`category ${key}`}
          label={`Category of part ${number}`}
          hideLabel
          required
          value={categoryId}
          onChange={(chosen) => onEvent({ type: 'category', key, categoryId: chosen })}
        />
      }
      amount={
        <Input
          type="currency"
          subtype="positive"
          name={`amount ${key}`}
          label={`Amount of part ${number}`}
          hideLabel
          required
          align="end"
          value={amount}
          onChange={(typed) => onEvent({ type: 'amount', key, amount: typed })}
        />
      }
      remove={
        <IconButton icon="close" label={`Remove part ${number}`} onClick={() => onEvent({ type: 'removed', key })} />
      }
    />
  )
}

/** The source first, which keeps the rest, then each part with its amount and a cross that removes it. */
export function SplitRows({ draft, onEvent }: SplitRowsProps) {
  return (
    <div className="flex flex-col gap-3">
      <div aria-hidden className={`${rowClass} text-label text-text`}>
        <span>Category</span>
        <span className="text-right">Amount</span>
      </div>
      <ul className="flex flex-col gap-3">
        <Row
          category={
            <CategorySelect
              name="category of the source"
              label="Category that keeps the rest"
              hideLabel
              value={draft.categoryId}
              onChange={(categoryId) => onEvent({ type: 'sourceCategory', categoryId })}
            />
          }
          amount={
            <MoneyField label="The rest" hideLabel align="end" readOnly value={keptOf(draft)} onChange={ignore} />
          }
        />
        {draft.parts.map((part, index) => (
          <PartRow key={part.key} part={part} number={index + 2} onEvent={onEvent} />
        ))}
      </ul>
      <div>
        <Button variant="text" size="flush" icon="plus" onClick={() => onEvent({ type: 'added' })}>
          Add another split
        </Button>
      </div>
    </div>
  )
}

const ignore = (): void => undefined
