import type { ProviderAccount } from '../bank-provider.ts'
import type { PlaidAccount, PlaidLiabilities } from './plaid-answers.ts'

const bySubtype: Readonly<Record<string, string>> = {
  checking: 'Checking',
  'cash management': 'Checking',
  prepaid: 'Checking',
  paypal: 'Checking',
  savings: 'Savings',
  cd: 'Savings',
  hsa: 'Savings',
  'money market': 'Savings',
  'credit card': 'Credit Card',
  student: 'Student Loan',
  auto: 'Auto Loan',
  mortgage: 'Mortgage',
  'home equity': 'Mortgage',
  '401k': '401(k)',
  '401a': '401(k)',
  '403B': '401(k)',
  '457b': '401(k)',
  'roth 401k': '401(k)',
  'thrift savings plan': '401(k)',
  ira: 'IRA',
  'sep ira': 'IRA',
  'simple ira': 'IRA',
  roth: 'Roth IRA',
  brokerage: 'Brokerage',
}

const byType: Readonly<Record<string, string>> = {
  depository: 'Checking',
  credit: 'Credit Card',
  loan: 'Personal Loan',
  investment: 'Brokerage',
  brokerage: 'Brokerage',
}

/** Whether an account is a debt, whose balance Plaid states as positive. */
const isOwed = ({ type }: PlaidAccount) => type === 'credit' || type === 'loan'

/** Returns our type for one of Plaid's; by the broader type if the narrower one is unknown. */
const toTypeName = ({ type, subtype }: Pick<PlaidAccount, 'type' | 'subtype'>): string =>
  bySubtype[subtype ?? ''] ?? byType[type] ?? 'Checking'

interface DebtTerms {
  readonly interestRate: number | null
  readonly minimumPayment: number | null
}

const fraction = (percent: number | null | undefined) =>
  percent === null || percent === undefined ? null : percent / 100

/** Returns rates and payments by account; a card's rate is the one on purchases. */
export function debtTerms({ credit, student, mortgage }: PlaidLiabilities): Map<string, DebtTerms> {
  const terms = new Map<string, DebtTerms>()
  const put = (
    id: string | null | undefined,
    percent: number | null | undefined,
    payment: number | null | undefined,
  ) => {
    if (id) terms.set(id, { interestRate: fraction(percent), minimumPayment: payment ?? null })
  }
  for (const { account_id, aprs, minimum_payment_amount } of credit ?? []) {
    const purchase = aprs?.find(({ apr_type }) => apr_type === 'purchase_apr') ?? aprs?.[0]
    put(account_id, purchase?.apr_percentage, minimum_payment_amount)
  }
  for (const { account_id, interest_rate_percentage, minimum_payment_amount } of student ?? [])
    put(account_id, interest_rate_percentage, minimum_payment_amount)
  for (const { account_id, interest_rate, next_monthly_payment } of mortgage ?? [])
    put(account_id, interest_rate?.percentage, next_monthly_payment)
  return terms
}

/** Converts one of Plaid's accounts: a debt is negative here. */
export function toProviderAccount(account: PlaidAccount, terms: DebtTerms | undefined): ProviderAccount {
  const { current, available, iso_currency_code, unofficial_currency_code, last_updated_datetime } = account.balances
  const stated = current ?? (isOwed(account) ? null : available) ?? null
  return {
    id: account.account_id,
    persistentId: account.persistent_account_id ?? null,
    name: account.name ?? account.official_name ?? '',
    mask: account.mask ?? null,
    typeName: toTypeName(account),
    currency: iso_currency_code ?? unofficial_currency_code ?? 'USD',
    balance: stated === null ? null : isOwed(account) ? 0 - stated : stated,
    balanceAsOf: last_updated_datetime ?? null,
    interestRate: terms?.interestRate ?? null,
    minimumPayment: terms?.minimumPayment ?? null,
  }
}
