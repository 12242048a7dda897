import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AddChip, FilterChip } from './chip.tsx'

it('names the filter that its cross removes', async () => {
  const onRemove = vi.fn<() => void>()
  render(<FilterChip label="Date" value="11/01/2026" onRemove={onRemove} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Date: 11/01/2026' }))
  expect(onRemove).toHaveBeenCalledOnce()
})

it('says on paper what was filtered, without what can only be pressed', () => {
  render(
    <>
      <FilterChip label="Date" value="11/01/2026" onRemove={() => undefined} />
      <AddChip>Add filter</AddChip>
    </>,
  )
  const onPaper = (element: Element) => element.closest('[data-print=hide]') === null
  expect(screen.getAllByRole('button').filter(onPaper)).toEqual([])
  expect(['Date', '11/01/2026'].filter((text) => !onPaper(screen.getByText(text)))).toEqual([])
})
