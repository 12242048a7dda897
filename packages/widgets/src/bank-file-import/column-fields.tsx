import { csvDateFormats } from '@evenkeel/api-client/contract/csv-date-formats'
import { Checkbox } from '@evenkeel/ui/checkbox'
import { Input } from '@evenkeel/ui/input'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import type { MappingDraft } from './mapping.ts'

interface ColumnFieldsProps {
  readonly columns: readonly string[]
  readonly mapping: MappingDraft
  readonly onChange: (mapping: MappingDraft) => void
}

type ColumnRole = 'date' | 'description' | 'amount' | 'debit' | 'credit' | 'category' | 'balance'

const delimiters = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar' },
] as const satisfies readonly { value: MappingDraft['delimiter']; label: string }[]
const decimals = [
  { value: '.', label: 'Point: 1,234.56' },
  { value: ',', label: 'Comma: 1.234,56' },
] as const satisfies readonly { value: MappingDraft['decimalSeparator']; label: string }[]
const amountWays = [
  { value: 'one', label: 'One column with a sign' },
  { value: 'two', label: 'One for money out, one for money in' },
] as const satisfies readonly { value: MappingDraft['amountIn']; label: string }[]

/** Stands for no column, since a select has no empty value. */
const noColumn = 'none'

const grid = 'grid grid-cols-1 gap-4 tablet:grid-cols-2'

interface ColumnSelectProps extends ColumnFieldsProps {
  readonly role: ColumnRole
  readonly label: string
  readonly isOptional?: boolean
}

function ColumnSelect({ columns, mapping, onChange, role, label, isOptional = false }: ColumnSelectProps) {
  const named = columns.map((name, place) => ({
    value: String(place),
    label: name.trim() === '' ? `Column ${place + 1}` : name,
  }))
  const value = mapping[role]
  return (
    <Input
      type="select"
      name={role}
      label={label}
      placeholder="Choose a column"
      required={!isOptional}
      optional={isOptional}
      items={isOptional ? [{ value: noColumn, label: 'None' }, ...named] : named}
      value={value === null ? (isOptional ? noColumn : null) : String(value)}
      onChange={(chosen) => onChange({ ...mapping, [role]: chosen === noColumn ? null : Number(chosen) })}
    />
  )
}

/** How amounts stand in the file: signed in one column, or parted in two. */
function AmountFields(props: ColumnFieldsProps) {
  const { mapping, onChange } = props
  return (
    <>
      <RadioGroup
        label="Amounts"
        options={amountWays}
        value={mapping.amountIn}
        onChange={(chosen) => onChange({ ...mapping, amountIn: chosen === 'two' ? 'two' : 'one' })}
      />
      {mapping.amountIn === 'one' ? (
        <>
          <div className={grid}>
            <ColumnSelect {...props} role="amount" label="Amount" />
          </div>
          <Checkbox
            label="Money out is written without a minus"
            checked={mapping.invertSign}
            onChange={(invertSign) => onChange({ ...mapping, invertSign })}
          />
        </>
      ) : (
        <div className={grid}>
          <ColumnSelect {...props} role="debit" label="Money out" />
          <ColumnSelect {...props} role="credit" label="Money in" />
        </div>
      )}
    </>
  )
}

/** How dates and numbers are written, and what parts the columns. */
function WritingFields({ mapping, onChange }: ColumnFieldsProps) {
  const pick = <T extends string>(values: readonly T[], chosen: string): T | undefined =>
    values.find((value) => value === chosen)
  return (
    <div className={grid}>
      <Input
        type="select"
        name="dateFormat"
        label="Dates are written as"
        required
        placeholder="Choose one"
        items={csvDateFormats.map((value) => ({ value, label: value }))}
        value={mapping.dateFormat}
        onChange={(chosen) => onChange({ ...mapping, dateFormat: pick(csvDateFormats, chosen) ?? mapping.dateFormat })}
      />
      <Input
        type="select"
        name="decimalSeparator"
        label="Decimals"
        items={decimals}
        value={mapping.decimalSeparator}
        onChange={(chosen) => onChange({ ...mapping, decimalSeparator: chosen === ',' ? ',' : '.' })}
      />
      <Input
        type="select"
        name="delimiter"
        label="Columns are parted by"
        items={delimiters}
        value={mapping.delimiter}
        onChange={(chosen) =>
          onChange({
            ...mapping,
            delimiter:
              pick(
                delimiters.map(({ value }) => value),
                chosen,
              ) ?? mapping.delimiter,
          })
        }
      />
      <div className="tablet:self-center tablet:pt-6">
        <Checkbox
          label="The first line names the columns"
          checked={mapping.hasHeader}
          onChange={(hasHeader) => onChange({ ...mapping, hasHeader })}
        />
      </div>
    </div>
  )
}

/** Which column holds what, and how it is written. */
export function ColumnFields(props: ColumnFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className={grid}>
        <ColumnSelect {...props} role="date" label="Date" />
        <ColumnSelect {...props} role="description" label="Description" />
      </div>
      <AmountFields {...props} />
      <div className={grid}>
        <ColumnSelect {...props} role="category" label="Category" isOptional />
        <ColumnSelect {...props} role="balance" label="Balance" isOptional />
      </div>
      <WritingFields {...props} />
    </div>
  )
}
