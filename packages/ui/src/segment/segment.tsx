import { useId } from 'react'

export interface SegmentOption<Value extends string> {
  value: Value
  label: string
}

export interface SegmentProps<Value extends string> {
  /** What the options choose, for assistive technology. */
  label: string
  options: readonly SegmentOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

const optionClass =
  'relative flex min-h-7 items-center rounded-[6px] px-2.5 text-label text-text-muted has-checked:bg-surface has-checked:text-text has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent pointer-coarse:min-h-control-coarse pointer-coarse:px-3'

/** A choice of one of a few short options in a row, as of a chart's range. The browser moves it by arrow keys. */
export function Segment<Value extends string>({ label, options, value, onChange }: SegmentProps<Value>) {
  const name = useId()
  return (
    <fieldset className="flex w-fit shrink-0 rounded-md bg-sunken p-0.5 print:hidden">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={optionClass}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-[6px] outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
