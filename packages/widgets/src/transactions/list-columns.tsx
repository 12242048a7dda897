import type { Transaction, TransactionSortField } from '@evenkeel/api-client/contract/transactions'
import type { CardLayout, Column } from '@evenkeel/ui/data-table'
import { DateText } from '@evenkeel/ui/date-text'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { Swatch } from '@evenkeel/ui/swatch'
import { categoryColor } from '@evenkeel/ui/tokens'
import { VisuallyHidden } from '@evenkeel/ui/visually-hidden'
import * as words from '../words/transactions.generated.ts'
import { OwnCategoryMark } from './own-category-mark.tsx'
import { toRowTags } from './row-tags.ts'
import type { Catalog } from './use-catalog.ts'

/** Says that a transaction has files. On a 20 grid, as the kit's icons; not among those: only lists of transactions have it. */
function Paperclip({ count }: { readonly count: number }) {
  const text = words.attachmentCount({ count })
  return (
    <span className="shrink-0 text-text-subtle" title={text}>
      <svg
        aria-hidden
        viewBox="0 0 20 20"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="m16.25 9.5-6.1 6.1a3.7 3.7 0 0 1-5.25-5.25l6.4-6.4a2.5 2.5 0 0 1 3.55 3.55l-6.3 6.3a1.25 1.25 0 0 1-1.8-1.8l5.5-5.45" />
      </svg>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

interface CellProps {
  readonly row: Transaction
  readonly catalog: Catalog
}

function Name({ row, catalog }: CellProps) {
  const category = catalog.categoryName(row.categoryId)
  const tags = toRowTags(row, catalog.accountOf(row.userAccountId)).filter(({ word }) => word !== category)
  return (
    <span className="flex min-w-0 items-center gap-x-3 @max-table:flex-wrap">
      {/* Where rows are cards a tag is always below the payee, also below a short one. */}
      <span className={`line-clamp-2 min-w-0 wrap-anywhere ${tags.length > 0 ? '@max-table:w-full' : ''}`}>
        {row.description}
      </span>
      {tags.map(({ icon, word }) => (
        <span key={word} className="inline-flex shrink-0 items-center gap-1 text-caption font-normal text-text-subtle">
          <Icon name={icon} size={14} />
          {word}
        </span>
      ))}
      {row.tags.map((tag) => (
        <span key={tag} className="shrink-0 rounded-sm bg-sunken px-1.5 text-caption font-normal text-text-muted">
          {tag}
        </span>
      ))}
      {row.note !== '' && (
        <span className="shrink-0 text-text-subtle" title={row.note}>
          <Icon name="file" size={14} />
          <VisuallyHidden>{words.note()}</VisuallyHidden>
        </span>
      )}
      {row.attachmentCount > 0 && <Paperclip count={row.attachmentCount} />}
    </span>
  )
}

function Category({ row, catalog }: CellProps) {
  const name = catalog.categoryName(row.categoryId)
  const own = catalog.ownCategories.find(({ ownCategoryId }) => ownCategoryId === row.ownCategoryId)
  return (
    <span className="flex items-center gap-2">
      {own ? <OwnCategoryMark {...own} /> : <Swatch color={categoryColor(row.categoryId)} size={8} />}
      <span className="min-w-0">{own?.name ?? name}</span>
    </span>
  )
}

/** Only money that comes in and counts has the color of income. */
function Amount({ row }: { readonly row: Transaction }) {
  return <Money value={row.value} look={row.countsInTotals ? 'flow' : 'signed'} currency={row.currency} />
}

/** Returns the columns: date, description, source, category, amount. */
export const createColumns = (catalog: Catalog): readonly Column<Transaction, TransactionSortField>[] => [
  {
    key: 'date',
    header: words.date(),
    sortKey: 'date',
    tone: 'muted',
    width: '140px',
    cell: ({ date }) => <DateText value={date} />,
  },
  {
    key: 'description',
    header: words.description(),
    sortKey: 'description',
    tone: 'strong',
    width: '34%',
    cell: (row) => <Name row={row} catalog={catalog} />,
  },
  {
    key: 'source',
    header: words.source(),
    sortKey: 'source',
    tone: 'muted',
    width: '18%',
    cell: ({ source }) => <span className="line-clamp-2 wrap-anywhere">{source}</span>,
  },
  {
    key: 'category',
    header: words.category(),
    sortKey: 'category',
    width: '18%',
    cell: (row) => <Category row={row} catalog={catalog} />,
  },
  {
    key: 'value',
    header: words.amount(),
    sortKey: 'value',
    tone: 'strong',
    align: 'right',
    cell: (row) => <Amount row={row} />,
  },
]

/** Returns the layout for narrow screens: name and amount on the first line, the category below, under a heading for the day. */
export const createCardLayout = (catalog: Catalog, dayOf: (row: Transaction) => string): CardLayout<Transaction> => ({
  group: dayOf,
  title: (row) => <Name row={row} catalog={catalog} />,
  below: (row) => <Category row={row} catalog={catalog} />,
  figure: (row) => <Amount row={row} />,
})
