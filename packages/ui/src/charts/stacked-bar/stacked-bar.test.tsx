import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StackedBar } from './stacked-bar.tsx'

const segment = (id: string, value: number) => ({ id, value, color: 'var(--color-chart-1)' })

it('says each figure next to a bar that is decoration', () => {
  render(
    <StackedBar
      rows={[
        { label: 'Assets', total: 1000, segments: [segment('cash', 750), segment('car', 250)] },
        { label: 'Liabilities', total: -400, segments: [segment('loan', -400)] },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Assets', 'Liabilities'])
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['$1,000.00', '−$400.00'])
  const drawn = document.querySelectorAll<HTMLElement>('dd[aria-hidden] > span')
  expect([...drawn].map((bar) => [bar.style.width, bar.children.length])).toEqual([
    ['100%', 2],
    ['40%', 1],
  ])
})
