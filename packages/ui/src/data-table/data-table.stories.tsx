import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatDate } from '@evenkeel/engine'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { DateText } from '../date-text/date-text.tsx'
import { Money } from '../money/money.tsx'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { Swatch } from '../swatch/swatch.tsx'
import { categoryColor } from '../tokens/tokens.ts'
import { DataTable, type CardLayout, type Column, type DetailCell, type Sort } from './data-table.tsx'

interface Row {
  id: number
  date: string
  name: string
  category: string
  categoryId: number
  value: number
}

const rows: readonly Row[] = [
  { id: 1, date: '2026-11-19', name: 'Greenleaf Market', category: 'Groceries', categoryId: 6, value: -62.18 },
  { id: 2, date: '2026-11-18', name: 'Corner Bakery & Cafe', category: 'Dining out', categoryId: 7, value: -14.35 },
  { id: 3, date: '2026-11-18', name: 'City Transit Pass', category: 'Transportation', categoryId: 11, value: -40 },
  { id: 4, date: '2026-11-13', name: 'Larkfield Payroll', category: 'Income', categoryId: 1, value: 2412.38 },
]

function Category({ name, categoryId }: { name: string; categoryId: number }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Swatch size={8} color={categoryColor(categoryId)} />
      {name}
    </span>
  )
}

const columns: readonly Column<Row>[] = [
  {
    key: 'date',
    header: 'Date',
    sortKey: 'date',
    tone: 'muted',
    width: '124px',
    cell: ({ date }) => <DateText value={date} />,
  },
  { key: 'name', header: 'Description', sortKey: 'description', tone: 'strong', cell: ({ name }) => name },
  {
    key: 'category',
    header: 'Category',
    sortKey: 'category',
    cell: ({ category, categoryId }) => <Category name={category} categoryId={categoryId} />,
  },
  {
    key: 'value',
    header: 'Amount',
    sortKey: 'value',
    align: 'right',
    tone: 'strong',
    cell: ({ value }) => <Money value={value} look="flow" />,
  },
]

const cards: CardLayout<Row> = {
  group: ({ date }) => formatDate(date, 'MM/DD/YYYY'),
  title: ({ name }) => name,
  below: ({ category, categoryId }) => <Category name={category} categoryId={categoryId} />,
  figure: ({ value }) => <Money value={value} look="flow" />,
}

const details = ({ name }: Row): readonly DetailCell[] => [
  { span: 2, content: <p>{name.toUpperCase()} 0412 PORTLAND OR</p> },
  { span: 2, content: <Button icon="split">Split</Button> },
]

interface SampleProps {
  shown?: readonly Row[]
  busyId?: number
  fadedId?: number
  startOpen?: number | null
}

function Sample({ shown = rows, busyId = 0, fadedId = 0, startOpen = null }: SampleProps) {
  const [open, setOpen] = useState<string | number | null>(startOpen)
  const [sort, setSort] = useState<Sort>({ key: 'date', direction: 'DESC' })
  return (
    <DataTable
      label="Transactions"
      rows={shown}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={columns}
      cards={cards}
      details={details}
      sort={sort}
      onSort={setSort}
      openKey={open}
      onOpen={setOpen}
      isBusy={({ id }) => id === busyId}
      isFaded={({ id }) => id === fadedId}
    />
  )
}

const meta = {
  title: 'Base/DataTable',
  component: Sample,
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const OpenRow: Story = { args: { startOpen: 2 } }
export const BusyRow: Story = { args: { busyId: 2 } }
export const FadedRow: Story = { args: { fadedId: 3 } }
export const LongAndRightToLeft: Story = {
  args: {
    startOpen: 5,
    shown: [
      { id: 5, date: '2026-11-19', name: longText, category: 'Transportation', categoryId: 11, value: -12_345_678.9 },
      { id: 6, date: '2026-11-19', name: rightToLeftText, category: 'Rent', categoryId: 4, value: -40 },
    ],
  },
}
