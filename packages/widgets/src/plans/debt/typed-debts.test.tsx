import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { DebtWizard } from './entry.ts'

const card = { name: 'Card', balance: 1_000, rate: 0.12, minimum: 25 }

it('works from typed debts without a provider, and hands over what is filled in', async () => {
  const onSave = vi.fn()
  const user = userEvent.setup()
  render(<DebtWizard start={{ debts: [card], monthlyPayment: 250, interestRate: 0.08 }} onSave={onSave} />)
  for (let step = 1; step < 4; step += 1) await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('heading', { name: /^Debt-free in/ })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSave).toHaveBeenCalledOnce()
})
