import { TextButton } from '@evenkeel/ui/button'
import { SingleField } from '@evenkeel/ui/form-controls'
import { IconButton } from '@evenkeel/ui/icon-button'
import * as dialogWords from '../words/transaction-dialogs.generated.ts'
import * as words from '../words/transactions.generated.ts'
import { categoryChoices } from './category-choices.ts'
import { useCatalog } from './use-catalog.ts'

/** A part that a rule splits off, while it is edited. */
interface RulePart {
  readonly categoryId?: number | null | undefined
  readonly percent?: number | null | undefined
}

interface RulePartsProps {
  readonly parts: readonly RulePart[]
  readonly onParts: (parts: readonly RulePart[]) => void
}

interface PartFieldsProps {
  readonly part: RulePart
  readonly index: number
  readonly onChange: (part: RulePart) => void
}

function PartFields({ part: { categoryId = null, percent = null }, index, onChange }: PartFieldsProps) {
  const number = { number: String(index + 1) }
  const common = { required: true, hideLabel: true }
  return (
    <>
      <SingleField
        {...common}
        kind="select"
        name={`split[${index}].categoryId`}
        label={dialogWords.categoryOfPart(number)}
        placeholder={words.chooseOne()}
        choices={categoryChoices(useCatalog().categories)}
        check={(chosen) => (chosen === null ? dialogWords.selectCategory() : undefined)}
        value={categoryId}
        onChange={(chosen) => onChange({ percent, categoryId: Number(chosen) })}
      />
      <SingleField
        {...common}
        kind="count"
        whole
        unit="%"
        min={1}
        max={99}
        name={`split[${index}].percent`}
        label={dialogWords.percentOfPart(number)}
        align="end"
        value={percent}
        onChange={(typed) => onChange({ categoryId, percent: typed })}
      />
    </>
  )
}

function PartList({ parts, onParts }: RulePartsProps) {
  return (
    <ul className="flex flex-col gap-3">
      {parts.map((part, index) => (
        <li key={index} className="grid grid-cols-[minmax(0,1fr)_118px_36px] items-start gap-x-2">
          <PartFields part={part} index={index} onChange={(changed) => onParts(parts.with(index, changed))} />
          <span className="flex h-control items-center pointer-coarse:h-control-coarse">
            <IconButton
              icon="close"
              label={dialogWords.removePart({ number: String(index + 1) })}
              onClick={() => onParts(parts.toSpliced(index, 1))}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What a rule splits off, each part with its category and percent; the rest keeps the rule's category. */
export function RuleParts({ parts, onParts }: RulePartsProps) {
  return (
    <div className="flex flex-col gap-3">
      {parts.length > 0 && <p className="text-label text-text">{dialogWords.splitOff()}</p>}
      {parts.length > 0 && <PartList parts={parts} onParts={onParts} />}
      <div>
        <TextButton icon="plus" onClick={() => onParts([...parts, {}])}>
          {parts.length === 0 ? dialogWords.splitThese() : dialogWords.addPart()}
        </TextButton>
      </div>
    </div>
  )
}
