import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import * as words from '../words/plan-steps.generated.ts'
import { AllPlanSteps } from './all-plan-steps.tsx'
import { PlanNextSteps } from './open-next-steps.tsx'
import { OwnNextStepsCard } from './own-next-steps-card.tsx'

const createStep = (id: number, planType: number) => ({
  id,
  status: 2,
  planType,
  title: `Step ${id}`,
  description: '',
  link: null,
  order: id,
})

it('shows the first three of all plans, without the home screen’s read, and undoes a completed one', async () => {
  const all = [
    { goalId: 1, planType: 1, nextSteps: [createStep(1, 1), createStep(2, 1)] },
    { goalId: 2, planType: 3, nextSteps: [createStep(3, 3), createStep(4, 3)] },
  ]
  let isDone = false
  const nextSteps = () =>
    isDone ? all.map((group) => ({ ...group, nextSteps: group.nextSteps.filter(({ id }) => id !== 1) })) : all
  const setNextStepStatus = () => {
    isDone = true
    return { ...createStep(1, 1), status: 1 }
  }
  const undoChange = () => {
    isDone = false
    return {}
  }
  const { api } = renderApp(<OwnNextStepsCard signature="Evenkeel" />, { nextSteps, setNextStepStatus, undoChange })
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await screen.findByText(words.stepsLeft({ count: 4 }))
  expect(titles()).toEqual(['Step 1', 'Step 2', 'Step 3'])
  await userEvent.click(screen.getByRole('button', { name: words.markDone({ title: 'Step 1' }) }))
  await waitFor(() => expect(titles()).toEqual(['Step 2', 'Step 3', 'Step 4']))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(titles()).toEqual(['Step 1', 'Step 2', 'Step 3']))
  expect(api.count('dashboard')).toBe(0)
})

it('says of a step what home says, with its figures; its title where they are not known', async () => {
  const sentence = {
    key: 'raiseContribution',
    values: { before: 41, after: 46 },
    amounts: { monthly: 70, yearly: 1_265 },
    days: {},
  }
  const nextSteps = [{ ...createStep(1, 1), sentence, link: '/plan-for-retirement' }, createStep(2, 1)]
  renderApp(
    <>
      <PlanNextSteps planType={1} lacksFacts={false} />
      <AllPlanSteps planType={1} />
    </>,
    { nextSteps: [{ goalId: 1, planType: 1, nextSteps }] },
  )
  const said = await screen.findAllByRole('heading', { level: 3, name: /^Save 1% more: \$70 a month now/ })
  expect(said).toHaveLength(2)
  expect(screen.getAllByRole('heading', { level: 3, name: 'Step 2' })).toHaveLength(2)
})

it('says so if there is nothing to do', async () => {
  renderApp(<OwnNextStepsCard signature="Evenkeel" />, { nextSteps: [] })
  await screen.findByText(words.noneWhat())
  expect(screen.queryByText(/left$/)).toBeNull()
})

it.each([
  [false, words.caughtUp()],
  [true, words.noneBefore()],
])('says that a plan has nothing to do only if it lacks no fact: %s', async (lacksFacts, text) => {
  renderApp(<PlanNextSteps planType={2} lacksFacts={lacksFacts} />, { nextSteps: [] })
  await screen.findByText(text)
  expect(screen.queryAllByText(words.caughtUp())).toHaveLength(lacksFacts ? 0 : 1)
})

it('offers what is done about a step, except where it is done on this page', async () => {
  const steps = [
    { ...createStep(1, 1), button: 'try', link: '/plan-for-retirement/retirement-calculator?try=save1' },
    { ...createStep(2, 1), button: 'open', link: '/plan-for-retirement/summary/1' },
    { ...createStep(3, 1), button: 'markDone', link: '/my-goals-and-finances' },
  ]
  renderApp(<PlanNextSteps planType={1} lacksFacts={false} />, {
    nextSteps: [{ goalId: 1, planType: 1, nextSteps: steps }],
  })
  const tried = await screen.findByRole('link', { name: 'Try it' })
  expect(tried.getAttribute('href')).toBe('#/plan-for-retirement/retirement-calculator?try=save1')
  expect(screen.queryByRole('link', { name: 'Open' })).toBeNull()
})
