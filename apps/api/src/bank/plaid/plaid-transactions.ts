import type { ProviderTransaction } from '../bank-provider.ts'
import type { PlaidTransaction } from './plaid-answers.ts'

/** Plaid's narrower categories where they say more than the broader one. */
const BY_DETAIL: Readonly<Record<string, string>> = {
  FOOD_AND_DRINK_GROCERIES: 'Groceries',
  RENT_AND_UTILITIES_RENT: 'Rent',
  RENT_AND_UTILITIES_INTERNET_AND_CABLE: 'Phone & internet',
  RENT_AND_UTILITIES_TELEPHONE: 'Phone & internet',
  TRANSPORTATION_GAS: 'Auto & fuel',
  GENERAL_SERVICES_AUTOMOTIVE: 'Auto & fuel',
  GENERAL_SERVICES_INSURANCE: 'Insurance',
  GENERAL_SERVICES_EDUCATION: 'Education',
  GENERAL_SERVICES_CHILDCARE: 'Kids & family',
  GENERAL_MERCHANDISE_PET_SUPPLIES: 'Pets',
  GENERAL_MERCHANDISE_GIFTS_AND_NOVELTIES: 'Gifts & donations',
  MEDICAL_VETERINARY_SERVICES: 'Pets',
  GOVERNMENT_AND_NON_PROFIT_DONATIONS: 'Gifts & donations',
  GOVERNMENT_AND_NON_PROFIT_TAX_PAYMENT: 'Taxes',
  BANK_FEES_INTEREST_CHARGE: 'Loan interest',
  LOAN_PAYMENTS_MORTGAGE_PAYMENT: 'Mortgage',
  LOAN_PAYMENTS_CREDIT_CARD_PAYMENT: 'Transfer',
  TRANSFER_IN_ACCOUNT_TRANSFER: 'Transfer',
  TRANSFER_IN_SAVINGS: 'Transfer',
  TRANSFER_IN_INVESTMENT_AND_RETIREMENT_FUNDS: 'Transfer',
  TRANSFER_OUT_ACCOUNT_TRANSFER: 'Transfer',
  TRANSFER_OUT_SAVINGS: 'Transfer',
  TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS: 'Transfer',
}

/**
 * Plaid's broader categories. Other loan payments and other transfers are left open: with their other side in the ledger they
 * are found to be movements between own accounts, and without it the person says what they were.
 */
const BY_PRIMARY: Readonly<Record<string, string>> = {
  INCOME: 'Income',
  FOOD_AND_DRINK: 'Dining out',
  GENERAL_MERCHANDISE: 'Shopping',
  RENT_AND_UTILITIES: 'Utilities',
  TRANSPORTATION: 'Transportation',
  ENTERTAINMENT: 'Entertainment',
  TRAVEL: 'Travel',
  MEDICAL: 'Health & medical',
  PERSONAL_CARE: 'Personal care',
  HOME_IMPROVEMENT: 'Home & garden',
  BANK_FEES: 'Fees & charges',
}

/** A category of ours for one of Plaid's; null where none fits. */
export const categoryNameOf = (category: PlaidTransaction['personal_finance_category']): string | null =>
  category ? (BY_DETAIL[category.detailed] ?? BY_PRIMARY[category.primary] ?? null) : null

/** What comes over the wire has whatever type it has; what is no number or day is refused where rows are accepted. */
const numberOr = (value: unknown) => (typeof value === 'number' ? value : Number.NaN)
const textOr = (value: unknown) => (typeof value === 'string' ? value : '')

/** One of Plaid's transactions as ours: Plaid counts money out as positive. */
export function toProviderTransaction(row: PlaidTransaction): ProviderTransaction {
  const name = row.name ?? ''
  return {
    id: row.transaction_id,
    accountId: row.account_id,
    date: textOr(row.date),
    amount: 0 - numberOr(row.amount),
    currency: row.iso_currency_code ?? row.unofficial_currency_code ?? 'USD',
    description: row.merchant_name ?? name,
    fullDescription: row.original_description ?? name,
    categoryName: categoryNameOf(row.personal_finance_category),
    isPending: row.pending ?? false,
    pendingId: row.pending_transaction_id ?? null,
  }
}
