import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createFakeApi, FakeApp } from '../shared/fake-api.fixture.tsx'
import { NextStepsCard } from './next-steps-card.tsx'

it('says so where the next steps could not be read, and lists none, until they can (ERR-23, ERR-25)', async () => {
  const step = {
    id: 1,
    status: 2,
    planType: 3,
    title: 'Check the rates of your cards',
    description: '',
    link: null,
    order: 1,
  }
  let isDown = true
  const dashboard = () =>
    isDown
      ? Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 })
      : { data: { goals: [], nextSteps: [step], netWorth: null, accountsCount: 0, hasConnections: false } }
  render(
    <FakeApp api={createFakeApi({ dashboard })}>
      <NextStepsCard />
    </FakeApp>,
  )
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
  }))
  let open = steps
  const dashboard = () => ({
    data: { goals: [], nextSteps: open, netWorth: null, accountsCount: 0, hasConnections: false },
  })
  const setNextStepStatus = () => {
    open = steps.slice(1)
    return { ...steps[0], status: 1 }
  }
  const api = createFakeApi({ dashboard, setNextStepStatus })
  render(
    <FakeApp api={api}>
      <NextStepsCard />
    </FakeApp>,
  )
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await screen.findByText('Step 1')
  expect(titles()).toEqual(['Step 1', 'Step 2', 'Step 3'])
  expect(screen.getByText('3 of 5 to do')).toBeDefined()
  expect(api.count('dashboard')).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Complete: Step 1' }))
  await waitFor(() => expect(titles()).toEqual(['Step 2', 'Step 3', 'Step 4']))
})
