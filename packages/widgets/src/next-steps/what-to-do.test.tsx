import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { WhatToDo } from './what-to-do.tsx'
import * as words from '../words/next-steps.generated.ts'

const ranked = {
  ...{ rank: 0, urgency: 6, source: 'plan', button: 'markDone', snoozedUntil: null, dollarsAYear: 0, sentence: null },
}

it('says so if the next steps could not be read, and lists none, until they can (ERR-23, ERR-25)', async () => {
  const step = {
    id: 1,
    status: 2,
    planType: 3,
    title: 'Check the rates of your cards',
    description: '',
    link: null,
    order: 1,
    ...ranked,
  }
  let isDown = true
  const dashboard = () =>
    isDown
      ? Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 })
      : { data: { goals: [], nextSteps: [step], netWorth: null, accountsCount: 0, hasConnections: false } }
  renderApp(<WhatToDo />, { dashboard })
  await screen.findByText('Server error occurred while reading next steps')
  expect(screen.queryByRole('list')).toBeNull()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Check the rates of your cards')
  expect(screen.queryByText('Server error occurred while reading next steps')).toBeNull()
})

it('shows the first three of five, and the next one when one is completed (DASH-01, DASH-02)', async () => {
  const steps = [1, 2, 3, 4, 5].map((id) => ({
    id,
    status: 2,
    planType: 3,
    title: `Step ${id}`,
    description: '',
    link: null,
    order: id,
    ...ranked,
  }))
  let open = steps
  const dashboard = () => ({
    data: { goals: [], nextSteps: open, netWorth: null, accountsCount: 0, hasConnections: false },
  })
  const setNextStepStatus = () => {
    open = steps.slice(1)
    return { ...steps[0], status: 1 }
  }
  const { api } = renderApp(<WhatToDo />, { dashboard, setNextStepStatus })
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await screen.findByText('Step 1')
  expect(titles()).toEqual(['Step 1', 'Step 2', 'Step 3'])
  expect(screen.getByText('3 of 5 to do')).toBeDefined()
  expect(api.count('dashboard')).toBe(1)
  const [first] = screen.getAllByRole('button', { name: 'Mark done' })
  if (first) await userEvent.click(first)
  await waitFor(() => expect(titles()).toEqual(['Step 2', 'Step 3', 'Step 4']))
})

it('starts a person without a goal with the match at work while it is open, else with a goal', async () => {
  const start = (isDone: boolean) => ({
    items: [{ key: 'match', isDone, minutes: 1 }],
    match: { rate: 0.5, limit: 0.06, amount: 2_520 },
  })
  const show = (isDone: boolean) => {
    const data = { goals: [], nextSteps: [], netWorth: null, accountsCount: 2, hasConnections: false }
    const companyInfo = { data: { info: { name: 'Larkfield', level1: false } } }
    return renderApp(<WhatToDo />, { dashboard: { data: { ...data, gettingStarted: start(isDone) } }, companyInfo })
  }
  const open = show(false)
  expect(await open.findByText(/^Start with your match: Larkfield adds up to/)).toBeDefined()
  expect(open.container.textContent).toContain('$2,520 a year.')
  open.unmount()
  expect(await show(true).findByText(words.startWithOneGoal())).toBeDefined()
})

it('says what a step comes to, with one primary button and what else can be done, and when nothing is to do', async () => {
  const over = {
    ...{
      id: 7,
      status: 2,
      planType: 7,
      title: 'Review a budget',
      description: '',
      link: '/live-by-a-budget',
      order: 1,
    },
    ...ranked,
    ...{ urgency: 2, source: 'budget', button: 'adjustBudget' },
    sentence: {
      key: 'categoryOver',
      values: { category: 'Shopping', days: 8 },
      amounts: { amount: 26.14 },
      days: {},
    },
  }
  let open = [over]
  const goals = [{ goalType: 1, status: 2, name: 'Live by a budget', description: '', plans: [] }]
  const dashboard = () => ({
    data: { goals, nextSteps: open, netWorth: null, accountsCount: 0, hasConnections: false },
  })
  const snoozeNextStep = () => {
    open = []
    return { ...over, snoozedUntil: '2026-11-29' }
  }
  renderApp(<WhatToDo />, { dashboard, snoozeNextStep })
  await screen.findByRole('heading', { level: 3, name: 'Shopping is $26.14 over with 8 days left.' })
  expect(screen.getByRole('link', { name: 'Adjust budget' }).getAttribute('href')).toMatch(/live-by-a-budget$/)
  await userEvent.click(screen.getByRole('button', { name: 'Options: Shopping is $26.14 over with 8 days left.' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: words.remindNextWeek() }))
  await screen.findByText(/^You’re all caught up\. Next check: /)
})

it('leads a person without a plan to the goals, and does not call them caught up', async () => {
  const dashboard = {
    data: { goals: [], nextSteps: [], netWorth: null, accountsCount: 2, hasConnections: false },
  }
  renderApp(<WhatToDo />, { dashboard })
  await screen.findByText(words.startWithOneGoal())
  expect(screen.getByRole('link', { name: words.chooseGoal() }).getAttribute('href')).toMatch(/all-goals$/)
  expect(screen.queryByText(/caught up/)).toBeNull()
})
