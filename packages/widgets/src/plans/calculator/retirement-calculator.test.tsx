import { formatMoney } from '@evenkeel/engine'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { createFakeApi, FakeApp } from '../../shared/fake-api.fixture.tsx'
import { sampleRetirementPlan } from '../shell/plan.fixture.ts'
import { simulatorHere } from '../simulation/simulator.ts'
import { type RetirementPlan, startOf, startValues, triedOf } from './form.ts'
import { RetirementCalculator } from './retirement-calculator.tsx'

function renderCalculator(plan: RetirementPlan = sampleRetirementPlan(), startSimulator = simulatorHere) {
  const onSave = vi.fn()
  render(
    <FakeApp api={createFakeApi({})}>
      <RetirementCalculator plan={plan} startSimulator={startSimulator} onSave={onSave} />
    </FakeApp>,
  )
  return { onSave, user: userEvent.setup() }
}

const answer = () =>
  screen.findByRole('heading', { name: /^Your savings last to age 90 in \d+ of 100 simulated futures\.$/ })
const figure = (label: string) => screen.getByText(label).nextSibling?.textContent
const field = (name: RegExp) => screen.getByRole('textbox', { name })

describe('the retirement calculator', () => {
  it('answers with the plan’s own figures, and how they came about', async () => {
    const { user } = renderCalculator()
    expect((await answer()).textContent).toMatch(/in [1-9]\d? of 100/)
    expect(screen.getByText('On track')).toBeDefined()
    expect(figure('Savings at 67')).toMatch(/^\$8\d\d,\d{3}$/)
    await user.click(screen.getByRole('button', { name: 'How was this calculated?' }))
    const help = screen.getByRole('dialog', { name: 'How was this calculated?', hidden: true })
    expect(help.textContent).toContain('Repeated 10,000 times.')
    expect(help.textContent).toContain('As of 11/19/2026.')
  })

  it('draws a year a point, the last one what is left at the end of life (WIDGET-01)', async () => {
    const { user } = renderCalculator()
    await answer()
    await user.click(screen.getByRole('button', { name: 'Show as table' }))
    const start = startOf(sampleRetirementPlan())
    const tried = triedOf(start, startValues(start), '2026-11-19')
    if (tried.input === null) throw new Error('The sample is a whole plan')
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(
      rows
        .at(-1)
        ?.textContent?.startsWith(`90${formatMoney(tried.projection.balanceAtLifeExpectancy, { cents: false })}`),
    ).toBe(true)
    // From 60 to 90, under one row of names.
    expect(rows).toHaveLength(32)
  })

  it('follows its sliders and its fields alike', async () => {
    renderCalculator()
    await answer()
    fireEvent.change(screen.getByRole('slider', { name: 'Retirement age, slider' }), { target: { value: '70' } })
    expect(field(/^Retirement age/)).toHaveProperty('value', '70')
    expect(figure('Savings at 70')).toMatch(/^\$/)
  })

  it('tries one change, and takes all changes back', async () => {
    const { user } = renderCalculator()
    await answer()
    await user.click(screen.getByRole('button', { name: 'Try: Retire two years earlier' }))
    expect(field(/^Retirement age/)).toHaveProperty('value', '65')
    await user.click(screen.getByRole('button', { name: 'Try: Save 2% more of your income' }))
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
    expect(screen.getByText(/At 67 you will miss/).textContent).toMatch(/\$[\d,]+/)
  })

  it('is no plain "On track" where the plan lasts with average returns and with fewer than half of the futures', async () => {
    // Young, so that most of what decides is still to come.
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
      const start = startOf(plan)
      const tried = triedOf(start, startValues(start), '2026-11-19')
      return tried.input !== null && tried.projection.meetingRetirementGoal
    }
    // The most that can be spent and still lasts.
    const most = Array.from({ length: 2_000 }, (_, index) => 20_000 - index * 10).find((expenses) =>
      lasts(spending(expenses)),
    )
    renderCalculator(spending(most ?? 0))
    expect((await answer()).textContent).toMatch(/in [1-4]?\d of 100/)
    expect(screen.queryByText('On track')).toBeNull()
    expect(screen.getByText('On track with average returns')).toBeDefined()
    expect(screen.getByText('Your plan just lasts. Saving a little more makes it safer.')).toBeDefined()
  })

  it('keeps the last answer, and says so, while a field holds nothing that could be', async () => {
    const { user } = renderCalculator()
    await answer()
    const before = figure('Savings at 67')
    await user.clear(field(/^Retirement age/))
    await user.type(field(/^Retirement age/), '40')
    expect(screen.getByText('Please enter your current age or a later one.')).toBeDefined()
    expect(screen.getByText(/Something in your choices cannot be worked out/)).toBeDefined()
    expect(figure('Savings at 67')).toBe(before)
    expect(screen.getByRole('button', { name: 'Save to my plan' })).toHaveProperty('disabled', true)
  })

  it('goes its own way from the linked accounts, and back to them', async () => {
    const { user } = renderCalculator()
    await answer()
    expect(screen.getByText('1 linked')).toBeDefined()
    await user.clear(field(/^Retirement savings today/))
    await user.type(field(/^Retirement savings today/), '100')
    await user.click(screen.getByRole('button', { name: 'Use linked balance' }))
    expect(field(/^Retirement savings today/)).toHaveProperty('value', '500,000.00')
  })

  it('opens the assumptions from where they are named, and goes to the first', async () => {
    const { user } = renderCalculator()
    await answer()
    await user.click(screen.getByRole('button', { name: 'How was this calculated?' }))
    fireEvent.click(screen.getByRole('button', { name: 'Change these assumptions', hidden: true }))
    expect(document.activeElement).toBe(field(/^Return before retirement/))
  })

  it('hands what was tried over to the plan', async () => {
    const { user, onSave } = renderCalculator()
    await answer()
    await user.click(screen.getByRole('button', { name: 'Try: Spend $200 less a month' }))
    await user.click(screen.getByRole('button', { name: 'Save to my plan' }))
    expect(onSave.mock.lastCall?.[0]).toMatchObject({
      retirementPlanDetails: { monthlyExpenses: 4_000, retirementAge: 67 },
    })
  })

  it('asks for what it needs when nothing is known', () => {
    renderCalculator(sampleRetirementPlan({ input: {}, linkedAccounts: [] }))
    expect(screen.getByText('A few answers are missing')).toBeDefined()
  })

  it('shows the projection where the simulation does not run', async () => {
    const broken = () => ({ run: () => Promise.reject(new Error('no worker')), stop: () => undefined })
    renderCalculator(sampleRetirementPlan(), broken)
    expect(await screen.findByText(/The simulation did not run/)).toBeDefined()
    expect(figure('Savings at 67')).toMatch(/^\$8\d\d,\d{3}$/)
  })
})
