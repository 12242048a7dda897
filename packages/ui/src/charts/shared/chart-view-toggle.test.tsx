import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { ChartView } from './chart-frame.tsx'
import { ChartViewToggle } from './chart-view-toggle.tsx'
import * as words from '../../words/charts.generated.ts'

function Harness() {
  const [view, setView] = useState<ChartView>('chart')
  return <ChartViewToggle view={view} onChange={setView} />
}

it('offers the table, then the chart again', async () => {
  render(<Harness />)
  await userEvent.click(screen.getByRole('button', { name: words.showAsTable() }))
  await userEvent.click(screen.getByRole('button', { name: words.showAsChart() }))
  expect(screen.getByRole('button', { name: words.showAsTable() })).toBeTruthy()
})
