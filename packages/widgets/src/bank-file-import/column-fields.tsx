import type { BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import { columnFields } from '@evenkeel/api-client/contract/forms/bank-file'
import { language } from '@evenkeel/engine'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { withValueAt } from '@evenkeel/ui/use-form'
import { useFields } from '../shared/use-form.ts'
import * as words from '../words/bank-file-import.generated.ts'
import type { MappingDraft } from './mapping.ts'

const longDate = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })

interface DateQuestionProps {
  readonly choices: NonNullable<BankFilePreview['dateChoices']>
  readonly value: string | null
  readonly onChange: (dateFormat: string) => void
}

/** Both ways to read the dates, by one row of the file. */
function DateQuestion({ choices, value, onChange }: DateQuestionProps) {
  return (
    <RadioGroup
      label={words.whichDate()}
      options={choices.map(({ dateFormat, text, date, description }) => ({
        value: dateFormat,
        label: words.dateIs({ text, date: longDate.format(new Date(date)) }),
        detail: description,
      }))}
      value={value}
      onChange={onChange}
    />
  )
}

interface ColumnFieldsProps {
  readonly preview: Pick<BankFilePreview, 'columns' | 'dateChoices'>
  /** What the fields begin with. */
  readonly mapping: MappingDraft
  readonly onChange: (mapping: MappingDraft) => void
}

const grid = 'grid grid-cols-1 gap-4 tablet:grid-cols-2'

type Name = keyof typeof columnFields.fields

/** Which column holds what, and how its values are written; before that, the order of day and month, if the file leaves it open. */
export function ColumnFields({ preview: { columns = [], dateChoices }, mapping, onChange }: ColumnFieldsProps) {
  const { Field, values, set } = useFields({ form: columnFields, defaults: mapping })
  const tell = (name: Name) => (value: unknown) => onChange(withValueAt(values, name, value))
  const choices = columns.map((name, place) => ({
    value: place,
    label: name.trim() === '' ? words.columnNumber({ number: String(place + 1) }) : name,
  }))
  const column = (name: Name) => (
    <Field name={name} choices={choices} placeholder={words.chooseColumn()} onChange={tell(name)} />
  )
  const field = (name: Name) => <Field name={name} placeholder={words.chooseOne()} onChange={tell(name)} />
  const answerDate = (dateFormat: string) => {
    set('dateFormat', dateFormat)
    tell('dateFormat')(dateFormat)
  }
  return (
    <div className="flex flex-col gap-4">
      {dateChoices && <DateQuestion choices={dateChoices} value={values.dateFormat ?? null} onChange={answerDate} />}
      <div className={grid}>
        {column('date')}
        {column('description')}
      </div>
      {field('amountIn')}
      <div className={grid}>
        {values.amountIn === 'one' ? (
          column('amount')
        ) : (
          <>
            {column('debit')}
            {column('credit')}
          </>
        )}
      </div>
      <div className={grid}>
        {column('category')}
        {column('balance')}
      </div>
      <div className={grid}>
        {field('dateFormat')}
        {field('decimalSeparator')}
        {field('delimiter')}
        <div className="tablet:self-center tablet:pt-6">{field('hasHeader')}</div>
      </div>
    </div>
  )
}
