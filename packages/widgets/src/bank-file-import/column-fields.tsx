import type { BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import { columnFields } from '@evenkeel/api-client/contract/forms/bank-file'
import { withValueAt } from '@evenkeel/ui/use-form'
import { useFields } from '../shared/use-form.ts'
import * as words from '../words/bank-file-import.generated.ts'
import { DateQuestion } from './date-question.tsx'
import type { MappingDraft } from './mapping.ts'

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
