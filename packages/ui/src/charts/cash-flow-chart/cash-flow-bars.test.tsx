import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { CashFlowChart } from './cash-flow-chart.tsx'
import { sampleMonths } from './sample-months.ts'

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

function Harness() {
  const [active, setActive] = useState<string | null>(null)
  return (
    <CashFlowChart
      months={sampleMonths}
      currentPeriod="2026-11"
      active={active}
      onActiveChange={setActive}
      onOpen={() => undefined}
    />
  )
}

it('draws the bars once, however much is pointed at', () => {
  render(<Harness />)
  const first = drawn.mock.calls.length
  expect(first).toBeGreaterThan(0)
  const july = screen.getByRole('button', { name: /^July 2026/ })
  fireEvent.pointerOver(july, { pointerType: 'mouse' })
  expect(july.hasAttribute('data-lit')).toBe(true)
  expect(drawn).toHaveBeenCalledTimes(first)
})
