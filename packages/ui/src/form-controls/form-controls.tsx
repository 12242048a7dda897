import type { IsoDate } from '@evenkeel/engine'
import { DateField } from '../date-field/date-field.tsx'
import { dateTextFromIso, isoFromDateText } from '../date-field/date-text.ts'
import { fieldMessages } from '../field/field-messages.ts'
import { MoneyField } from '../money-field/money-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { PercentField } from '../percent-field/percent-field.tsx'
import { PhoneField } from '../phone-field/phone-field.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Select, type SelectItems, type SelectOption } from '../select/select.tsx'
import { textControls } from '../text-controls/text-controls.tsx'
import { inWords } from '../use-form/field-text.ts'
import type { ControlProps, FieldChoice, FieldControl, FieldControls, FieldMeta } from '../use-form/form-definition.ts'
import { KindField, type KindFieldProps } from '../use-form/form-field.tsx'
import { countFault, dateFault, lifeDateFault, moneyFault, percentFault } from './kind-faults.ts'
import * as words from '../words/fields.generated.ts'

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')
const toNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const noFault = (): undefined => undefined

const look = ({ size, align }: FieldMeta) => ({ size, align })

function MoneyControl({ frame, meta, value, onChange }: ControlProps) {
  const { subtype = 'positive', currency } = meta
  return <MoneyField {...frame} {...look(meta)} {...{ subtype, currency, onChange }} value={toNumber(value)} />
}

function PercentControl({ frame, meta, value, onChange }: ControlProps) {
  const { subtype = 'any' } = meta
  return <PercentField {...frame} {...look(meta)} {...{ subtype, onChange }} value={toNumber(value)} />
}

function CountControl({ frame, meta, value, onChange }: ControlProps) {
  const { subtype, whole = false } = meta
  const unit = meta.unit && inWords(meta.unit)
  const keyboard = whole ? { inputMode: 'numeric' as const } : {}
  return (
    <NumberField {...frame} {...look(meta)} {...keyboard} {...{ subtype, unit, onChange }} value={toNumber(value)} />
  )
}

function DateControl({ frame, meta, value, onChange }: ControlProps) {
  // A birthday is far from today, so it is typed.
  const isBirthday = meta.kind === 'birth' || meta.autoComplete === 'bday'
  const calendar = isBirthday ? undefined : meta.notFuture ? 'past' : 'any'
  return (
    <DateField
      {...frame}
      autoComplete={meta.autoComplete}
      calendar={calendar}
      value={toText(value)}
      onChange={onChange}
    />
  )
}

function PhoneControl({ frame, meta, value, onChange }: ControlProps) {
  const { autoComplete, placeholder } = meta
  return <PhoneField {...frame} {...{ autoComplete, placeholder, onChange }} value={toText(value)} />
}

const keyOf = (value: unknown): string | null =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? String(value) : null

/** The key of the option that chooses nothing: a list cannot have an empty one. */
const noneKey = 'none'

const keyOrNone = ({ none }: FieldMeta, value: unknown) => keyOf(value) ?? (none === undefined ? null : noneKey)

const toNone = ({ none }: FieldMeta): SelectOption[] =>
  none === undefined ? [] : [{ value: noneKey, label: inWords(none) }]

/** Returns the value of a chosen option: a number stays one, and none is undefined. */
const chosen = ({ choices = [] }: FieldMeta, key: string): unknown =>
  choices.find(({ value }) => String(value) === key)?.value

const toOption = ({ value, label, swatch }: FieldChoice): SelectOption => ({
  value: String(value),
  label: inWords(label),
  ...(swatch !== undefined && { swatch }),
})

/** Returns the choices as the options of a list: those of one group under its heading, where its first one is. */
function toItems(choices: readonly FieldChoice[]): SelectItems {
  const groups = Map.groupBy(choices, ({ group }, index) => group ?? index)
  return [...groups].flatMap<SelectItems[number]>(([group, members]) =>
    typeof group === 'string' ? [{ label: group, options: members.map(toOption) }] : members.map(toOption),
  )
}

