import type { Classifiers } from '@evenkeel/api-client/contract/profile'
import { Input } from '@evenkeel/ui/input'
import { RadioGroup } from '@evenkeel/ui/radio-group'

/** Stands for nothing: what is chosen once cannot be emptied, so that nothing is a choice of its own. */
const NOT_GIVEN = 'not-given'

interface OptionalChoiceProps {
  readonly name: string
  readonly label: string
  readonly choices: Classifiers['genders']
  /** The text of an id; empty for none. */
  readonly value: string
  readonly onChange: (value: string) => void
}

const itemsOf = (choices: Classifiers['genders']) => [
  { value: NOT_GIVEN, label: 'Not given' },
  ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
]

const shown = (value: string) => (value === '' ? NOT_GIVEN : value)
const meant = (value: string) => (value === NOT_GIVEN ? '' : value)

/** One of several, or none of them. */
export function OptionalSelect({ choices, value, onChange, ...field }: OptionalChoiceProps) {
  return (
    <Input
      type="select"
      optional
      {...field}
      items={itemsOf(choices)}
      value={shown(value)}
      onChange={(chosen) => onChange(meant(chosen))}
    />
  )
}

/** The same for a few long ones, all in sight. */
export function OptionalRadios({ choices, value, onChange, ...field }: OptionalChoiceProps) {
  return (
    <RadioGroup
      optional
      {...field}
      options={itemsOf(choices)}
      value={shown(value)}
      onChange={(chosen) => onChange(meant(chosen))}
    />
  )
}
