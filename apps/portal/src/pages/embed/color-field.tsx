import { Select } from '@evenkeel/ui/select'
import { type Choice, leftOut } from './option-choices.ts'
import * as words from '../../words/embed-page.generated.ts'

interface ColorFieldProps {
  readonly label: string
  readonly choices: readonly Choice[]
  /** `#rrggbb`; empty for ours */
  readonly value: string
  readonly onChange: (value: string) => void
}

const other = 'other'

/** A color by name with its swatch, or any other from the browser's own picker. */
export function ColorField({ label, choices, value, onChange }: ColorFieldProps) {
  const isListed = choices.some((choice) => choice.value === value)
  const isOther = value !== '' && !isListed
  const items = [
    { value: leftOut, label: words.evenkeelsOwn() },
    ...choices.map((choice) => ({ ...choice, swatch: choice.value })),
    { value: other, label: words.anotherColor(), ...(isOther && { swatch: value }) },
  ]
  const choose = (chosen: string) => {
    if (chosen === other) onChange('#336699')
    else onChange(chosen === leftOut ? '' : chosen)
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Select label={label} items={items} value={isOther ? other : value || leftOut} onChange={choose} />
      </div>
      {isOther && (
        <input
          type="color"
          aria-label={words.anotherOf({ label })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-control w-12 shrink-0 cursor-pointer rounded-md border border-border-strong bg-surface p-1"
        />
      )}
    </div>
  )
}
