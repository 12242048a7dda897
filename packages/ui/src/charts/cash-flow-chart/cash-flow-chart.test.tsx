// Proves: CASH-04, WIDGET-03
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PrivacyProvider } from '../../privacy/privacy.tsx'
import { CashFlowChart, type CashFlowChartProps, CashFlowTable } from './cash-flow-chart.tsx'
import { oddMonths, sampleMonths } from './months.fixture.ts'
import * as words from '../../words/cash-flow-chart.generated.ts'

const october = 'October 2026: income $4,862.74, spending $3,641.92, net +$1,220.82'
const september = 'September 2026: income $6,400.00, spending $3,950.30, net +$2,449.70'

function Harness(props: Partial<CashFlowChartProps>) {
  const [active, setActive] = useState<string | null>(null)
  const shared = { months: sampleMonths, currentPeriod: '2026-11', onOpen: vi.fn<(period: string) => void>(), ...props }
  return (
    <>
      <CashFlowChart {...shared} active={active} onActiveChange={setActive} />
      {props.tableBeside === true && <CashFlowTable {...shared} active={active} onActiveChange={setActive} />}
    </>
  )
}

const show = (props: Partial<CashFlowChartProps> = {}) => render(<Harness {...props} />)
const months = () => within(screen.getByRole('toolbar', { name: 'Months' })).getAllByRole('button')
const month = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name })
const readOut = () => document.querySelector('[aria-live]')?.textContent ?? ''
const bars = () =>
  [...document.querySelectorAll('figure svg + svg path')].reduce(
    (count, path) => count + (path.getAttribute('d')?.split('M').length ?? 1) - 1,
    0,
  )
const highlighted = () => months().filter((button) => button.hasAttribute('data-lit'))
const ofWidth = (width: number) => {
  vi.stubGlobal('ResizeObserver', undefined)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 0))
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the read-out', () => {
  it('starts on the last full month and says its three figures', () => {
    show()
    expect(readOut()).toBe('October 2026Income$4,862.74Spending$3,641.92Net+$1,220.82')
    expect(highlighted()).toEqual([month(october)])
  })

  it('follows the mouse and goes back when it leaves', async () => {
    const user = userEvent.setup()
    show()
    await user.hover(month(september))
    expect(readOut()).toContain('September 2026')
    expect(highlighted()).toEqual([month(september)])
    await user.unhover(screen.getByRole('toolbar'))
    expect(readOut()).toContain('October 2026')
  })

  it('says that the current month is not over', async () => {
    show()
    await userEvent.hover(month('November 2026 so far: income $2,405.37, spending $2,846.17, net −$440.80'))
    expect(readOut()).toContain('Nov 2026 so far')
  })
})

describe('the keyboard', () => {
  it('finds one tab stop, moves with arrows, and opens with Enter', async () => {
    const user = userEvent.setup()
    const onOpen = vi.fn<(period: string) => void>()
    show({ onOpen })
    await user.tab()
    expect(document.activeElement).toBe(month(october))
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(month(september))
    expect(readOut()).toContain('September 2026')
    await user.keyboard('{Enter}')
    expect(onOpen.mock.calls).toEqual([['2026-09']])
    await user.keyboard('{Home}{ArrowLeft}')
    expect(document.activeElement).toBe(months()[0])
    await user.keyboard('{End}{ArrowRight}')
    expect(document.activeElement).toBe(months()[6])
    await user.tab()
    expect(document.activeElement).toBe(document.body)
    expect(readOut()).toContain('October 2026')
  })

  it('announces only the focused month while the keyboard moves', async () => {
    show()
    const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live')
    expect(live()).toBe('polite')
    await userEvent.tab()
    expect(live()).toBe('off')
  })
})

