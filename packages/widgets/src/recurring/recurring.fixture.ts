import type { Recurring, RecurringItem } from '@evenkeel/api-client/contract/recurring'

/** A subscription whose price went up. */
export const sampleItem = (own: Partial<RecurringItem> = {}): RecurringItem => ({
  userTransactionId: 1,
  description: 'Tidepool Music',
  categoryId: 13,
  userAccountId: 1,
  source: 'Everyday Checking',
  flow: 'bill',
  period: 'month',
  status: 'found',
  count: 8,
  expected: -13.99,
  least: -13.99,
  most: -13.99,
  lastDate: '2026-10-24T00:00:00Z',
  lastValue: -13.99,
  dates: ['2026-11-24T00:00:00Z', '2026-12-24T00:00:00Z'],
  changedPrice: { from: -10.99, to: -13.99, since: '2026-10-24T00:00:00Z' },
  missedDate: null,
  doubledDate: null,
  ...own,
})

export const sampleRecurring: Recurring = {
  items: [
    sampleItem(),
    sampleItem({
      userTransactionId: 2,
      description: 'Larkfield Payroll',
      flow: 'income',
      period: 'two weeks',
      expected: 2_412.38,
      least: 2_412.38,
      most: 2_412.38,
      dates: ['2026-11-27T00:00:00Z'],
      changedPrice: null,
    }),
    sampleItem({ userTransactionId: 3, description: 'Streamline TV', status: 'suggested', count: 3, expected: -16.99 }),
    sampleItem({ userTransactionId: 4, description: 'Old Gym', status: 'dismissed' }),
  ],
  planned: [],
  payday: {
    date: '2026-11-27T00:00:00Z',
    days: 8,
    userAccountId: 1,
    source: 'Everyday Checking',
    balance: 3_214.86,
    bills: -13.99,
    left: 3_200.87,
  },
  monthly: [{ categoryId: 13, amount: 13.99 }],
  monthlyTotal: 13.99,
}
