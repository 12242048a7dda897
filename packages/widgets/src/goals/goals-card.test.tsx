import { ledgerRefusedMessage } from '@evenkeel/api-client/contract/ledger-refused'
import { GoalType } from '@evenkeel/engine'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { GoalsCard } from './goals-card.tsx'
import * as goalsWords from '../words/goals.generated.ts'
import * as myGoalsWords from '../words/my-goals.generated.ts'

const show = (myGoals: unknown) => {
  const { api } = renderApp(<GoalsCard signature="Evenkeel" />, { myGoals })
  return api
}

it('lists each goal with its status and link, and leaves out one that this build does not know', async () => {
  const goal = { description: '', plans: [] }
  const api = show([
    { ...goal, goalType: GoalType.RETIREMENT, status: 1, name: 'Plan for Retirement' },
    { ...goal, goalType: 99, status: 1, name: 'A goal of tomorrow' },
  ])
  const link = await screen.findByRole('link', { name: 'Plan for Retirement' })
  expect(link.getAttribute('href')).toBe('#/plan-for-retirement')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Plan for Retirement\w/),
  ])
  expect(api.count('dashboard')).toBe(0)
})

it('says so if no goal is in progress', async () => {
  show([])
  await screen.findByText(goalsWords.noneYet())
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('says so if the data cannot be opened', async () => {
  show(vi.fn().mockReturnValue(Response.json({ code: 10000, message: ledgerRefusedMessage }, { status: 503 })))
  await screen.findByText(myGoalsWords.mineFailed())
  expect(
    screen.getByText('We can’t open your data right now. Nothing was changed. We know about it and are fixing it.'),
  ).toBeDefined()
  expect(screen.queryByText(/The rest of the page/)).toBeNull()
})

it('says that the goals did not load, and loads them when asked again', async () => {
  show(
    vi
      .fn()
      .mockReturnValueOnce(Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 }))
      .mockReturnValue([]),
  )
  await screen.findByText(myGoalsWords.mineFailed())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(goalsWords.noneYet())).toBeDefined()
})
