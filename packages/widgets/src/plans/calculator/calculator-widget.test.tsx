import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import { HostProvider } from '../../shared/host.tsx'
import { type Ask, type Decided } from '../../shared/our-window.ts'
import * as words from '../../words/calculator.generated.ts'
import { sampleRetirementPlan } from '../shell/plan.fixture.ts'
import { CalculatorWidget } from './calculator-widget.tsx'
import * as planShellWords from '../../words/plan-shell.generated.ts'

function renderWidget(plan: unknown = sampleRetirementPlan()) {
  return renderApp(<CalculatorWidget signature="Evenkeel" />, { plan })
}

const answer = () => screen.findByRole('heading', { name: /^Your savings last to age 90 in \d+ of 100 futures\.$/ })
const age = () => screen.getByRole('textbox', { name: /^Retirement age/ })

it('starts with the person’s plan, tries changes and undoes them, and saves nothing', async () => {
  const { api, user } = renderWidget()
  await answer()
  fireEvent.change(screen.getByRole('slider', { name: words.retirementAge() }), { target: { value: '70' } })
  expect(age()).toHaveProperty('value', '70')
  expect(screen.queryByRole('button', { name: words.saveToPlan() })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(age()).toHaveProperty('value', '67')
  expect(api.count('plan')).toBe(1)
  expect(screen.getByRole('link', { name: words.viewPlan() }).getAttribute('href')).toBe('#/plan-for-retirement')
})

it('is one card, whose parts bring no cards themselves', async () => {
  renderWidget()
  await answer()
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby') !== null)).toEqual([true])
  expect(document.querySelectorAll('.rounded-card')).toHaveLength(1)
})

it('asks for what it needs when nothing is known about the person', async () => {
  renderWidget(sampleRetirementPlan({ input: {}, linkedAccounts: [] }))
  expect(await screen.findByText(words.notYet())).toBeDefined()
})

it('says that the plan did not load, and loads it when asked again', async () => {
  const failed = Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 })
  const { user } = renderWidget(vi.fn().mockReturnValueOnce(failed).mockReturnValue(sampleRetirementPlan()))
  await screen.findByText(planShellWords.planFailed())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await answer()).toBeDefined()
})

it('saves what was tried in our window, and offers to undo it', async () => {
  const ask = vi.fn<(ask: Ask) => Promise<Decided>>(async () => ({ isDone: true, changeId: 7, text: 'Saved there' }))
  renderApp(
    <HostProvider ourWindow={{ ask }}>
      <CalculatorWidget signature="Evenkeel" />
    </HostProvider>,
    { plan: sampleRetirementPlan() },
  )
  await answer()
  fireEvent.change(screen.getByRole('slider', { name: words.retirementAge() }), { target: { value: '70' } })
  await userEvent.setup().click(screen.getByRole('button', { name: words.saveToPlan() }))
  const retirementPlanDetails = expect.objectContaining({ retirementAge: 70 })
  const plan = { planType: 1, input: expect.objectContaining({ retirementPlanDetails }) }
  expect(ask.mock.calls).toEqual([[{ kind: 'save-plan', plan }]])
  await screen.findByText('Saved there')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
})
