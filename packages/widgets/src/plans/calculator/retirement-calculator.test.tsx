import { formatMoney, inTodaysDollars } from '@evenkeel/engine'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import * as words from '../../words/calculator.generated.ts'
import { sampleRetirementPlan } from '../shell/plan.fixture.ts'
import type { SimulationRequest } from '../simulation/simulation.ts'
import { simulatorHere } from '../simulation/simulator.ts'
import { type RetirementPlan, toRetirementDraft, tryRetirement } from './form.ts'
import { RetirementCalculator } from './retirement-calculator.tsx'
import * as dollarsWords from '../../words/dollars.generated.ts'

function renderCalculator(plan: RetirementPlan = sampleRetirementPlan(), startSimulator = simulatorHere) {
  const onSave = vi.fn()
  renderApp(<RetirementCalculator plan={plan} startSimulator={startSimulator} onSave={onSave} />, {})
  return { onSave, user: userEvent.setup() }
}

const details = () => screen.findByText(/^Savings at \d+$/)

/** The heading with the answer, once the details under it are there too. */
async function answer() {
  await details()
  return screen.findByRole('heading', { name: /^Your savings last to age 90 in \d+ of 100 futures\.$/ })
}

const figure = (label: string) => screen.getByText(label).nextSibling?.textContent
const field = (name: RegExp) => screen.getByRole('textbox', { name })

