// Proves: CHECKUP-01
import { goalNames, goalTypes, GoalType } from '@evenkeel/engine'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { AllGoals } from './all-goals.tsx'
import * as myGoalsWords from '../words/my-goals.generated.ts'
import * as goalsWords from '../words/goals.generated.ts'

const exploreGoals = goalTypes.map((goalType) => ({
  goalType,
  status: 0,
  name: goalNames[goalType],
  description: 'What it is for.',
}))
const notTaken = { isCompleted: false, lastCompletedOn: null, isDue: true, score: null, suggestedGoals: [] }
const taken = {
  isCompleted: true,
  lastCompletedOn: '2026-08-04T00:00:00Z',
  isDue: false,
  score: 63,
  suggestedGoals: [GoalType.PROTECT_YOUR_LEGACY, GoalType.DEBT],
}
const nobody = {
  isAssigned: false,
  plannerId: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  schedulingUrl: null,
}
const failed = Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 })

function show(answers: FakeAnswers) {
  renderApp(<AllGoals />, { exploreGoals, checkupStatus: notTaken, planner: nobody, ...answers })
}

const card = (name: string) => screen.findByRole('region', { name })
/** Whether a link has the accent color of the one main button. */
const isMain = (link: HTMLElement) => link.className.includes('bg-accent')

describe('all goals', () => {
  it('show no status before the verdict is known, and what it says with it', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly object[]>()
    show({ myGoals: () => promise })
    await screen.findByText(myGoalsWords.loading())
    expect(screen.queryByText('Not started')).toBeNull()
    const sentence = { key: 'debtFree', values: {}, amounts: {}, months: { month: '2028-02' } }
    const verdict = { band: 'on-track', tone: 'positive', word: 'onTrack', sentence, figure: null }
    resolve([{ goalType: GoalType.DEBT, plans: [{ isDefault: true, verdict }] }])
    const debt = within(await card(goalNames[GoalType.DEBT]))
    expect(debt.getByText('On track')).toBeDefined()
    expect(debt.getByText('Debt-free in February 2028.')).toBeDefined()
    expect(debt.getByText('Not started')).toBeDefined()
  })

  it('are in their fixed order, with the checkup and the planner last', async () => {
    show({})
    await card('Work with a planner')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...goalTypes.map((goalType) => goalNames[goalType]),
      goalsWords.checkup(),
      'Work with a planner',
    ])
    const checkup = within(await card(goalsWords.checkup()))
    expect(await checkup.findByText('Not started')).toBeDefined()
    expect(await screen.findByText(goalsWords.noPlanner())).toBeDefined()
    expect(screen.queryByText(goalsWords.suggested())).toBeNull()
    expect(
      within(await card(goalsWords.checkup()))
        .getByRole('link', { name: 'Start' })
        .getAttribute('href'),
    ).toBe('#/profile/confidence-checkup')
    expect(
      within(await card('Work with a planner'))
        .getByRole('link', { name: goalsWords.requestPlanner() })
        .getAttribute('href'),
    ).toBe('#/work-with-a-planner')
  })

  it('with the lowest confidence in the checkup are suggested, and the first has the main button', async () => {
    show({ checkupStatus: taken, planner: { ...nobody, isAssigned: true, firstName: 'Jordan', lastName: 'Ellis' } })
    expect(await screen.findAllByText(goalsWords.suggested())).toHaveLength(2)
    const [legacy, debt] = await Promise.all([card('Protect Your Legacy'), card('Reduce Your Debt')])
    expect(within(legacy).getByText(goalsWords.suggested())).toBeDefined()
    expect(within(debt).getByText(goalsWords.suggested())).toBeDefined()
    expect(screen.getAllByRole('link').filter(isMain)).toEqual([within(legacy).getByRole('link', { name: 'Start' })])
    expect(screen.getByText('08/04/2026')).toBeDefined()
    expect(screen.getByRole('link', { name: goalsWords.viewAnswers() })).toBeDefined()
    expect(await screen.findByText('Jordan Ellis')).toBeDefined()
  })

  it('stay visible if neither the checkup nor the planner can be read', async () => {
    show({ checkupStatus: failed.clone(), planner: failed.clone() })
    expect(within(await card(goalsWords.checkup())).getByRole('link', { name: 'Start' })).toBeDefined()
    expect(within(await card('Protect Your Legacy')).getByRole('link', { name: 'Start' })).toBeDefined()
    expect(screen.queryByText(goalsWords.noPlanner())).toBeNull()
  })
})
