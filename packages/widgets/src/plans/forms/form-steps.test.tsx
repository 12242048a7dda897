// Proves: RET-05
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeAnswers } from '../../shared/fake-api.fixture.tsx'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import { queryAtom } from '../../shared/state/filters.ts'
import { sampleEmergencyPlan, sampleRetirementPlan } from '../shell/plan.fixture.ts'
import { PlanForm } from './plan-form.tsx'
import * as calculatorWords from '../../words/calculator.generated.ts'
import * as words from '../../words/plan-form.generated.ts'

function open(plan: PlanDetail, answers: FakeAnswers = {}, query = '') {
  const store = createStore()
  store.set(queryAtom('/make'), query)
  const onStep = vi.fn()
  const { api, user } = renderApp(
    <Provider store={store}>
      <PlanForm plan={plan} screen="/make" onStep={onStep} />
    </Provider>,
    {
      willProfileUpdateOnCommit: { willProfileUpdate: false, changedFields: [] },
      commitPlan: plan,
      savePlan: plan,
      ...answers,
    },
  )
  const parts = () => within(screen.getByRole('region', { name: words.parts() }))
  return {
    api,
    onStep,
    user,
    parts,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    goTo: (name: RegExp) => user.click(parts().getByRole('button', { name })),
    field: (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }),
    shown: () =>
      [...screen.getByRole('form').querySelectorAll('section[aria-labelledby]')].map(
        (section) => section.querySelector('h2')?.textContent,
      ),
    current: () =>
      parts()
        .getAllByRole('listitem')
        .find((item) => item.getAttribute('aria-current') === 'step')?.textContent,
  }
}

beforeEach(() => sessionStorage.clear())

/** The address of the third step. */
const savings = 'retirementSavings.retirementFund'

const verdict = {
  ...{ band: 'on-track', tone: 'positive', word: 'onTrack', figure: { value: 82, unit: 'futures' } },
  sentence: { key: 'savingsLast', values: { age: 90, futures: 82 }, amounts: {}, months: {} },
  ...{ today: null, second: null, missing: [] },
}

const known = (paths: readonly string[]) =>
  paths.map((path) => ({ path, key: path, source: 'typed' as const, state: null }))

