import { inputLimits } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { IconButton } from '@evenkeel/ui/icon-button'
import { SingleField } from '@evenkeel/ui/form-controls'
import * as words from '../../words/plan-form.generated.ts'

interface AgesFieldProps {
  readonly name: string
  readonly label: string
  readonly value: readonly (number | null)[]
  readonly onChange: (value: readonly (number | null)[]) => void
}

/** The ages of a person's children, one field a child. */
export function AgesField({ name, label, value, onChange }: AgesFieldProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label text-text">{label}</legend>
      {value.length === 0 && <p className="mb-2 text-body text-text-muted">{words.noChildren()}</p>}
      <ul className="flex flex-col gap-3">
        {value.map((years, index) => (
          <li key={index} className="flex items-end gap-2">
            <div className="w-40">
              <SingleField
                kind="count"
                name={`${name}[${index}]`}
                label={words.ageOfChild({ child: String(index + 1) })}
                required
                unit={words.years()}
                max={inputLimits.maxAge}
                value={years}
                onChange={(age) => onChange(value.map((one, place) => (place === index ? age : one)))}
              />
            </div>
            <IconButton
              icon="trash"
              label={words.removeChild({ child: String(index + 1) })}
              onClick={() => onChange(value.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <TextButton icon="plus" onClick={() => onChange([...value, null])}>
          {words.addChild()}
        </TextButton>
      </div>
    </fieldset>
  )
}
