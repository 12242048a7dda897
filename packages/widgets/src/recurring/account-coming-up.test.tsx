import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { AccountComingUp } from './account-coming-up.tsx'
import { sampleRecurring } from './recurring.fixture.ts'

const rent = {
  plannedPaymentId: 9,
  description: 'Rent',
  categoryId: 4,
  flow: 'bill' as const,
  amount: -1_650,
  repeats: 'month' as const,
  dates: ['2026-12-01T00:00:00Z'],
  nextDate: '2026-12-01T00:00:00Z',
  userAccountId: 2,
}

/** Returns what is coming on an account, as it is shown. */
async function comingOn(userAccountId: number) {
  const planned = [rent, { ...rent, plannedPaymentId: 10, description: 'Gifts', amount: -80, userAccountId: null }]
  const { unmount } = renderApp(<AccountComingUp userAccountId={userAccountId} />, {
    recurring: { ...sampleRecurring, planned },
  })
  const list = within(await screen.findByRole('list'))
  const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^.*, /, ''))
  unmount()
  return texts
}

it('what was entered by hand is coming on its account; without one, where the pay comes in', async () => {
  expect(await comingOn(2)).toEqual(['Rent−$1,650.00'])
  expect(await comingOn(1)).toEqual(['Tidepool Music−$13.99', 'Larkfield Payroll+$2,412.38', 'Gifts−$80.00'])
})
