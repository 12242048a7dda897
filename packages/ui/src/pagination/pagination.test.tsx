// Proves: TXN-08
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Pagination } from './pagination.tsx'
import * as words from '../words/tables.generated.ts'

const pages = () => screen.getAllByRole('button', { name: /^Page / }).map((button) => button.textContent)

function show(page: number, total: number, pageSize = 10) {
  const onPage = vi.fn<(page: number) => void>()
  const { container } = render(<Pagination page={page} total={total} pageSize={pageSize} onPage={onPage} />)
  return { onPage, container }
}

describe('Pagination', () => {
  it('says which rows are shown and offers the pages around them', () => {
    const { container } = show(1, 41)
    expect(container.textContent).toContain('1–10 of 41')
    expect(pages()).toEqual(['1', '2', '3', '4', '5'])
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('1')
    expect(screen.getByRole('button', { name: words.previousPage() }).getAttribute('aria-disabled')).toBe('true')
  })

  it('parts the thousands of a long list', () => {
    const { container } = show(101, 150_082)
    expect(container.textContent).toContain('1,001–1,010 of 150,082')
    expect(screen.getByRole('button', { name: 'Page 101' }).textContent).toBe('101')
  })

  it('ends the range at the last row', () => {
    const { container } = show(5, 41)
    expect(container.textContent).toContain('41–41 of 41')
    expect(screen.getByRole('button', { name: words.nextPage() }).getAttribute('aria-disabled')).toBe('true')
  })

  it('shows the last page for a page whose rows have gone', () => {
    const { container } = show(9, 41)
    expect(container.textContent).toContain('41–41 of 41')
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('5')
  })

  it('reports the pressed page', async () => {
    const { onPage } = show(2, 41)
    await userEvent.click(screen.getByRole('button', { name: words.nextPage() }))
    await userEvent.click(screen.getByRole('button', { name: 'Page 5' }))
    expect(onPage.mock.calls).toEqual([[3], [5]])
  })

  it('has no pager for one page and renders nothing for an empty list', () => {
    expect(show(1, 7).container.textContent).toBe('1–7 of 7')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(show(1, 0).container.innerHTML).toBe('')
  })
})
