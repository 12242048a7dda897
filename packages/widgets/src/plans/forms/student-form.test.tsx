import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeApi, FakeApp, type FakeAnswers, refusal } from '../../shared/fake-api.fixture.tsx'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import { sampleStudentPlan } from '../shell/plan.fixture.ts'
import { PlanForm } from './plan-form.tsx'
import * as draftsWords from '../../words/drafts.generated.ts'
import * as planFormWords from '../../words/plan-form.generated.ts'
import * as planShellWords from '../../words/plan-shell.generated.ts'

const noChange = { willProfileUpdate: false, changedFields: [] }
const bare = sampleStudentPlan({ interestRate: null, minimumMonthlyPayment: null })

function renderForm(plan = bare, answers: FakeAnswers = {}) {
  const { api, user } = renderApp(<PlanForm plan={plan} />, {
    willProfileUpdateOnCommit: noChange,
    commitPlan: plan,
    savePlan: plan,
    updateAccount: {},
    ...answers,
  })
  return { api, user, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

const rate = () => screen.getByLabelText(/^Interest rate of Student loan A/)
const minimum = () => screen.getByLabelText(/^Minimum payment of Student loan A/)
const errors = () => screen.queryAllByRole('link', { name: /:/ }).map(({ textContent }) => textContent)

it('commits no loan whose rate or minimum is missing: names loan and field, and goes to the first', async () => {
  const { api, press } = renderForm()
  await press(planFormWords.takePlan())
  expect(errors()).toEqual([
    'Interest rate of Student loan A: Field required',
    'Minimum payment of Student loan A: Field required',
  ])
  expect(document.activeElement).toBe(rate())
  expect([api.count('willProfileUpdateOnCommit'), api.count('updateAccount'), api.count('commitPlan')]).toEqual([
    0, 0, 0,
  ])
})

it('tells the account what was typed, a 0 too, and then commits', async () => {
  const { api, user, press } = renderForm()
  await user.type(rate(), '4.53')
  await user.type(minimum(), '0')
  await press(planFormWords.takePlan())
  expect(await screen.findByText(planShellWords.planIsSet())).toBeDefined()
  expect(api.bodiesOf('updateAccount')).toEqual([{ userAccountId: 5, interestRate: 0.0453, monthlyMinimumPayment: 0 }])
  expect(api.bodiesOf('commitPlan')).toEqual([
    {
      input: { monthlyPayment: 200, strategy: 1 },
      linkedAccounts: [{ userAccountId: 5, isLinked: true, loanType: 1 }],
    },
  ])
})

it('asks what the plan comes to with the terms that are typed and not stored yet', async () => {
  const { api, user } = renderForm(bare, { previewPlan: { verdict: null } })
  await user.type(rate(), '4.53')
  await user.type(minimum(), '20')
  await waitFor(() =>
    expect(api.bodiesOf('previewPlan').at(-1)).toEqual({
      input: { monthlyPayment: 200, strategy: 1 },
      linkedAccounts: [
        { userAccountId: 5, isLinked: true, loanType: 1, interestRate: 0.0453, minimumMonthlyPayment: 20 },
      ],
    }),
  )
  expect(api.count('updateAccount')).toBe(0)
})

it('keeps a draft with the gap, and tells the account what was typed so far', async () => {
  const { api, user, press } = renderForm()
  await user.type(rate(), '4.53')
  await press(draftsWords.saveDraft())
  expect(await screen.findByText(planShellWords.draftIsSaved())).toBeDefined()
  expect(api.bodiesOf('updateAccount')).toEqual([{ userAccountId: 5, interestRate: 0.0453 }])
})

it('drops the word that nothing is linked as soon as a loan is: finding 7', async () => {
  const { user, press } = renderForm(sampleStudentPlan({ isLinked: false }), {
    commitPlan: () => refusal({ linkedAccounts: 'Please link at least one account.' }),
  })
  await press(planFormWords.takePlan())
  expect((await screen.findAllByText('Please link at least one account.')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('checkbox', { name: /Student loan A/ }))
  expect(screen.queryByText('Please link at least one account.')).toBeNull()
})

it('pays with a new loan what is paid on it, until another payment is typed: finding 6', async () => {
  const plan = { ...sampleStudentPlan(), input: { monthlyPayment: 25, strategy: 1 as const }, linkedAccounts: [] }
  const api = createFakeApi({})
  const show = (loans: readonly LinkedAccount[]) => (
    <FakeApp api={api}>
      <PlanForm plan={{ ...plan, linkedAccounts: [...loans] }} />
    </FakeApp>
  )
  const { rerender } = render(show([]))
  const payment = () => screen.getByLabelText<HTMLInputElement>(/^Monthly payment/).value
  expect(payment()).toBe('25.00')
  const { linkedAccounts } = sampleStudentPlan({ currentMonthlyPayment: 110, isLinked: false })
  rerender(show(linkedAccounts))
  expect(payment()).toBe('110.00')
})
