import type { ProviderTransaction } from '../bank-provider.ts'
import type { PlaidTransaction } from './plaid-answers.ts'

/** Plaid's narrower categories that are more precise than the broader one. */
const byDetail: Readonly<Record<string, string>> = {
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
 * Plaid's broader categories. Other loan payments and other transfers are left uncategorized: if their other side is in
 * the ledger, they are recognized as transfers between own accounts; if not, the person categorizes them.
 */
const byPrimary: Readonly<Record<string, string>> = {
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

/** Returns our category for one of Plaid's; null if none fits. */
const toCategoryName = (category: PlaidTransaction['personal_finance_category']): string | null =>
  category ? (byDetail[category.detailed] ?? byPrimary[category.primary] ?? null) : null

/** Values from outside may have any type; what is no number or day is refused where rows are accepted. */
const numberOr = (value: unknown) => (typeof value === 'number' ? value : Number.NaN)
const textOr = (value: unknown) => (typeof value === 'string' ? value : '')

/** Converts one of Plaid's transactions: Plaid counts money out as positive. */
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
    categoryName: toCategoryName(row.personal_finance_category),
    isPending: row.pending ?? false,
    pendingId: row.pending_transaction_id ?? null,
  }
}
