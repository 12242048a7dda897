import type { BankFileAccount } from '@evenkeel/api-client/contract/bank-files'
import { type Column, DataTable } from '@evenkeel/ui/data-table'
import { DateText } from '@evenkeel/ui/date-text'
import { Money } from '@evenkeel/ui/money'
import * as words from '../words/bank-file-import.generated.ts'

type SampleRow = BankFileAccount['sample'][number] & { readonly place: number }

interface SampleTableProps {
  readonly label: string
  readonly account: Pick<BankFileAccount, 'sample' | 'currency'>
}

/** The first rows as they were read, to check that dates, words and signs are right. */
export function SampleTable({ label, account: { sample, currency } }: SampleTableProps) {
  // Banks write words without a space to break at.
  const name = ({ description }: SampleRow) => <span className="wrap-anywhere">{description}</span>
  const money = ({ value }: SampleRow) => <Money look="flow" value={value} currency={currency} />
  const columns: readonly Column<SampleRow>[] = [
    { key: 'date', header: words.date(), width: '120px', tone: 'muted', cell: ({ date }) => <DateText value={date} /> },
    { key: 'description', header: words.description(), tone: 'strong', cell: name },
    { key: 'value', header: words.amount(), align: 'right', tone: 'strong', width: '140px', cell: money },
  ]
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={sample.map((row, place) => ({ ...row, place }))}
      rowKey={({ place }) => place}
      rowName={({ description }) => description}
      cards={{
        title: name,
        below: ({ date }) => <DateText value={date} />,
        figure: money,
      }}
    />
  )
}
