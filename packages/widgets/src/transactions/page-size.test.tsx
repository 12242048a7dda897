import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PageSize } from './page-size.tsx'
import * as words from '../words/transactions.generated.ts'

function show(page: number, total = 926) {
  const [onSize, onPage] = [vi.fn<(size: number) => void>(), vi.fn<(page: number) => void>()]
  const paging = { page, total, pageSize: 10, lastPage: Math.ceil(total / 10) }
  const { unmount } = render(<PageSize page={paging} onSize={onSize} onPage={onPage} />)
  return { onSize, onPage, unmount }
}

it('F11: of 93 pages the last one is one press away, and a page can have more rows', async () => {
  const { onSize, onPage } = show(2)
  await userEvent.click(screen.getByRole('button', { name: words.lastPage() }))
  await userEvent.click(screen.getByRole('button', { name: words.firstPage() }))
  expect(onPage.mock.calls).toEqual([[93], [1]])
  await userEvent.click(screen.getByRole('button', { name: '100' }))
  expect(onSize.mock.calls).toEqual([[100]])
  expect(screen.getByRole('button', { name: '10' }).getAttribute('aria-pressed')).toBe('true')
})

it('neither end is offered where the list is, and nothing for a list of one short page', () => {
  const { unmount } = show(93)
  expect(screen.getByRole('button', { name: words.lastPage() }).getAttribute('aria-disabled')).toBe('true')
  unmount()
  show(1, 7)
  expect(screen.queryByRole('button')).toBeNull()
})
