// Proves: DEBT-01 to DEBT-07, DEBT-13, ROUTE-16
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { createStore, Provider } from 'jotai'
import { FakeApp, type FakeAnswers, refusal } from '../../shared/fake-api.fixture.tsx'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import { queryAtom, writeQueryAtom } from '../../shared/state/filters.ts'
import * as words from '../../words/debts.generated.ts'
import { sampleDebt, sampleDebtPlan } from '../shell/plan.fixture.ts'
import { DebtWizard } from './debt-wizard.tsx'
import type { DebtPlan } from './form.ts'
import * as planShellWords from '../../words/plan-shell.generated.ts'
import * as draftsWords from '../../words/drafts.generated.ts'

const noChange = { willProfileUpdate: false, changedFields: [] }

function renderWizard(answers: FakeAnswers = {}, plan: DebtPlan = sampleDebtPlan()) {
  const onOpen = vi.fn()
  const { rerender, api, user } = renderApp(
    <DebtWizard plan={plan} editAccount={(id) => <p>Editing {id}</p>} />,
    {
      willProfileUpdateOnCommit: noChange,
      commitPlan: plan,
      savePlan: plan,
      undoChange: {},
      ...answers,
    },
    onOpen,
  )
  const again = (next: DebtPlan) =>
    rerender(
      <FakeApp api={api} onOpen={onOpen}>
        <DebtWizard plan={next} />
      </FakeApp>,
    )
  return { api, onOpen, again, user }
}

const screenName = '/reduce-your-debt/calculator'

/** Opens the wizard at an address, and lists what it writes there. */
function openAt(query: string, plan: DebtPlan = sampleDebtPlan()) {
  const store = createStore()
  const changes: string[] = []
  store.set(queryAtom(screenName), query)
  store.set(writeQueryAtom, { write: (_, next, change) => void changes.push(`${change} ${next}`) })
  renderApp(
    <Provider store={store}>
      <DebtWizard screen={screenName} plan={plan} />
    </Provider>,
    { savePlan: plan },
  )
  return { changes, user: userEvent.setup() }
}

const press = async (user: ReturnType<typeof userEvent.setup>, ...names: string[]) => {
  for (const name of names) await user.click(screen.getByRole('button', { name }))
}
const step = () => screen.getByRole('region', { name: /^Step/ }).getAttribute('aria-label')
const payment = () => screen.getByLabelText(/^Monthly payment/)

const bare = sampleDebtPlan({ linkedAccounts: [sampleDebt({ interestRate: null, minimumMonthlyPayment: null })] })
const rate = () => screen.getByLabelText(/^Interest rate of Rewards Card/)
const minimum = () => screen.getByLabelText(/^Minimum payment of Rewards Card/)
const errors = () => screen.queryAllByRole('link', { name: /:/ }).map(({ textContent }) => textContent)

