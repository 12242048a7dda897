// Proves: WIDGET-01
import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { PrivacyProvider } from '../../privacy/privacy.tsx'
import { RetirementSavings } from './retirement-savings.tsx'
import { samplePlan } from './savings.fixture.ts'
import * as words from '../../words/savings-chart.generated.ts'

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

const years = [
  { age: 65, balance: 300_000 },
  { age: 66, balance: 320_500.5 },
  { age: 67, balance: 340_000 },
  { age: 68, balance: 330_000 },
]
const futures = years.map(({ age }, year) => ({
  age,
  p5: 200_000,
  p25: 280_000,
  p75: 360_000,
  p95: 400_000 + 10_000 * year,
}))
const plan = { years, futures, retirementAge: 67 }

const reader = () => screen.getByRole('slider', { name: words.savingsByAge() })
const marks = () => document.querySelectorAll('figure [style*=translate]:not([hidden])')
const valueText = () => reader().getAttribute('aria-valuetext')

describe('reading the years', () => {
  it('starts at retirement, and says plan and futures', () => {
    render(<RetirementSavings {...plan} />)
    expect(valueText()).toBe(
      'Age 67: your plan $340,000.00; half of the futures are between $280k and $360k, 9 in 10 between $200k and $420k',
    )
    expect([...(screen.getByText('Age 67').parentElement?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      'Age 67',
      'Your plan$340,000',
      'Middle half of futures$280k – $360k',
      '9 in 10 futures$200k – $420k',
    ])
    expect(screen.getByText(words.middleHalf()).parentElement?.textContent).toBe('Middle half of futures$280k – $360k')
  })

  it('is one tab stop that arrows move through, with the figures seen as well as spoken', async () => {
    const user = userEvent.setup()
    render(<RetirementSavings {...plan} />)
    await user.tab()
    expect(document.activeElement).toBe(reader())
    await user.keyboard('{ArrowLeft}')
    expect(valueText()).toContain('Age 66: your plan $320,500.50')
    expect(screen.getByText('Age 66')).toBeTruthy()
    await user.keyboard('{Home}{ArrowLeft}')
    expect(valueText()).toContain('Age 65')
    await user.keyboard('{PageUp}')
    expect(valueText()).toContain('Age 68')
    await user.tab()
    expect(document.activeElement).toBe(document.body)
    expect(valueText()).toContain('Age 67')
  })

  it('follows the pointer without drawing again, and goes back when it leaves', () => {
    const rendered = vi.fn<() => void>()
    render(
      <Profiler id="chart" onRender={rendered}>
        <RetirementSavings {...plan} />
      </Profiler>,
    )
    rendered.mockClear()
    const before = drawn.mock.calls.length
    expect(before).toBeGreaterThan(0)
    fireEvent.pointerMove(reader(), { pointerType: 'mouse' })
    expect(valueText()).toContain('Age 65')
    expect(marks()).toHaveLength(2)
    fireEvent.pointerLeave(reader(), { pointerType: 'mouse' })
    expect(valueText()).toContain('Age 67')
    expect(marks()).toHaveLength(0)
    expect(drawn).toHaveBeenCalledTimes(before)
    expect(rendered).not.toHaveBeenCalled()
  })

  it('keeps what a finger read when it lifts', () => {
    render(<RetirementSavings {...plan} />)
    fireEvent.pointerDown(reader(), { pointerType: 'touch' })
    fireEvent.pointerLeave(reader(), { pointerType: 'touch' })
    expect(valueText()).toContain('Age 65')
  })

  it('keeps room for futures that are still being simulated', () => {
    render(<RetirementSavings {...plan} futures={[]} />)
    expect(screen.getByText(words.nineOfTen()).parentElement?.textContent).toBe('9 in 10 futures–')
  })

  it('says at which years futures are not known yet', () => {
    render(<RetirementSavings {...plan} futures={futures.slice(0, 1)} stale />)
    expect(valueText()).toBe('Age 67: your plan $340,000.00')
    expect(screen.getByText(words.nineOfTen()).parentElement?.textContent).toBe('9 in 10 futures–')
    expect(document.querySelector('[aria-busy]')).not.toBeNull()
  })
})

describe('the table', () => {
  it('has the figures of the drawing and follows it, outside the tab order', async () => {
    render(<RetirementSavings {...plan} />)
    const table = await screen.findByRole('table', { name: words.savingsByAge() })
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'AgeYour plan5th percentile25th percentile75th percentile95th percentile',
      '65$300,000$200,000$280,000$360,000$400,000',
      '66$320,501$200,000$280,000$360,000$410,000',
      '67$340,000$200,000$280,000$360,000$420,000',
      '68$330,000$200,000$280,000$360,000$430,000',
    ])
    expect(document.querySelectorAll('figure [tabindex]')).toHaveLength(1)
  })

  it('takes the place of the drawing', () => {
    render(<RetirementSavings {...plan} futures={undefined} view="table" />)
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.getAllByRole('row')[1]?.textContent).toBe('65$300,000')
  })
})

it('says in one sentence what it shows', () => {
  const summary = () => document.querySelector('figcaption')?.textContent
  const { rerender } = render(<RetirementSavings {...plan} />)
  expect(summary()).toBe(
    'Retirement savings by age, from 65 to 68, with retirement at 67: your plan and the spread of its futures.',
  )
  rerender(<RetirementSavings years={years.slice(0, 1)} retirementAge={60} />)
  expect(summary()).toBe('Retirement savings by age, at 65: your plan.')
})

describe('while another plan is tried', () => {
  const scale = () =>
    [...document.querySelectorAll('figure svg text')].flatMap(({ textContent }) =>
      textContent.startsWith('$') ? [textContent] : [],
    )
  const richer = { ...plan, years: years.map(({ age, balance }) => ({ age, balance: balance * 9 })) }

  it('keeps the saved one as a thin dashed line, and none while they are the same', () => {
    const { rerender } = render(<RetirementSavings {...richer} saved={years} />)
    expect(document.querySelectorAll('[data-line="saved"]')).toHaveLength(1)
    rerender(<RetirementSavings {...plan} />)
    expect(document.querySelectorAll('[data-line="saved"]')).toHaveLength(0)
  })

  it('holds the scale while a slider is held, and fits it again at release', () => {
    const { rerender } = render(<RetirementSavings {...plan} />)
    const before = scale()
    rerender(<RetirementSavings {...richer} held />)
    expect(scale()).toEqual(before)
    rerender(<RetirementSavings {...richer} />)
    expect(scale()).not.toEqual(before)
  })
})

it('says that there is nothing to show', () => {
  render(<RetirementSavings years={[]} retirementAge={67} />)
  expect(screen.getByText(words.noSavings())).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
})

it('reads one year alone', () => {
  render(<RetirementSavings years={years.slice(0, 1)} retirementAge={60} />)
  fireEvent.pointerMove(reader(), { pointerType: 'mouse' })
  expect(valueText()).toBe('Age 65: your plan $300,000.00')
})

it('leaves no amount anywhere while amounts are hidden', async () => {
  render(
    <PrivacyProvider hidden onHiddenChange={() => undefined}>
      <RetirementSavings {...plan} />
    </PrivacyProvider>,
  )
  await screen.findByRole('table')
  expect(valueText()).toBe('Age 67: amounts hidden')
  expect(document.body.textContent).not.toMatch(/\$|\d,\d|\.\d/)
})

it('renders on a server, table and all, at its usual width', () => {
  const html = renderToString(<RetirementSavings {...samplePlan} />)
  expect(html).toContain('width="584"')
  expect(html).toContain('<table')
})