describe('the retirement calculator', () => {
  it('answers with the plan’s own figures, and how they were calculated', async () => {
    const { user } = renderCalculator()
    expect((await answer()).textContent).toMatch(/in [1-9]\d? of 100/)
    expect(screen.getByText('On track')).toBeDefined()
    // In dollars of seven years from now, 1.025^7 = 1.1887 times as much.
    expect(figure('Savings at 67')).toBe('$683,347')
    await user.click(screen.getByRole('radio', { name: dollarsWords.future() }))
    expect(figure('Savings at 67')).toBe('$812,284')
    await user.click(screen.getByRole('radio', { name: dollarsWords.todays() }))
    expect(screen.getByText(dollarsWords.inTodays())).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'How was this calculated?' }))
    const help = await screen.findByRole('dialog', { name: 'How was this calculated?', hidden: true })
    expect(help.textContent).toContain(words.howStep({ age: '67', futures: 10_000 }))
    expect(help.textContent).toContain(words.howNote({ date: '11/19/2026' }))
    // The same dollars as the answer's, with seven years to go.
    const tried = tryRetirement(toRetirementDraft(sampleRetirementPlan()), '2026-11-19')
    const { expensesAtRetirement } = tried.input === null ? { expensesAtRetirement: Number.NaN } : tried.projection
    const spending = formatMoney(inTodaysDollars(expensesAtRetirement, 7, 0.025), { cents: false })
    expect(within(help).getByText(words.spendingPerYear()).nextSibling?.textContent).toBe(spending)
  })

  it('draws one point per year, the last one with the balance at the end of life (WIDGET-01)', async () => {
    const { user } = renderCalculator()
    await answer()
    await user.click(screen.getByRole('button', { name: 'Show as table' }))
    const start = toRetirementDraft(sampleRetirementPlan())
    const tried = tryRetirement(start, '2026-11-19')
    if (tried.input === null) throw new Error('The sample is a whole plan')
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(
      rows
        .at(-1)
        ?.textContent?.startsWith(
          `90${formatMoney(inTodaysDollars(tried.projection.balanceAtLifeExpectancy, 30, 0.025), { cents: false })}`,
        ),
    ).toBe(true)
    // Ages 60 to 90, and one header row.
    expect(rows).toHaveLength(32)
  })

  it('follows its sliders and its fields alike', async () => {
    renderCalculator()
    await answer()
    fireEvent.change(screen.getByRole('slider', { name: words.retirementAge() }), { target: { value: '70' } })
    expect(field(/^Retirement age/)).toHaveProperty('value', '70')
    expect(figure('Savings at 70')).toMatch(/^\$/)
  })

  it('tries one change, and undoes all changes', async () => {
    const { user } = renderCalculator()
    await answer()
    await user.click(screen.getByRole('button', { name: 'Try: Retire at 65, two years earlier' }))
    expect(field(/^Retirement age/)).toHaveProperty('value', '65')
    await user.click(screen.getByRole('button', { name: /^Try: Save 2% more: \$\d+ a month$/ }))
    expect(field(/^Your savings rate/)).toHaveProperty('value', '10')
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect([field(/^Retirement age/), field(/^Your savings rate/)].map((one) => one.getAttribute('value'))).toEqual([
      '67',
      '8',
    ])
  })

  it('says what is missing when the plan is off track', async () => {
    renderCalculator(
      sampleRetirementPlan({
        input: {
          ...sampleRetirementPlan().input,
          retirementPlanDetails: { retirementAge: 67, lifeExpectancy: 90, monthlyExpenses: 9_000 },
        },
      }),
    )
    await answer()
    expect(screen.getByText('Off track')).toBeDefined()
    expect(screen.getByText(/^With average returns you’re/).textContent).toMatch(/\$[\d,]+ short at 67\.$/)
    // Retiring earlier would be no help.
    expect(screen.getByRole('button', { name: 'Try: Retire at 69, two years later' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /two years earlier$/ })).toBeNull()
  })

  it('is off track where the plan lasts with average returns and with fewer than half of the futures', async () => {
    // A young person, so that most of the deciding years are still ahead.
    const personalInformation = {
      dateOfBirth: '1990-03-14T00:00:00Z',
      annualIncome: 84_000,
      relationshipStatus: 0,
    } as const
    const spending = (monthlyExpenses: number) =>
      sampleRetirementPlan({
        input: {
          ...sampleRetirementPlan().input,
          personalInformation,
          retirementPlanDetails: { retirementAge: 67, lifeExpectancy: 90, monthlyExpenses },
        },
      })
    const lasts = (plan: RetirementPlan) => {
      const start = toRetirementDraft(plan)
      const tried = tryRetirement(start, '2026-11-19')
      return tried.input !== null && tried.projection.meetingRetirementGoal
    }
    // The highest expenses at which the savings still last.
    const most = Array.from({ length: 2_000 }, (_, index) => 20_000 - index * 10).find((expenses) =>
      lasts(spending(expenses)),
    )
    renderCalculator(spending(most ?? 0))
    expect((await answer()).textContent).toMatch(/in [1-4]?\d of 100/)
    expect(screen.queryByText('On track')).toBeNull()
    expect(screen.getByText('Off track')).toBeDefined()
    expect(screen.getByText(/^With average returns you have/).textContent).toMatch(/to spare at 67\.$/)
  })

  it('keeps the last answer, and says so, while a field holds an impossible value: finding 13', async () => {
    const { user } = renderCalculator()
    await answer()
    const before = figure('Savings at 67')
    await user.clear(field(/^Retirement age/))
    await user.type(field(/^Retirement age/), '40')
    expect(screen.getByText('Enter your current age or later.')).toBeDefined()
    expect(screen.getByText(words.notWhole())).toBeDefined()
    expect(figure('Savings at 67')).toBe(before)
    expect(screen.getByRole('button', { name: words.saveToPlan() }).getAttribute('aria-disabled')).toBe('true')
  })

  it('departs from the linked accounts, and returns to them', async () => {
    const { user } = renderCalculator()
    await answer()
    expect(screen.getByText('1 linked')).toBeDefined()
    await user.clear(field(/^Retirement savings today/))
    await user.type(field(/^Retirement savings today/), '100')
    await user.click(screen.getByRole('button', { name: 'Use linked balance' }))
    expect(field(/^Retirement savings today/)).toHaveProperty('value', '500,000.00')
  })

  it('opens the assumptions from the text that names them, and focuses the first', async () => {
    const { user } = renderCalculator()
    await answer()
    await user.click(await screen.findByRole('button', { name: 'How was this calculated?' }))
    fireEvent.click(await screen.findByRole('button', { name: words.changeAssumptions(), hidden: true }))
    expect(document.activeElement).toBe(field(/^Return before retirement/))
  })

  it('passes the tried values to the plan', async () => {
    const { user, onSave } = renderCalculator()
    await answer()
    await user.click(screen.getByRole('button', { name: words.tryThis({ change: words.spendLess() }) }))
    await user.click(screen.getByRole('button', { name: words.saveToPlan() }))
    expect(onSave.mock.lastCall?.[0]).toMatchObject({
      retirementPlanDetails: { monthlyExpenses: 4_000, retirementAge: 67 },
    })
  })

  it('can be used before its picture is there', async () => {
    const { user } = renderCalculator()
    expect(screen.queryByRole('figure')).toBeNull()
    expect(screen.getByText('Loading Retirement calculator')).toBeDefined()
    await user.clear(field(/^Retirement age/))
    await user.type(field(/^Retirement age/), '70')
    await screen.findByRole('figure')
    expect(figure('Savings at 70')).toMatch(/^\$/)
  })

  it('shows no picture before the futures are in, whose axis would be another', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = () => {
      const simulator = simulatorHere()
      return { ...simulator, run: (request: SimulationRequest) => promise.then(() => simulator.run(request)) }
    }
    renderCalculator(sampleRetirementPlan(), slow)
    await details()
    expect(screen.queryByRole('figure')).toBeNull()
    resolve()
    expect(await screen.findByRole('figure')).toBeDefined()
  })

  it('asks for what it needs when nothing is known', () => {
    renderCalculator(sampleRetirementPlan({ input: {}, linkedAccounts: [] }))
    expect(screen.getByText(words.notYet())).toBeDefined()
  })

  it('shows the projection if the simulation does not run', async () => {
    const broken = () => ({ ...simulatorHere(), run: () => Promise.reject(new Error('no worker')) })
    renderCalculator(sampleRetirementPlan(), broken)
    expect(await screen.findByText(words.failed())).toBeDefined()
    await details()
    expect(figure('Savings at 67')).toBe('$683,347')
  })
})