function SelectControl({ frame, meta, value, onChange }: ControlProps) {
  const { choices = [], placeholder } = meta
  return (
    <Select
      {...frame}
      items={[...toNone(meta), ...toItems(choices)]}
      placeholder={placeholder}
      value={keyOrNone(meta, value)}
      onChange={(key) => onChange(chosen(meta, key))}
    />
  )
}

/** Characters of a choice that is in a row with the others. */
const shortLabel = 14

function ChoiceControl({ frame, meta, value, onChange }: ControlProps) {
  const options = [...toNone(meta), ...(meta.choices ?? []).map(toOption)]
  const { beside: _, ...group } = frame
  return (
    <RadioGroup
      {...group}
      inline={meta.inline ?? options.every(({ label }) => label.length <= shortLabel)}
      options={options}
      value={keyOrNone(meta, value)}
      onChange={(key) => onChange(chosen(meta, key))}
    />
  )
}

const yesNo = () => [
  { value: 'true', label: words.yes() },
  { value: 'false', label: words.no() },
]

function YesNoControl({ frame, value, onChange }: ControlProps) {
  const { beside: _, ...group } = frame
  return (
    <RadioGroup {...group} inline options={yesNo()} value={keyOf(value)} onChange={(key) => onChange(key === 'true')} />
  )
}

const readDay = (value: unknown) => (value === '' ? undefined : (isoFromDateText(toText(value)) ?? value))
const writeDay = (value: unknown) => dateTextFromIso(toText(value).slice(0, 10))

const number = (
  Control: FieldControl['Control'],
  fault: (meta: FieldMeta, value: number) => string | undefined,
): FieldControl => ({
  Control,
  empty: undefined,
  fault: (meta, value) => (typeof value === 'number' ? fault(meta, value) : undefined),
})

const day = (fault: (meta: FieldMeta, text: string, today?: IsoDate) => string | undefined): FieldControl => ({
  Control: DateControl,
  empty: undefined,
  fault: (meta, value, today) => fault(meta, toText(value), today),
  read: readDay,
  write: writeDay,
})

/** A control for each kind of field. A percentage is a fraction; a date is its text, which the schema gets as an ISO date. */
export const formControls = {
  ...textControls,
  money: number(MoneyControl, moneyFault),
  percent: number(PercentControl, percentFault),
  count: number(CountControl, countFault),
  phone: {
    Control: PhoneControl,
    empty: '',
    fault: (_, value) => (/^[1-9]\d{2}-\d{3}-\d{4}$/.test(toText(value)) ? undefined : fieldMessages.phone),
  },
  date: day(dateFault),
  birth: day((meta, text, today) => (today === undefined ? dateFault(meta, text, today) : lifeDateFault(text, today))),
  select: { Control: SelectControl, empty: undefined, fault: noFault },
  choice: { Control: ChoiceControl, empty: undefined, fault: noFault },
  yesNo: { Control: YesNoControl, empty: null, fault: noFault },
} satisfies FieldControls

/** The value that the caller keeps of a single field, by kind. */
interface KindValues {
  readonly money: number | null
  readonly percent: number | null
  readonly count: number | null
  readonly text: string
  readonly email: string
  /** The typed text. */
  readonly date: string
  readonly select: number | string | null
  readonly choice: number | string | null
}

interface SingleFieldProps<Kind extends keyof KindValues> extends Omit<
  KindFieldProps,
  'control' | 'today' | 'value' | 'onChange'
> {
  readonly kind: Kind
  readonly value: KindValues[Kind]
  onChange(this: void, value: KindValues[Kind]): void
}

/** One field whose value the caller keeps: one of a list that follows from data, so that no form can name it ahead. */
export function SingleField<Kind extends keyof KindValues>(props: SingleFieldProps<Kind>) {
  return <KindField {...props} control={formControls[props.kind]} />
}
