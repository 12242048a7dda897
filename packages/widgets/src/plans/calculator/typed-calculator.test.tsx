import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RetirementCalculator } from './entry.ts'
import * as words from '../../words/calculator.generated.ts'

const rulesOf = async (start: Partial<RetirementInput>) => {
  const onSave = vi.fn<(input: RetirementInput) => void>()
  render(<RetirementCalculator start={start} onSave={onSave} />)
  await screen.findByRole('heading', { name: /of 100 futures/ })
  await userEvent.setup().click(screen.getByRole('button', { name: words.saveToPlan() }))
  cleanup()
  return onSave.mock.calls[0]?.[0].assetsGrowPlan
}

it('has the rules of a first plan of the form, unless other rules are named', async () => {
  expect(await rulesOf({})).toMatchObject({ ruleBook: 'official-2026' })
  const inflation = { expectedAnnualInflationRate: 0.03 }
  expect(await rulesOf({ assetsGrowPlan: inflation })).toMatchObject({ ruleBook: 'official-2026', ...inflation })
  expect(await rulesOf({ assetsGrowPlan: { ruleBook: 'plan-rules-2017' } })).toMatchObject({
    ruleBook: 'plan-rules-2017',
  })
})

it('works from typed values without a provider, and hands over what was tried', async () => {
  const onSave = vi.fn()
  render(
    <RetirementCalculator
      start={{ retirementPlanDetails: { retirementAge: 65, lifeExpectancy: 90, monthlyExpenses: 3_000 } }}
      onSave={onSave}
    />,
  )
  expect(await screen.findByRole('heading', { name: /of 100 futures/ })).toBeDefined()
  await userEvent.setup().click(screen.getByRole('button', { name: words.saveToPlan() }))
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ retirementPlanDetails: expect.objectContaining({ retirementAge: 65 }) }),
  )
})
