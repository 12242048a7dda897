import type { AttributeName } from '@evenkeel/embed/protocol'
import { Select } from '@evenkeel/ui/select'
import { ColorField } from './color-field.tsx'
import { colorChoices, layoutChoices, leftOut, shapeChoices } from './option-choices.ts'
import type { SnippetOptions } from './snippet.ts'

interface OptionFieldsProps {
  readonly options: SnippetOptions
  readonly onChange: (options: SnippetOptions) => void
}

/** The options that a page can set on a widget, each chosen from a list. */
export function OptionFields({ options, onChange }: OptionFieldsProps) {
  const put = (name: AttributeName, value: string) => onChange({ ...options, [name]: value })
  const lists = (group: ReturnType<typeof layoutChoices>) =>
    group.map(({ name, label, choices }) => (
      <Select
        key={name}
        label={label}
        items={choices}
        value={options[name] || leftOut}
        onChange={(value) => put(name, value === leftOut ? '' : value)}
      />
    ))
  return (
    <>
      {lists(layoutChoices())}
      {colorChoices().map(({ name, label, choices }) => (
        <ColorField
          key={name}
          label={label}
          choices={choices}
          value={options[name] ?? ''}
          onChange={(value) => put(name, value)}
        />
      ))}
      {lists(shapeChoices())}
    </>
  )
}
