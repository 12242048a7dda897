import type { BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import { language } from '@evenkeel/engine'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import * as words from '../words/bank-file-import.generated.ts'

const longDate = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })

interface DateQuestionProps {
  readonly choices: NonNullable<BankFilePreview['dateChoices']>
  readonly value: string | null
  readonly onChange: (dateFormat: string) => void
}

/** Both ways to read the dates, by one row of the file. */
export function DateQuestion({ choices, value, onChange }: DateQuestionProps) {
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
