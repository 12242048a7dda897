import type { Transaction, TransactionSortField } from '@evenkeel/api-client/contract/transactions'
import { formatDayGroup } from '@evenkeel/engine'
import type { CardLayout, Column } from '@evenkeel/ui/data-table'
import { DateText } from '@evenkeel/ui/date-text'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { Swatch } from '@evenkeel/ui/swatch'
import { categoryColor } from '@evenkeel/ui/tokens'
import { tagsOf } from './row-tags.ts'
import type { Catalogue } from './use-catalogue.ts'

interface CellProps {
  readonly row: Transaction
  readonly catalogue: Catalogue
}

function Name({ row, catalogue }: CellProps) {
  const tags = tagsOf(row, catalogue.accountOf(row.userAccountId))
  return (
    <span className="flex min-w-0 items-center gap-x-3">
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{row.description}</span>
      {tags.map(({ icon, word }) => (
        <span key={word} className="inline-flex shrink-0 items-center gap-1 text-caption font-normal text-text-subtle">
          <Icon name={icon} size={14} />
          {word}
        </span>
      ))}
    </span>
  )
}

function Category({ row, catalogue }: CellProps) {
  const name = catalogue.categoryName(row.categoryId)
  return (
    <span className="flex items-center gap-2">
      <Swatch color={categoryColor(name)} size={8} />
      <span className="min-w-0">{name}</span>
    </span>
  )
}

/** Only what comes in and counts has the colour of money in. */
function Amount({ row }: { readonly row: Transaction }) {
  return <Money value={row.value} look={row.countsInTotals ? 'flow' : 'signed'} currency={row.currency} />
}

/** Date, description, source, category, amount. */
export const columnsOf = (catalogue: Catalogue): readonly Column<Transaction, TransactionSortField>[] => [
  {
    key: 'date',
    header: 'Date',
    sortKey: 'date',
    tone: 'muted',
    width: '110px',
    cell: ({ date }) => <DateText value={date} />,
  },
  {
    key: 'description',
    header: 'Description',
    sortKey: 'description',
    tone: 'strong',
    width: '34%',
    cell: (row) => <Name row={row} catalogue={catalogue} />,
  },
  {
    key: 'source',
    header: 'Source',
    sortKey: 'source',
    tone: 'muted',
    width: '18%',
    cell: ({ source }) => <span className="line-clamp-2 wrap-anywhere">{source}</span>,
  },
  {
    key: 'category',
    header: 'Category',
    sortKey: 'category',
    width: '18%',
    cell: (row) => <Category row={row} catalogue={catalogue} />,
  },
  {
    key: 'value',
    header: 'Amount',
    sortKey: 'value',
    tone: 'strong',
    align: 'right',
    cell: (row) => <Amount row={row} />,
  },
]

/** Name and amount on the first line, the category below, under the day. */
export const cardsOf = (catalogue: Catalogue): CardLayout<Transaction> => ({
  group: ({ date }) => formatDayGroup(date),
  title: (row) => <Name row={row} catalogue={catalogue} />,
  below: (row) => <Category row={row} catalogue={catalogue} />,
  figure: (row) => <Amount row={row} />,
})
