import type { ProviderAccount, ProviderTransaction } from '../bank-provider.ts'

const good = { currency: 'USD', isPending: false, pendingId: null, categoryName: null } as const

/** Texts that have broken other programs, as names from a bank. */
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

/** Invalid amounts and days, each on an otherwise good row; the ledger must accept none of them. */
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

/** Returns rows of a misbehaving bank: first rows with bad names, which are still valid, then invalid rows. */
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
  // Values from outside may have any type; the interface only states what it should be.
  return [...named, ...broken] as ProviderTransaction[]
}

/** Returns accounts with names from such a bank. */
export const hostileAccounts = (accounts: readonly ProviderAccount[]): ProviderAccount[] =>
  accounts.map((account, index) => ({
    ...account,
    name: names[index % names.length] ?? '',
    mask: '<b>1</b>',
    interestRate: Number.NaN,
    balance: index === 0 ? Number.POSITIVE_INFINITY : account.balance,
    balanceAsOf: 'yesterday',
  }))
