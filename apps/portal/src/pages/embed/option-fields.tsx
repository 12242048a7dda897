import { Select } from '@evenkeel/ui/select'
import { TextField } from '@evenkeel/ui/text-field'
import type { SnippetOptions } from './snippet.ts'

interface OptionFieldsProps {
  readonly options: SnippetOptions
  readonly onChange: (options: SnippetOptions) => void
}

/** The attributes that are typed in; an empty one is left out. */
const fields = [
  { name: 'color-accent', label: 'Accent color', hint: 'For example #1F5A41' },
  { name: 'color-surface', label: 'Card color', hint: 'For example #FFFFFF' },
  { name: 'color-text', label: 'Text color', hint: 'For example #222222' },
  { name: 'font-family', label: 'Font', hint: 'For example Georgia, serif' },
  { name: 'font-size-base', label: 'Text size', hint: '14 to 18' },
  { name: 'radius', label: 'Corner radius', hint: '0 to 16' },
] as const

const schemes = [
  { value: 'auto', label: 'As the employee’s system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** What a page can set on a widget, one field an attribute. */
export function OptionFields({ options, onChange }: OptionFieldsProps) {
  const put = (name: string, value: string) => onChange({ ...options, [name]: value })
  return (
    <>
      <Select
        label="Light or dark"
        items={schemes}
        value={options['scheme'] ?? 'auto'}
        onChange={(value) => put('scheme', value)}
      />
      {fields.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          optional
          value={options[name] ?? ''}
          onChange={(value) => put(name, value)}
        />
      ))}
    </>
  )
}
