import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createFakeApi, type FakeAnswers, FakeApp } from '../../shared/fake-api.fixture.tsx'
import { sampleAllocationPlan } from './plan.fixture.ts'
import { PlanNotices } from './plan-notices.tsx'

const stale = sampleAllocationPlan({
  showsRefreshPrompt: true,
  attention: [{ reason: 'OFF_GOAL', userAccountId: null }],
})

function show(answers: FakeAnswers) {
  const api = createFakeApi(answers)
  render(
    <FakeApp api={api}>
      <PlanNotices plan={stale} />
    </FakeApp>,
  )
  return { api, user: userEvent.setup() }
}

it('a plan that is let be can be asked about again: dismissing it is taken back', async () => {
  const { api, user } = show({ dismissPlanPrompt: {}, undoChange: {} })
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText('Your plan stays as it is')).toBeDefined()
  expect(api.count('dismissPlanPrompt')).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => api.count('undoChange')).toBe(1)
})

it('says so where dismissing it failed', async () => {
  const { user } = show({
    dismissPlanPrompt: Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 }),
  })
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText('Whoops, something went wrong')).toBeDefined()
})
