import { TextButton } from '@evenkeel/ui/button'
import { SingleField } from '@evenkeel/ui/form-controls'
import { IconButton } from '@evenkeel/ui/icon-button'
import { MoneyField } from '@evenkeel/ui/money-field'
import type { ReactNode } from 'react'
import * as dialogWords from '../words/transaction-dialogs.generated.ts'
import * as words from '../words/transactions.generated.ts'
import { categoryChoices } from './category-choices.ts'
import { emptyPart, findSplitBounds, remainingDollars, type SplitDraft, type SplitPart } from './split-form.ts'
import { useCatalog } from './use-catalog.ts'

interface SplitRowsProps {
  readonly draft: SplitDraft
  /** The field of the category that keeps the rest. */
  readonly source: ReactNode
  readonly onParts: (parts: readonly SplitPart[]) => void
  /** Called with the key of the part whose amount is typed. */
  readonly onTyped: (key: SplitPart['key']) => void
}

const rowClass =
  'grid grid-cols-[minmax(0,1fr)_118px_36px] items-start gap-x-2 tablet:grid-cols-[minmax(0,1fr)_152px_36px] tablet:gap-x-3'

interface PartFieldsProps {
  readonly part: SplitPart
  readonly index: number
  /** The maximum for its amount, if the amount is above it. */
  readonly max: number | undefined
  readonly onChange: (change: SplitPart) => void
}

/** The fields of one part, with its number in their labels, for those who do not see the rows. */
function PartFields({ part, index, max, onChange }: PartFieldsProps) {
  const { category = null, value = null } = part
  const number = { number: String(index + 2) }
  const common = { required: true, hideLabel: true }
  return (
    <>
      <SingleField
        {...common}
        kind="select"
        name={`splits[${index}].category`}
        label={dialogWords.categoryOfPart(number)}
        placeholder={words.chooseOne()}
        choices={categoryChoices(useCatalog().categories)}
        check={(chosen) => (chosen === null ? dialogWords.selectCategory() : undefined)}
        value={category}
        onChange={(chosen) => onChange({ ...part, category: Number(chosen) })}
      />
      <SingleField
        {...common}
        kind="money"
        name={`splits[${index}].value`}
        label={dialogWords.amountOfPart(number)}
        align="end"
        max={max}
        value={value}
        onChange={(typed) => onChange({ ...part, value: typed })}
      />
    </>
  )
}

/** The source first, which keeps the rest, then each part with its amount and a cross that removes it. */
export function SplitRows({ draft, source, onParts, onTyped }: SplitRowsProps) {
  const { parts } = draft
  const bounds = findSplitBounds(draft)
  const change = (place: number) => (part: SplitPart) => {
    if (part.value !== parts[place]?.value) onTyped(part.key)
    onParts(parts.with(place, part))
  }
  return (
    <div className="flex flex-col gap-3">
      <div aria-hidden className={`${rowClass} text-label text-text`}>
        <span>{words.category()}</span>
        <span className="text-right">{words.amount()}</span>
      </div>
      <ul className="flex flex-col gap-3">
        <li className={rowClass}>
          {source}
          <MoneyField
            label={dialogWords.theRest()}
            hideLabel
            align="end"
            readOnly
            value={remainingDollars(draft)}
            onChange={ignore}
          />
        </li>
        {parts.map((part, index) => (
          <li key={part.key} className={rowClass}>
            <PartFields part={part} index={index} max={bounds.get(part.key)} onChange={change(index)} />
            <span className="flex h-control items-center pointer-coarse:h-control-coarse">
              <IconButton
                icon="close"
                label={dialogWords.removePart({ number: String(index + 2) })}
                onClick={() => onParts(parts.toSpliced(index, 1))}
              />
            </span>
          </li>
        ))}
      </ul>
      <div>
        <TextButton icon="plus" onClick={() => onParts([...parts, emptyPart(parts)])}>
          {dialogWords.addPart()}
        </TextButton>
      </div>
    </div>
  )
}

const ignore = (): void => undefined
