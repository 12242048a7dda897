import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RetirementCalculator } from './entry.ts'
import * as words from '../../words/calculator.generated.ts'

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