describe('opening a month', () => {
  it('takes one click of a mouse', async () => {
    const onOpen = vi.fn<(period: string) => void>()
    show({ onOpen })
    await userEvent.click(month(september))
    expect(onOpen.mock.calls).toEqual([['2026-09']])
  })

  it('takes two taps, of which the first fills the read-out', async () => {
    const user = userEvent.setup()
    const onOpen = vi.fn<(period: string) => void>()
    show({ onOpen })
    await user.pointer({ keys: '[TouchA]', target: month(september) })
    expect(readOut()).toContain('September 2026')
    expect(onOpen).not.toHaveBeenCalled()
    await user.pointer({ keys: '[TouchA]', target: month(september) })
    expect(onOpen.mock.calls).toEqual([['2026-09']])
  })

  it('takes a click on a row of the table', async () => {
    const onOpen = vi.fn<(period: string) => void>()
    show({ onOpen, view: 'table' })
    await userEvent.click(screen.getByText('$3,950.30'))
    await userEvent.click(screen.getByRole('button', { name: 'July 2026' }))
    expect(onOpen.mock.calls).toEqual([['2026-09'], ['2026-07']])
  })
})

describe('with a table next to it', () => {
  it('highlights the bar of a row and the row of a bar', async () => {
    show({ tableBeside: true })
    const row = screen.getByRole('row', { name: /^September 2026/ })
    await userEvent.hover(row)
    expect(highlighted()).toEqual([month(september)])
    await userEvent.hover(month(october))
    expect(row.hasAttribute('data-lit')).toBe(false)
    expect(screen.getByRole('row', { name: /^October 2026/ }).hasAttribute('data-lit')).toBe(true)
  })
})

describe('the table', () => {
  it('has the numbers of the drawing, the newest first, and follows it visually hidden', async () => {
    show()
    const rows = within(await screen.findByRole('table', { name: words.incomeAndSpendingBy() })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'MonthIncomeSpendingNetTransactions',
      'November 2026 so far$2,405.37$2,846.17−$440.8051',
      'October 2026$4,862.74$3,641.92+$1,220.8250',
      'September 2026$6,400.00$3,950.30+$2,449.7049',
      'August 2026$4,862.74$3,815.20+$1,047.5448',
      'July 2026$4,862.74$5,208.60−$345.8647',
      'June 2026$4,862.74$3,660.90+$1,201.8446',
      'May 2026$4,862.74$3,925.70+$937.0445',
    ])
  })

  it('takes the place of the drawing', () => {
    show({ view: 'table' })
    expect(screen.queryByRole('toolbar')).toBeNull()
    expect(screen.getAllByRole('table')).toHaveLength(1)
  })
})

describe('unusual months', () => {
  it('clamps at 0 and says the figure', () => {
    show({ months: oddMonths })
    expect(readOut()).toBe('October 2026Income$1,800.00Spending−$45.50Net+$1,845.50')
    expect(bars()).toBe(5)
  })

  it('says that there is nothing to draw', () => {
    show({ months: oddMonths.slice(0, 1) })
    expect(screen.getByText(words.noFlow())).toBeTruthy()
    expect(bars()).toBe(0)
  })

  it('renders without any month', () => {
    show({ months: [] })
    expect(screen.getByText(words.noFlow())).toBeTruthy()
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('shows a first month alone', () => {
    show({ months: sampleMonths.slice(6) })
    expect(months()).toHaveLength(1)
    expect(readOut()).toContain('Nov 2026 so far')
  })
})

describe('a narrow box', () => {
  it('shows every month of the time frame, under a legend until a month is highlighted', async () => {
    ofWidth(311)
    show()
    expect(months()).toHaveLength(7)
    expect(readOut()).toBe('IncomeSpending')
    expect(highlighted()).toEqual([])
    await userEvent.hover(month(september))
    expect(readOut()).toBe('SepIncome$6,400.00Spending$3,950.30Net+$2,449.70')
  })
})

describe('while amounts are hidden', () => {
  it('leaves no amount in read-out, axis, labels, names or table', () => {
    render(
      <PrivacyProvider hidden onHiddenChange={() => undefined}>
        <Harness />
      </PrivacyProvider>,
    )
    expect(document.body.textContent).not.toMatch(/\$|\d{3},\d|\d\.\d\d/)
    expect(month('October 2026: amounts hidden')).toBeTruthy()
    expect(bars()).toBe(14)
  })
})

it('renders on a server at its usual width', () => {
  const html = renderToString(<Harness />)
  expect(html).toContain('width="584"')
  expect(html).toContain(october)
})
