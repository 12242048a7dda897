// Proves: TXN-07
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DataTable, type DataTableProps, type Sort } from './data-table.tsx'

interface Row {
  id: number
  date: string
  name: string
  value: string
}

const rows: readonly Row[] = [
  { id: 1, date: '11/19/2026', name: 'Greenleaf Market', value: '−$62.18' },
  { id: 2, date: '11/18/2026', name: 'Corner Bakery & Cafe', value: '−$14.35' },
  { id: 3, date: '11/18/2026', name: 'City Transit Pass', value: '−$40.00' },
]

const base: DataTableProps<Row> = {
  label: 'Transactions',
  rows,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  columns: [
    { key: 'date', header: 'Date', sortKey: 'date', cell: ({ date }) => date },
    { key: 'name', header: 'Description', cell: ({ name }) => name, tone: 'strong' },
    { key: 'value', header: 'Amount', sortKey: 'value', align: 'right', cell: ({ value }) => value },
  ],
  cards: { group: ({ date }) => date, title: ({ name }) => name, figure: ({ value }) => value },
  details: ({ name }) => [{ span: 3, content: `All about ${name}` }],
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function narrowScreen() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(343)
}

describe('a wide table', () => {
  it('announces its order and asks for the opposite one', async () => {
    const onSort = vi.fn<(sort: Sort) => void>()
    render(<DataTable {...base} sort={{ key: 'date', direction: 'DESC' }} onSort={onSort} />)
    expect(screen.getByRole('columnheader', { name: 'Date' }).getAttribute('aria-sort')).toBe('descending')
    expect(screen.getByRole('columnheader', { name: 'Amount' }).hasAttribute('aria-sort')).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Date' }))
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
    expect(onSort.mock.calls).toEqual([[{ key: 'date', direction: 'ASC' }], [{ key: 'value', direction: 'DESC' }]])
  })

  it('opens a row by the keyboard, and closes the open one', async () => {
    const onOpen = vi.fn<(key: string | number | null) => void>()
    render(<DataTable {...base} openKey={2} onOpen={onOpen} />)
    const open = screen.getByRole('button', { name: 'Details of Corner Bakery & Cafe', expanded: true })
    const details = document.getElementById(open.getAttribute('aria-controls') ?? '')
    expect(details?.textContent).toContain('All about Corner Bakery & Cafe')
    screen.getByRole('button', { name: 'Details of Greenleaf Market', expanded: false }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(open)
    expect(onOpen.mock.calls).toEqual([[1], [null]])
  })

  it('has one cell for each column, in an open row too', () => {
    const { container } = render(
      <DataTable {...base} openKey={1} onOpen={vi.fn<(key: string | number | null) => void>()} />,
    )
    const spans = [...container.querySelectorAll('tr')].map((row) =>
      [...row.cells].reduce((sum, cell) => sum + cell.colSpan, 0),
    )
    expect(new Set(spans)).toEqual(new Set([4]))
  })

  it('shows a spinner in place of the chevron of a busy row', () => {
    render(
      <DataTable {...base} onOpen={vi.fn<(key: string | number | null) => void>()} isBusy={({ id }) => id === 3} />,
    )
    const row = screen.getByRole('row', { name: /City Transit Pass/ })
    expect(row.getAttribute('aria-busy')).toBe('true')
    expect(within(row).queryByRole('button')).toBeNull()
    expect(within(row).getByRole('img', { name: 'Saving' })).toBeTruthy()
  })

  it('makes all text of a faded row subtle', () => {
    render(<DataTable {...base} isFaded={({ id }) => id === 1} />)
    const cells = within(screen.getByRole('row', { name: /Greenleaf/ })).getAllByRole('cell')
    expect(cells.every((cell) => cell.className.includes('text-text-subtle'))).toBe(true)
  })

  it('has its rows in groups, each under a heading that is said with them', () => {
    render(<DataTable {...base} group={({ date }) => date} openKey={2} onOpen={vi.fn<() => void>()} />)
    const groups = screen.getAllByRole('rowgroup').slice(1)
    expect(groups.map((group) => within(group).getByRole('rowheader').textContent)).toEqual([
      '11/19/2026',
      '11/18/2026',
    ])
    expect(groups.map((group) => within(group).getAllByRole('button').length)).toEqual([1, 2])
    const spans = screen
      .getAllByRole('rowheader')
      .map((heading) => [heading.getAttribute('scope'), heading.getAttribute('colspan')])
    expect(spans).toEqual([
      ['rowgroup', '4'],
      ['rowgroup', '4'],
    ])
  })

  it('offers nothing to press where rows neither open nor sort', () => {
    render(<DataTable {...base} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a narrow table', () => {
  it('is a list under each date, each date once', () => {
    narrowScreen()
    render(<DataTable {...base} />)
    expect(screen.queryByRole('table')).toBeNull()
    const lists = screen.getAllByRole('list').map((list) => [list.getAttribute('aria-label'), list.children.length])
    expect(lists).toEqual([
      ['11/19/2026', 1],
      ['11/18/2026', 2],
    ])
  })

  it('opens a row in place', async () => {
    narrowScreen()
    const onOpen = vi.fn<(key: string | number | null) => void>()
    render(<DataTable {...base} openKey={3} onOpen={onOpen} />)
    expect(screen.getByText('All about City Transit Pass')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Details of Greenleaf Market' }))
    expect(onOpen).toHaveBeenCalledWith(1)
  })
})
