import { act, renderHook, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createFakeApi, FakeApp } from '../../shared/fake-api.fixture.tsx'
import { queryAtom } from '../../shared/state/filters.ts'
import { useWhatIf } from '../calculator/use-what-if.ts'
import { sampleRetirementPlan } from '../shell/plan.fixture.ts'
import { simulatorHere } from '../simulation/simulator.ts'
import { useChoicesAddress } from './use-choices-address.ts'

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

function open(query: string) {
  const store = createStore()
  store.set(queryAtom('/goal'), query)
  const api = createFakeApi({ nextSteps: [{ goalId: 1, planType: 1, nextSteps: [step] }] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FakeApp api={api}>
      <Provider store={store}>{children}</Provider>
    </FakeApp>
  )
  const { result } = renderHook(
    () => {
      const whatIf = useWhatIf(plan, simulatorHere)
      useChoicesAddress(whatIf, '/goal')
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

it('writes what is tried, without any amount, and nothing that is the plan’s own', async () => {
  const { query, form } = open('')
  act(() => form().set('retirementPlanDetails.retirementAge', 70))
  act(() => form().set('retirementPlanDetails.monthlyExpenses', 3_000))
  await waitFor(() => expect(query()).toBe('age=70'))
  act(() => form().set('retirementPlanDetails.retirementAge', 67))
  await waitFor(() => expect(query()).toBe(''))
})

it.each([
  ['try=save1', { age: 67, save: 0.09, claim: undefined }, 0.04, 'save=9'],
  ['try=claim', { age: 67, save: 0.08, claim: 70 }, 0.04, 'claim=70'],
  // The step says how far the match reaches: two points more, and the match grows from 4 to 5 percent of pay.
  ['try=match', { age: 67, save: 0.1, claim: undefined }, 0.05, 'save=10'],
])('tries what a step asks for: %s', async (asked, choices, match, written) => {
  const { query, chosen, form } = open(asked)
  await waitFor(() => expect(chosen()).toEqual(choices))
  await waitFor(() => expect(query()).toBe(written))
  expect(form().values.retirementSavings?.employerMatch).toBeCloseTo(match, 10)
})
