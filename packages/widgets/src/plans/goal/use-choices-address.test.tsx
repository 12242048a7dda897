import { act, renderHook, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { createFakeApi, FakeApp } from '../../shared/fake-api.fixture.tsx'
import { queryAtom } from '../../shared/state/filters.ts'
import { useWhatIf } from '../calculator/use-what-if.ts'
import { sampleRetirementPlan } from '../shell/plan.fixture.ts'
import { simulatorHere } from '../simulation/simulator.ts'
import { useChoicesAddress } from './use-choices-address.ts'
import { useCompanyMatch } from './use-company-match.ts'

const sentence = {
  key: 'claimMatch',
  values: { percent: 2, employer: 'Larkfield' },
  amounts: { amount: 840 },
  days: {},
}
const step = { id: 1, status: 2, planType: 1, title: 'Claim the match', description: '', link: null, sentence }
const saved = sampleRetirementPlan()
const plan = {
  ...saved,
  input: { ...saved.input, retirementSavings: { ...saved.input.retirementSavings, employerMatch: 0.04 } },
}

/** Fifty cents a dollar, up to a tenth of pay: of the plan's 8 percent that is 4 percent of pay. */
const household = { asOf: '2026-11-19T00:00:00Z', facts: [], match: { matchRate: 0.5, matchLimit: 0.1 } }

function open(query: string, known: object = household) {
  const store = createStore()
  store.set(queryAtom('/goal'), query)
  const api = createFakeApi({
    nextSteps: [{ goalId: 1, planType: 1, nextSteps: [step] }],
    household: known,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FakeApp api={api}>
      <Provider store={store}>{children}</Provider>
    </FakeApp>
  )
  const { result } = renderHook(
    () => {
      const whatIf = useWhatIf(plan, simulatorHere)
      // As a person who types in the moment between the answer's first render and its effects.
      const type = useEffectEvent(() => whatIf.form.set('personalInformation.annualIncome', 91_000))
      useLayoutEffect(() => type(), [])
      useChoicesAddress(whatIf, '/goal')
      useCompanyMatch(plan, whatIf)
      return whatIf
    },
    { wrapper },
  )
  const chosen = () => {
    const { retirementPlanDetails: details, retirementSavings: savings } = result.current.form.values
    return { age: details?.retirementAge, save: savings?.employerSponsoredSavingsRate, claim: details?.claimingAge }
  }
  return { query: () => store.get(queryAtom('/goal')), chosen, form: () => result.current.form }
}

it('takes ages and rates from the address, and leaves out what is none', () => {
  expect(open('age=69&save=7.5&claim=70').chosen()).toEqual({ age: 69, save: 0.075, claim: 70 })
  expect(open('age=soon&save=-3').chosen()).toEqual({ age: 67, save: 0.08, claim: undefined })
})

it.each(['', 'age=69', 'try=save1'])('keeps what is typed while the answer opens: %s', async (query) => {
  const { chosen, form } = open(query)
  await waitFor(() => expect(chosen().save).toBe(query === 'try=save1' ? 0.09 : 0.08))
  expect(form().values.personalInformation?.annualIncome).toBe(91_000)
})

it('writes what is tried, without any amount, and nothing that is the plan’s own', async () => {
  const { query, form } = open('')
  act(() => form().set('retirementPlanDetails.retirementAge', 70))
  act(() => form().set('retirementPlanDetails.monthlyExpenses', 3_000))
  await waitFor(() => expect(query()).toBe('age=70'))
  act(() => form().set('retirementPlanDetails.retirementAge', 67))
  await waitFor(() => expect(query()).toBe(''))
})

it.each([
  ['try=save1', { age: 67, save: 0.09, claim: undefined }, 0.045, 'save=9'],
  ['try=claim', { age: 67, save: 0.08, claim: 70 }, 0.04, 'claim=70'],
  // The step says how far the match reaches: two points more, and the match grows from 4 to 5 percent of pay.
  ['try=match', { age: 67, save: 0.1, claim: undefined }, 0.05, 'save=10'],
])('tries what a step asks for: %s', async (asked, choices, match, written) => {
  const { query, chosen, form } = open(asked)
  await waitFor(() => expect(chosen()).toEqual(choices))
  await waitFor(() => expect(query()).toBe(written))
  await waitFor(() => expect(form().values.retirementSavings?.employerMatch).toBeCloseTo(match, 10))
})

it('moves the company’s match with the savings up to its limit, and back with them', async () => {
  const { form } = open('')
  const save = (rate: number) => act(() => form().set('retirementSavings.employerSponsoredSavingsRate', rate))
  const match = () => form().values.retirementSavings?.employerMatch
  // By hand: half of 3 percent; half of 10 of 15 percent; and what the plan has.
  for (const [rate, expected] of [
    [0.03, 0.015],
    [0.15, 0.05],
    [0.08, 0.04],
  ] as const) {
    save(rate)
    await waitFor(() => expect(match()).toBe(expected))
  }
})

it('leaves a match that the person has typed, in the household or here', async () => {
  const typed = open('save=3', { ...household, facts: [{ key: 'employerMatch', source: 'typed', value: 0.04 }] })
  await waitFor(() => expect(typed.query()).toBe('save=3'))
  expect(typed.form().values.retirementSavings?.employerMatch).toBe(0.04)
  const here = open('save=9')
  const match = () => here.form().values.retirementSavings?.employerMatch
  await waitFor(() => expect(match()).toBe(0.045))
  act(() => here.form().set('retirementSavings.employerMatch', 0.02))
  act(() => here.form().set('retirementSavings.employerSponsoredSavingsRate', 0.05))
  await waitFor(() => expect(here.query()).toBe('save=5'))
  expect(match()).toBe(0.02)
})
