import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'
import { CashFlowChart, type CashFlowChartProps } from './cash-flow-chart.tsx'
import { sampleMonths } from './months.fixture.ts'

const drawn = vi.hoisted(() => vi.fn<() => void>())

vi.mock('@visx/group', async (importActual) => {
  const { Group } = await importActual<typeof import('@visx/group')>()
  return {
    Group: (props: Parameters<typeof Group>[0]) => {
      drawn()
      return <Group {...props} />
    },
  }
})

const rendered = vi.fn<() => void>()

function Harness(props: Partial<CashFlowChartProps>) {
  return (
    <Profiler id="chart" onRender={rendered}>
      <CashFlowChart months={sampleMonths} currentPeriod="2026-11" onOpen={() => undefined} tableBeside {...props} />
    </Profiler>
  )
}

const month = (name: RegExp) => screen.getByRole('button', { name })
const point = (name: RegExp) => fireEvent.pointerOver(month(name), { pointerType: 'mouse' })
const leave = () => fireEvent.pointerLeave(screen.getByRole('toolbar'), { pointerType: 'mouse' })
const readOut = () => document.querySelector('[aria-live]')?.textContent
const highlighted = () => [...document.querySelectorAll('[data-lit]')]
const band = () => document.querySelector<HTMLElement>('[role=toolbar] > div')?.style.transform

it('renders nothing again while a mouse passes over its months', () => {
  render(<Harness />)
  const [atRest, place] = [readOut(), band()]
  rendered.mockClear()
  point(/^July 2026/)
  expect(readOut()).toBe('July 2026Income$4,862.74Spending$5,208.60Net−$345.86')
  expect(highlighted()).toEqual([month(/^July 2026/)])
  expect(band()).not.toBe(place)
  point(/^November 2026/)
  expect(readOut()).toBe('Nov 2026 so farIncome$2,405.37Spending$2,846.17Net−$440.80')
  leave()
  expect([readOut(), band()]).toEqual([atRest, place])
  expect(highlighted()).toEqual([month(/^October 2026/)])
  expect(rendered).not.toHaveBeenCalled()
})

it('keeps showing the month under a mouse when its figures change, and the new figures of all others', () => {
  const { rerender } = render(<Harness />)
  point(/^July 2026/)
  rerender(<Harness months={sampleMonths.map((one) => ({ ...one, totalIncomes: one.totalIncomes + 1 }))} />)
  expect(readOut()).toContain('July 2026Income$4,863.74')
  expect(highlighted()).toEqual([month(/^July 2026/)])
  leave()
  expect(readOut()).toContain('October 2026Income$4,863.74')
})

it('lets the keyboard move on under a resting mouse', async () => {
  render(<Harness />)
  await userEvent.tab()
  point(/^July 2026/)
  await userEvent.keyboard('{ArrowLeft}')
  expect(readOut()).toContain('September 2026')
  expect(highlighted()).toEqual([month(/^September 2026/)])
})

it('reports which month a mouse is over, and shows the month that the page highlights, without drawing a bar again', () => {
  const onActiveChange = vi.fn<(period: string | null) => void>()
  const { rerender } = render(<Harness active={null} onActiveChange={onActiveChange} />)
  drawn.mockClear()
  point(/^July 2026/)
  leave()
  expect(onActiveChange.mock.calls).toEqual([['2026-07'], [null]])
  rerender(<Harness active="2026-08" onActiveChange={onActiveChange} />)
  expect(readOut()).toContain('August 2026')
  expect(highlighted()).toEqual([month(/^August 2026/)])
  expect(drawn).not.toHaveBeenCalled()
})
