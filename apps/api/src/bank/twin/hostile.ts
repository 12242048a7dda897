import type { ProviderAccount, ProviderTransaction } from '../bank-provider.ts'

const good = { currency: 'USD', isPending: false, pendingId: null, categoryName: null } as const

/** Texts that have broken other programs, as a bank's names. */
const names = [
  "Robert'); DROP TABLE entry;--",
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  "=cmd|' /C calc'!A0",
  '\u202egnp.elif\u202c \u200b\u0000\u0007',
  '\ud800 lone',
  '__proto__',
  '\u{1f4b8}'.repeat(400),
  '   ',
]

/** Amounts and days that are none, each on a row that is good otherwise; the ledger may take none of them. */
const faults: readonly Partial<Record<keyof ProviderTransaction, unknown>>[] = [
  { amount: Number.NaN },
  { amount: Number.POSITIVE_INFINITY },
  { amount: 1e15 },
  { amount: '12' },
  { amount: null },
  { date: '2026-02-30' },
  { date: '20260101' },
  { date: '9999-12-31' },
  { id: '' },
  { id: 'x'.repeat(5_000) },
  { currency: 'usd; --' },
  { accountId: null },
]

/** Rows of a bank that sends what nobody should: first those with bad names, which are rows all the same, then those that are none. */
export function hostileRows(accountId: string): ProviderTransaction[] {
  const named = names.map((name, index) => ({
    ...good,
    id: `hostile-name-${index}`,
    accountId,
    date: '2026-01-15',
    amount: -(index + 1),
    description: name,
    fullDescription: name,
  }))
  const broken = faults.map((fault, index) => ({ ...named[0], id: `hostile-fault-${index}`, ...fault }))
  // What comes over a wire has whatever type it has; the interface only says what it should be.
  return [...named, ...broken] as ProviderTransaction[]
}

/** Accounts as such a bank names them. */
export const hostileAccounts = (accounts: readonly ProviderAccount[]): ProviderAccount[] =>
  accounts.map((account, index) => ({
    ...account,
    name: names[index % names.length] ?? '',
    mask: '<b>1</b>',
    interestRate: Number.NaN,
    balance: index === 0 ? Number.POSITIVE_INFINITY : account.balance,
    balanceAsOf: 'yesterday',
  }))
