import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createFakeApi, FakeApp } from '../shared/fake-api.fixture.tsx'
import { NextStepsCard } from './next-steps-card.tsx'

it('says so where the next steps could not be read, and lists none, until they can (ERR-23, ERR-25)', async () => {
  const step = { id: 1, status: 2, planType: 3, title: 'Check the rates of your cards', description: '', link: null, order: 1 }
  let isDown = true
  const dashboard = () => (isDown ? Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 }) : { data: { goals: [], nextSteps: [step], netWorth: null, accountsCount: 0, hasConnections: false } })
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
