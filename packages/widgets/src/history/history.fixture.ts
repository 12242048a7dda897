import type { BalanceHistory, NetWorthHistory } from '@evenkeel/api-client/contract/history'

/** A checking account that was paid twice since October 20. */
export const sampleHistory: BalanceHistory = {
  userAccountId: 1,
  currency: 'USD',
  firstDate: '2026-10-20T00:00:00Z',
  steps: [
    { date: '2026-10-20T00:00:00Z', balance: 2_100, kind: 'rows' },
    { date: '2026-10-30T00:00:00Z', balance: 4_512.38, kind: 'rows' },
    { date: '2026-11-01T00:00:00Z', balance: 2_862.38, kind: 'rows' },
    { date: '2026-11-12T00:00:00Z', balance: 949.87, kind: 'rows' },
    { date: '2026-11-13T00:00:00Z', balance: 3_362.25, kind: 'rows' },
    { date: '2026-11-17T00:00:00Z', balance: 3_214.86, kind: 'stated' },
    { date: '2026-11-18T00:00:00Z', balance: 3_214.86, kind: 'carried' },
  ],
}

const account = { category: 'Cash', groupName: 'Asset' } as const

/** A year in which a fund grew and a loan was added. */
export const sampleWorth: NetWorthHistory = {
  months: Array.from({ length: 13 }, (_, index) => {
    const date = new Date(Date.UTC(2025, 11 + index, 0)).toISOString()
    const [assets, liabilities] = [60_000 + index * 1_500, index < 4 ? 0 : -8_000 + index * 200]
    return { date, assets, liabilities, total: assets + liabilities, unknownCount: index < 4 ? 1 : 0 }
  }),
  accounts: [
    {
      ...account,
      userAccountId: 2,
      name: 'Larkfield 401(k)',
      category: 'Retirement',
      before: 48_000,
      now: 63_000,
      change: 15_000,
      added: 0,
    },
    { ...account, userAccountId: 1, name: 'Everyday Checking', before: 12_000, now: 15_000, change: 3_000, added: 0 },
    {
      userAccountId: 3,
      name: 'Auto loan',
      category: 'Loan',
      groupName: 'Liability',
      before: null,
      now: -5_600,
      change: 1_600,
      added: -7_200,
    },
  ],
  change: 19_600,
  added: -7_200,
  mainAccountId: 2,
}