describe('the debt wizard', () => {
  it('leads through four steps to a plan that is calculated in the page, and commits it', async () => {
    const { user, api, onOpen } = renderWizard()
    await press(user, 'Next', 'Next')
    await user.clear(payment())
    await user.type(payment(), '250')
    expect(screen.getByText('Debt-free in April 2027.')).toBeDefined()
    await press(user, 'Next')
    expect(await screen.findByRole('heading', { name: 'Debt-free in April 2027.' })).toBeDefined()
    expect(within(screen.getByRole('table', { name: words.payoffOrder() })).getAllByRole('row')).toHaveLength(2)
    await press(user, 'Commit')
    expect(api.bodiesOf('commitPlan')).toEqual([
      {
        input: { monthlyPayment: 250, interestRate: 0.08, strategy: 1 },
        linkedAccounts: [{ userAccountId: 1, isLinked: true }],
      },
    ])
    expect(await screen.findByText(planShellWords.planIsSet())).toBeDefined()
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('/reduce-your-debt/summary')
  })

  it('shows its last step at once: that loads while a person is at the first', async () => {
    const { user } = renderWizard()
    await act(() => vi.dynamicImportSettled())
    await press(user, 'Next', 'Next', 'Next')
    expect(screen.getByRole('table', { name: words.payoffOrder() })).toBeDefined()
  })

  it('takes payments that are made once, and keeps those of a running plan that are still to come', async () => {
    const input = {
      monthlyPayment: 100,
      interestRate: 0.08,
      strategy: 1,
      oneOffs: [{ month: 40, amount: 50 }],
    } as const
    const running = sampleDebtPlan({ input: { ...input, oneOffs: [...input.oneOffs] }, asOf: '2025-11-01T00:00:00Z' })
    const { user, api } = renderWizard({}, running)
    await press(user, 'Next', 'Next', words.addOneOff())
    await user.type(screen.getByLabelText(/^2. Amount/), '500')
    expect(screen.getByLabelText<HTMLInputElement>(/^1. Month/).value).toBe('28')
    await press(user, 'Next', 'Commit')
    expect(api.bodiesOf('commitPlan')).toMatchObject([
      {
        input: {
          oneOffs: [
            { month: 28, amount: 50 },
            { month: 1, amount: 500 },
          ],
        },
      },
    ])
  })

  it('leads with what is paid today, and offers both orders of payment with what each comes to', async () => {
    const debts = [
      sampleDebt({ interestRate: 0.09, currentMonthlyPayment: 40 }),
      sampleDebt({
        userAccountId: 2,
        name: 'Bank loan',
        latestBalance: -5_000,
        interestRate: 0.2,
        minimumMonthlyPayment: 100,
        currentMonthlyPayment: 150,
      }),
      sampleDebt({
        userAccountId: 3,
        name: 'Auto loan',
        latestBalance: -8_000,
        interestRate: 0.06,
        minimumMonthlyPayment: 150,
        currentMonthlyPayment: 310,
      }),
    ]
    const input = { monthlyPayment: 500, interestRate: 0.08, strategy: 1 } as const
    const { user, api } = renderWizard({}, sampleDebtPlan({ linkedAccounts: debts, input }))
    await press(user, 'Next', 'Next', 'Next')
    await screen.findByRole('table', { name: words.payoffOrder() })
    const said = [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(
      said.filter((text) => text.endsWith('interest than what you pay today, for the same $500 a month.')),
    ).toHaveLength(1)
    expect(
      said.filter((text) => /differ by \$150\.65 in interest and end in the same month\./.test(text)),
    ).toHaveLength(1)
    // Worked by hand in the engine: 32 months each, 1,644.03 of interest and 1,794.68.
    const high = screen.getByRole('radio', { name: /^High interest first.*Least interest.*\$1,644\.03/ })
    const low = screen.getByRole('radio', { name: /^Lowest balance first.*\$1,794\.68/ })
    expect([high, low].map((order) => order instanceof HTMLInputElement && order.checked)).toEqual([true, false])
    await user.click(low)
    await press(user, 'Commit')
    expect(api.bodiesOf('commitPlan')).toMatchObject([{ input: { strategy: 2 } }])
  })

  it('keeps its step in the address: each Next is an entry of the history', async () => {
    const { user, changes } = openAt('')
    await press(user, 'Next', 'Next', 'Next', 'Back')
    expect(changes).toEqual(['push step=debts', 'push step=review', 'push step=preview', 'push step=review'])
  })

  it.each([
    ['a rate is missing', bare, 'Step 3 of 4: Review your information', 'replace step=review'],
    ['nothing is chosen', sampleDebtPlan({ linkedAccounts: [] }), 'Step 2 of 4: Identify debts', 'replace step=debts'],
    ['the rate is not said', sampleDebtPlan({ input: {} }), 'Step 1 of 4: Paydown strategy', 'replace '],
  ])('opens the first open step in place of the last one while %s', (_, plan, opened, change) => {
    const { changes } = openAt('step=preview', plan)
    expect([step(), changes]).toEqual([opened, [change]])
  })

  it('opens the step of the address if all before it are complete', () => {
    const { changes } = openAt('step=preview')
    expect([step(), changes]).toEqual(['Step 4 of 4: Preview your plan', []])
  })

  it('continues from the debts only with at least one', async () => {
    const { user } = renderWizard()
    await press(user, 'Next')
    await user.click(screen.getByRole('checkbox', { name: /Rewards Card/ }))
    await press(user, 'Next')
    expect(step()).toBe('Step 2 of 4: Identify debts')
    expect(screen.getByText(words.addOne())).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: /Store Card/ }))
    await press(user, 'Next')
    expect(step()).toBe('Step 3 of 4: Review your information')
    expect(screen.getByRole('table').textContent).toContain('Store Card')
  })

  it('says that a payment is below the minimums, and waits', async () => {
    const { user } = renderWizard()
    await press(user, 'Next', 'Next')
    await user.clear(payment())
    await user.type(payment(), '10')
    await press(user, 'Next')
    expect(step()).toBe('Step 3 of 4: Review your information')
    expect(screen.getAllByText(/Your monthly payment must be at least \$25\.00/).length).toBeGreaterThan(0)
  })

  it('says at the field that a payment is too large, and waits: finding 13', async () => {
    const { user, api } = renderWizard()
    await press(user, 'Next', 'Next')
    await user.clear(payment())
    await user.type(payment(), '999999999999')
    await press(user, 'Next')
    expect(step()).toBe('Step 3 of 4: Review your information')
    expect(payment().getAttribute('aria-invalid')).toBe('true')
    expect(api.count('commitPlan')).toBe(0)
  })

  it('counts a debt that was added meanwhile', async () => {
    const { user, again } = renderWizard()
    await press(user, 'Next')
    const plan = sampleDebtPlan()
    again({
      ...plan,
      linkedAccounts: [...plan.linkedAccounts, sampleDebt({ userAccountId: 9, name: 'New Loan', isLinked: false })],
    })
    expect(screen.getByRole('checkbox', { name: /New Loan/ })).toHaveProperty('checked', true)
  })

  it('links to the account that lacks a rate', async () => {
    const { user } = renderWizard({}, bare)
    await press(user, 'Next', 'Next')
    expect(screen.getAllByText('Not provided').length).toBeGreaterThan(0)
    await press(user, words.editNamed({ name: 'Rewards Card' }))
    expect(screen.getByText('Editing 1')).toBeDefined()
  })

  it('does not continue while a rate or a minimum is missing: names debt and field, and focuses the first', async () => {
    const { user, api } = renderWizard({}, bare)
    await press(user, 'Next', 'Next')
    expect(screen.getByText('Add the missing interest rate or minimum payment to go on.')).toBeDefined()
    expect(screen.queryByText(/^Debt-free in/)).toBeNull()
    await press(user, 'Next')
    expect(step()).toBe('Step 3 of 4: Review your information')
    expect(errors()).toEqual([
      'Interest rate of Rewards Card: Field required',
      'Minimum payment of Rewards Card: Field required',
    ])
    expect(document.activeElement).toBe(rate())
    await user.type(rate(), '51')
    expect(errors()[0]).toBe('Interest rate of Rewards Card: Please enter a number between 0% and 50%.')
    await press(user, 'Next')
    expect([step(), api.count('updateAccount'), api.count('commitPlan')]).toEqual([
      'Step 3 of 4: Review your information',
      0,
      0,
    ])
  })

  it('continues with what is typed, and stores it in the account before it commits', async () => {
    const { user, api } = renderWizard({ updateAccount: {} }, bare)
    await press(user, 'Next', 'Next')
    await user.type(rate(), '12')
    await user.type(minimum(), '25')
    expect(screen.getByText('Debt-free in October 2027.')).toBeDefined()
    await press(user, 'Next')
    expect((await screen.findByRole('table', { name: words.payoffOrder() })).textContent).toContain('12.00%')
    await press(user, 'Commit')
    expect(await screen.findByText(planShellWords.planIsSet())).toBeDefined()
    expect(api.bodiesOf('updateAccount')).toEqual([{ userAccountId: 1, interestRate: 0.12, monthlyMinimumPayment: 25 }])
    expect(api.bodiesOf('commitPlan')).toEqual([
      {
        input: { monthlyPayment: 100, interestRate: 0.08, strategy: 1 },
        linkedAccounts: [{ userAccountId: 1, isLinked: true }],
      },
    ])
  })

  it('keeps a rate in the draft that is typed and not stored yet, and shows it again', async () => {
    const { user, api } = renderWizard({}, bare)
    await press(user, 'Next', 'Next')
    await user.type(rate(), '12')
    act(() => void dispatchEvent(new Event('pagehide')))
    const kept = { linkedAccounts: [{ userAccountId: 1, isLinked: true, interestRate: 0.12 }] }
    await waitFor(() => expect(api.bodiesOf('savePlan').at(-1)).toMatchObject(kept))
    expect(api.count('updateAccount')).toBe(0)
    cleanup()
    const terms = [{ userAccountId: 1, interestRate: 0.12 }]
    const again = renderWizard({}, { ...bare, draft: { revision: 1, step: 'review', savedAt: null, terms } })
    await press(again.user, 'Next', 'Next')
    expect(rate()).toHaveProperty('value', '12')
  })

  it('accepts a typed 0', async () => {
    const { user } = renderWizard({}, bare)
    await press(user, 'Next', 'Next')
    await user.type(rate(), '0')
    await user.type(minimum(), '0')
    await press(user, 'Next')
    expect((await screen.findByRole('table', { name: words.payoffOrder() })).textContent).toContain('0.00%')
  })

  it('asks nothing about a debt that the plan does not count', async () => {
    const unlinked = sampleDebt({
      userAccountId: 2,
      name: 'Store Card',
      isLinked: false,
      interestRate: null,
      minimumMonthlyPayment: null,
    })
    const { user } = renderWizard({}, sampleDebtPlan({ linkedAccounts: [sampleDebt(), unlinked] }))
    await press(user, 'Next', 'Next', 'Next')
    expect(step()).toBe('Step 4 of 4: Preview your plan')
  })

  it('goes back to the missing term that the server refuses', async () => {
    const refused = () => refusal({ 'linkedAccounts[0].interestRate': 'Field required' })
    const { user } = renderWizard({ commitPlan: refused })
    await press(user, 'Next', 'Next', 'Next', 'Commit')
    expect(await screen.findByText('Field required')).toBeDefined()
    expect(step()).toBe('Step 3 of 4: Review your information')
  })

  it('keeps a draft for later, and what was typed when that fails', async () => {
    const down = () => Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 })
    const savePlan = vi.fn(down)
    const { user, onOpen } = renderWizard({ savePlan })
    await press(user, 'Next', 'Next')
    await user.clear(payment())
    await user.type(payment(), '333')
    await press(user, draftsWords.saveDraft())
    expect(await screen.findByText('Unknown error encountered')).toBeDefined()
    expect(payment()).toHaveProperty('value', '333.00')
    savePlan.mockImplementation(() => Response.json(sampleDebtPlan()))
    await press(user, draftsWords.saveDraft())
    expect(await screen.findByText(planShellWords.draftIsSaved())).toBeDefined()
    expect(savePlan.mock.lastCall).toMatchObject([{ input: { monthlyPayment: 333 }, step: 'review' }])
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('/reduce-your-debt')
  })

  it('proposes what the chosen debts are paid today until another payment is typed (Q-DEBT-2): finding 6', async () => {
    const debts = [
      sampleDebt({ currentMonthlyPayment: 850 }),
      sampleDebt({ userAccountId: 2, name: 'Auto loan', currentMonthlyPayment: 388.4 }),
    ]
    const { user } = renderWizard(
      {},
      sampleDebtPlan({ linkedAccounts: debts, input: { monthlyPayment: 1_238.4, interestRate: 0.08, strategy: 1 } }),
    )
    await press(user, 'Next')
    await user.click(screen.getByRole('checkbox', { name: /Rewards Card/ }))
    await press(user, 'Next')
    expect(payment()).toHaveProperty('value', '388.40')
    await user.clear(payment())
    await user.type(payment(), '500')
    await press(user, 'Back')
    await user.click(screen.getByRole('checkbox', { name: /Rewards Card/ }))
    await press(user, 'Next')
    expect(payment()).toHaveProperty('value', '500.00')
  })

  it('goes back to the step that the server refuses, with its words on the field', async () => {
    const { user } = renderWizard({ commitPlan: () => refusal({ 'input.monthlyPayment': 'Too little for today.' }) })
    await press(user, 'Next', 'Next', 'Next', 'Commit')
    expect(await screen.findByText('Too little for today.')).toBeDefined()
    expect(step()).toBe('Step 3 of 4: Review your information')
  })

  it('asks before the profile changes, and commits nothing when that is declined', async () => {
    const { user, api } = renderWizard({
      willProfileUpdateOnCommit: { willProfileUpdate: true, changedFields: ['annualIncome'] },
    })
    await press(user, 'Next', 'Next', 'Next', 'Commit')
    const question = await screen.findByRole('alertdialog', { name: draftsWords.profileTitle() })
    expect(question.textContent).toContain(draftsWords.annualIncome())
    await press(user, draftsWords.profileDecline())
    expect(api.count('commitPlan')).toBe(0)
    await press(user, 'Commit')
    await user.click(await screen.findByRole('button', { name: draftsWords.profileAccept() }))
    expect(await screen.findByText(planShellWords.planIsSet())).toBeDefined()
    expect(api.count('commitPlan')).toBe(1)
  })

  it('can be left without any call', async () => {
    const { user, api, onOpen } = renderWizard()
    await press(user, 'Cancel')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('/reduce-your-debt')
    expect([api.count('savePlan'), api.count('cancelPlan')]).toEqual([0, 0])
  })
})
