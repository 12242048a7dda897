import type { BankFileAccount } from '@evenkeel/api-client/contract/bank-files'
import { TextButton } from '@evenkeel/ui/button'
import { DateText } from '@evenkeel/ui/date-text'
import { Heading } from '@evenkeel/ui/heading'
import { Money } from '@evenkeel/ui/money'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import * as words from '../words/bank-file-import.generated.ts'

type SuspectedRow = BankFileAccount['suspectedRows'][number]

interface SuspectedRowsProps {
  readonly rows: readonly SuspectedRow[]
  readonly currency: string
  readonly sameRowKeys: readonly string[]
  readonly onChange: (sameRowKeys: readonly string[]) => void
}

const choices = () =>
  [
    { value: 'import', label: words.importNow() },
    { value: 'same', label: words.same() },
  ] as const

interface SideProps {
  readonly label: string
  readonly row: Pick<SuspectedRow, 'date' | 'value' | 'description'>
  readonly currency: string
}

function Side({ label, row, currency }: SideProps) {
  return (
    <div className="min-w-0">
      <p className="text-caption text-text-subtle">{label}</p>
      <p className="text-body font-medium wrap-anywhere text-text">{row.description}</p>
      <p className="text-body text-text-muted">
        <DateText value={row.date} /> · <Money look="flow" value={row.value} currency={currency} />
      </p>
    </div>
  )
}

/**
 * Rows that may already exist, each next to the existing row that looks the same. They are imported unless the person decides otherwise.
 */
export function SuspectedRows({ rows, currency, sameRowKeys, onChange }: SuspectedRowsProps) {
  const same = new Set(sameRowKeys)
  const others = (rowKey: string) => sameRowKeys.filter((key) => key !== rowKey)
  return (
    <section aria-label={words.possibleDuplicates()} className="mt-5">
      <Heading look="item" level={4}>
        {words.mayBeDuplicates({ count: rows.length })}
      </Heading>
      <p className="text-label font-normal text-text-muted">{words.sameAmount()}</p>
      {rows.length > 1 && (
        <div className="flex flex-wrap gap-x-4">
          <TextButton onClick={() => onChange([])}>{words.importAll()}</TextButton>
          <TextButton onClick={() => onChange(rows.map(({ rowKey }) => rowKey))}>{words.skipAll()}</TextButton>
        </div>
      )}
      <ul className="mt-2">
        {rows.map((row) => (
          <li
            key={row.rowKey}
            className="grid grid-cols-1 gap-3 border-t border-hairline py-3 @narrow:grid-cols-2 @table:grid-cols-[1fr_1fr_160px]"
          >
            <Side label={words.inFile()} row={row} currency={currency} />
            <Side label={words.youHave()} row={row.existing} currency={currency} />
            <RadioGroup
              label={words.importIt({ name: row.description })}
              hideLabel
              options={choices()}
              value={same.has(row.rowKey) ? 'same' : 'import'}
              onChange={(chosen) =>
                onChange(chosen === 'same' ? [...others(row.rowKey), row.rowKey] : others(row.rowKey))
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
