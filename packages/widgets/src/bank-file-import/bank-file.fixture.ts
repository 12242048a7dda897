import type { BankFileAccount, BankFilePreview, CsvMapping } from '@evenkeel/api-client/contract/bank-files'

/** Returns one account of a bank file with three new rows, with `more` in place of its values. */
export const fileAccount = (more: Partial<BankFileAccount> = {}): BankFileAccount => ({
  key: 'checking',
  userAccountId: null,
  name: 'Checking ••1234',
  categoryName: 'Cash',
  typeName: 'Checking',
  currency: 'USD',
  balance: 90.5,
  balanceAsOf: '2026-11-18T00:00:00Z',
  transactions: 3,
  new: 3,
  duplicates: 0,
  suspected: 0,
  firstDate: '2026-11-01T00:00:00Z',
  lastDate: '2026-11-18T00:00:00Z',
  sum: -12.34,
  suspectedRows: [],
  sample: [{ date: '2026-11-01T00:00:00Z', value: -4.25, description: 'Coffee Corner' }],
  categorized: 0,
  payments: 0,
  ownCategories: [],
  ...more,
})

/** Returns a row that may already exist, with the existing row that looks the same. */
export const suspectedRow = (rowKey: string) => ({
  rowKey,
  date: '2026-11-02T00:00:00Z',
  value: -62.18,
  description: 'GREENLEAF 118',
  existing: { userTransactionId: 5, date: '2026-11-01T00:00:00Z', value: -62.18, description: 'Greenleaf Market' },
})

export const filePreview = (more: Partial<BankFilePreview> = {}): BankFilePreview => ({
  bankFileId: 9,
  format: 'ofx',
  accounts: [fileAccount()],
  problems: [],
  unreadable: [],
  unreadableCount: 0,
  ...more,
})

const csvMapping: CsvMapping = {
  date: 0,
  description: 1,
  amount: 2,
  dateFormat: 'MM/DD/YYYY',
  decimalSeparator: '.',
  invertSign: null,
  hasHeader: true,
  delimiter: ',',
}

export const csvPreview = (more: Partial<BankFilePreview> = {}): BankFilePreview =>
  filePreview({
    format: 'csv',
    columns: ['When', 'What', 'How much'],
    rows: [['11/01/2026', 'Coffee Corner', '-4.25']],
    mapping: csvMapping,
    ...more,
  })
