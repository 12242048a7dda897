import { FamilyStatus, type LeverCase, retirementLevers } from '@evenkeel/engine'
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { simulatorHere } from './simulator.ts'
import { useLevers } from './use-levers.ts'

const person = {
  age: 60,
  dob: '1966-03-14',
  annualIncome: 84_000,
  familyStatus: FamilyStatus.Single,
  lifeExpectancy: 90,
  rates: { currentReturn: 0.06, retirementReturn: 0.04, inflation: 0.025, savings: 0.08 },
  retirement: { age: 67, expenses: 40_000, fund: 100_000 },
}
const plan: LeverCase = { person, options: { asOf: '2026-11-19' }, match: null }
const richer: LeverCase = { ...plan, person: { ...person, retirement: { ...person.retirement, fund: 2_000_000 } } }
const keysOf = (asked: LeverCase) => [...retirementLevers(asked)].map(({ key }) => key)

describe('what would help', () => {
  it('comes one by one, begins anew for another plan, and is nothing without one', async () => {
    const first: { asked: LeverCase | null } = { asked: plan }
    const shown = renderHook(({ asked }) => useLevers(simulatorHere, asked), {
      initialProps: first,
    })
    expect(shown.result.current).toEqual({ levers: [], isSearching: true, isFailed: false })
    await waitFor(() => expect(shown.result.current.levers).not.toHaveLength(0))
    shown.rerender({ asked: richer })
    expect(shown.result.current.levers).toEqual([])
    await waitFor(() => expect(shown.result.current.isSearching).toBe(false))
    expect(shown.result.current.levers.map(({ key }) => key)).toEqual(keysOf(richer))
    shown.rerender({ asked: null })
    expect(shown.result.current).toEqual({ levers: [], isSearching: false, isFailed: false })
  })

  it('says so when the plan cannot be worked out', async () => {
    const broken = { ...plan, person: { ...person, age: 60.5 } }
    const shown = renderHook(() => useLevers(simulatorHere, broken))
    await waitFor(() => expect(shown.result.current.isFailed).toBe(true))
    expect(shown.result.current.isSearching).toBe(false)
  })
})