describe('the steps of a form', () => {
  it('are shown one at a time, with what is filled in, and their accounts with the field that they fill', async () => {
    const { parts, shown, goTo } = open(sampleRetirementPlan())
    expect(shown()).toEqual([calculatorWords.aboutYou()])
    expect(parts().getByRole('button', { name: /^About you filled in$/ })).toBeDefined()
    expect(parts().getByRole('button', { name: calculatorWords.growthFold() })).toBeDefined()
    await goTo(/^Your savings/)
    expect(shown()).toEqual(['Your savings', words.planAccounts()])
  })

  it('are not filled in while the balance or the savings rate is empty, even if others lack something too', async () => {
    const { personalInformation, retirementPlanDetails } = sampleRetirementPlan().input
    const savings = /^Your savings filled in$/
    const lacking = [
      { personalInformation, retirementPlanDetails, retirementSavings: { employerSponsoredSavingsRate: 0.08 } },
      { personalInformation, retirementPlanDetails, retirementSavings: { retirementFund: 0 } },
      { personalInformation, retirementSavings: { employerSponsoredSavingsRate: 0.08 } },
    ]
    for (const input of lacking) {
      const { parts } = open(sampleRetirementPlan({ input, linkedAccounts: [] }))
      expect(parts().queryByRole('button', { name: savings })).toBeNull()
      cleanup()
    }
    const retirementSavings = { employerSponsoredSavingsRate: 0.08, retirementFund: 0 }
    const whole = { personalInformation, retirementPlanDetails, retirementSavings }
    const { parts } = open(sampleRetirementPlan({ input: whole, linkedAccounts: [] }))
    expect(parts().getByRole('button', { name: savings })).toBeDefined()
  })

  it('wait for what they ask; then the next one has the focus on its heading, its name in the address, and a title', async () => {
    const { user, field, press, shown, onStep } = open(sampleRetirementPlan())
    await user.clear(field(/^Annual income/))
    await press('Continue')
    expect(screen.getByRole('link', { name: /^Annual income:/ })).toBeDefined()
    expect([shown(), document.activeElement]).toEqual([[calculatorWords.aboutYou()], field(/^Annual income/)])
    await user.type(field(/^Annual income/), '60000')
    await press('Continue')
    expect(shown()).toEqual(['Your retirement'])
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your retirement' }))
    expect(onStep.mock.lastCall).toEqual(['Your retirement'])
    await press('Back')
    expect([shown(), onStep.mock.lastCall]).toEqual([[calculatorWords.aboutYou()], [undefined]])
  })

  it('are one press away from each other, and the answer follows what is typed', async () => {
    const { api, user, goTo, current, field } = open(sampleRetirementPlan(), { previewPlan: { verdict } })
    await goTo(/^Your retirement/)
    expect(current()).toContain('Your retirement')
    await user.clear(field(/^Retirement age/))
    await user.type(field(/^Retirement age/), '68')
    const asked = { input: { retirementPlanDetails: { retirementAge: 68 } } }
    await waitFor(() => expect(api.bodiesOf('previewPlan').at(-1)).toMatchObject(asked))
    expect(await screen.findByText('Your savings last to age 90 in 82 of 100 futures.')).toBeDefined()
  })

  it('name what the answer still lacks by its field', async () => {
    const missing = [{ key: 'retirementFund', accountId: null }]
    open(sampleRetirementPlan(), { previewPlan: { verdict: { ...verdict, missing } } })
    expect(await screen.findByText('Still missing: Retirement savings today.')).toBeDefined()
  })

  it('end in Use this plan; of a running plan each does, so that one figure is corrected without the others', async () => {
    const { press, goTo, api } = open(sampleRetirementPlan())
    expect(screen.queryByRole('button', { name: words.takePlan() })).toBeNull()
    await goTo(/^Growth and inflation/)
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    await press(words.takePlan())
    expect(api.count('commitPlan')).toBe(1)
  })

  it('of a running plan each end in it too', async () => {
    const { press, api } = open(sampleRetirementPlan({ status: 2, lastCommittedOn: '2026-11-19T00:00:00Z' }))
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
    await press(words.takePlan())
    expect(api.count('commitPlan')).toBe(1)
  })

  it('take the person to what is missing, with its message and the focus', async () => {
    const plan = sampleRetirementPlan({
      input: { ...sampleRetirementPlan().input, retirementPlanDetails: { retirementAge: 67, lifeExpectancy: 90 } },
    })
    const { goTo, press, shown, field, api } = open(plan)
    await goTo(/^Growth and inflation/)
    await press(words.takePlan())
    expect(await screen.findByRole('link', { name: /^Monthly expenses: / })).toBeDefined()
    expect([shown(), document.activeElement]).toEqual([['Your retirement'], field(/^Monthly expenses/)])
    expect(api.count('commitPlan')).toBe(0)
  })

  it('of a first plan that is opened in the middle begin with the first that lacks something', async () => {
    const lacking = {
      ...sampleRetirementPlan().input,
      retirementPlanDetails: { retirementAge: 67, lifeExpectancy: 90 },
    }
    const { shown } = open(sampleRetirementPlan({ input: lacking }), {}, `section=${savings}`)
    expect(shown()).toEqual(['Your retirement'])
  })

  it('of a first plan that lacks nothing, and of a running one, open where the address says', () => {
    const running = sampleRetirementPlan({ status: 2, lastCommittedOn: '2026-11-19T00:00:00Z', input: {} })
    for (const plan of [sampleRetirementPlan(), running]) {
      const { shown } = open(plan, {}, `section=${savings}`)
      expect(shown()).toEqual(['Your savings', words.planAccounts()])
      cleanup()
    }
  })

  it('of a saved draft show no fault of a field that the person has not touched', () => {
    const draft = { revision: 3, step: null, savedAt: '2026-11-19T00:00:00Z' }
    for (const plan of [
      sampleRetirementPlan({ status: 1, hasDraft: true, draft, input: {} }),
      sampleEmergencyPlan({ status: 1, hasDraft: true, draft }),
    ]) {
      open(plan, {}, `section=${savings}`)
      expect(screen.queryByText('Check these:')).toBeNull()
      expect(screen.queryByText('Field required')).toBeNull()
      for (const field of screen.queryAllByRole('textbox')) expect(field.getAttribute('aria-invalid')).not.toBe('true')
      cleanup()
    }
  })

  it('save nothing for a person who only looks at them', async () => {
    const { press, api } = open(sampleRetirementPlan())
    await press('Continue')
    await press('Back')
    expect(api.count('savePlan')).toBe(0)
  })

  it('have what the household knows in one line, which a first plan opens on request, and a running one at once', async () => {
    const facts = known(['personalInformation.dateOfBirth', 'personalInformation.annualIncome'])
    const { press, field } = open(sampleRetirementPlan({ facts }))
    expect(screen.getByText('Date of birth 03/14/1966 · Annual income $84,000', { exact: false })).toBeDefined()
    expect(screen.queryByRole('textbox', { name: /^Annual income/ })).toBeNull()
    await press('Change: About you')
    expect(field(/^Annual income/).value).toBe('84,000.00')
  })

  it('do not ask for the birth date that registration has checked, and for a single amount still', async () => {
    const born = open(sampleRetirementPlan({ facts: known(['personalInformation.dateOfBirth']) }))
    expect(screen.getByText('Date of birth 03/14/1966', { exact: false })).toBeDefined()
    expect(screen.queryByRole('textbox', { name: /^Date of birth/ })).toBeNull()
    await born.press('Change: About you')
    expect(born.field(/^Date of birth/).value).toBe('03/14/1966')
    cleanup()
    const paid = open(sampleRetirementPlan({ facts: known(['personalInformation.annualIncome']) }))
    expect(paid.field(/^Annual income/).value).toBe('84,000.00')
  })

  it('are no list where there is only one', () => {
    open(sampleEmergencyPlan())
    expect(screen.queryByRole('region', { name: words.parts() })).toBeNull()
    expect(screen.getByRole('button', { name: words.takePlan() })).toBeDefined()
  })
})
