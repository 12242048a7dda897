export type CsvField =
  | 'date'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'direction'
  | 'description'
  | 'memo'
  | 'category'
  | 'balance'
  | 'checkNumber'
  | 'id'
  | 'currency'

/**
 * The words that banks write above their columns, in the order of preference within a field: a posting date before a
 * transaction date, because every other format uses the posting date too.
 */
const words: Readonly<Record<CsvField, readonly string[]>> = {
  date: [
    'posting date',
    'posted date',
    'post date',
    'date posted',
    'posted',
    'booking date',
    'buchungstag',
    'buchungsdatum',
    'date',
    'transaction date',
    'trans date',
    'trn date',
    'date of transaction',
    'datum',
    'fecha',
    'data',
    'date operation',
    'value date',
    'valuta',
    'datetime',
    'completed date',
    'started date',
    'transfer date',
    'run date',
    'posted on',
  ],
  amount: [
    'amount',
    'transaction amount',
    'amt',
    'net amount',
    'betrag',
    'umsatz',
    'montant',
    'importe',
    'bedrag',
    'importo',
    'valor',
    'value',
    'net',
  ],
  debit: [
    'debit',
    'debits',
    'debit amount',
    'amount debit',
    'withdrawal',
    'withdrawals',
    'withdrawal amount',
    'withdrawal amt',
    'funds out',
    'charges',
    'amount out',
    'money out',
    'paid out',
    'outflow',
    'soll',
    'cargo',
  ],
  credit: [
    'credit',
    'credits',
    'credit amount',
    'amount credit',
    'deposit',
    'deposits',
    'deposit amount',
    'deposit amt',
    'funds in',
    'amount in',
    'money in',
    'paid in',
    'inflow',
    'haben',
    'abono',
  ],
  direction: [
    'credit debit indicator',
    'debit credit',
    'debit credit indicator',
    'credit debit',
    'dr cr',
    'cr dr',
    'credit or debit',
    'debit or credit',
    'af bij',
    'soll haben',
    'transaction type',
    'type of transaction',
    'transaction',
    'type',
    'details',
  ],
  description: [
    'description',
    'transaction description',
    'payee',
    'merchant',
    'merchant name',
    'name',
    'details',
    'transaction details',
    'narrative',
    'original description',
    'particulars',
    'counterparty',
    'beneficiary',
    'verwendungszweck',
    'libelle',
    'concepto',
    'omschrijving',
    'naam omschrijving',
    'descripcion',
    'memo',
    'transaction',
    'reference',
    'note',
  ],
  memo: [
    'memo',
    'notes',
    'note',
    'extended description',
    'original description',
    'additional information',
    'extended details',
  ],
  category: ['category', 'categories', 'kategorie', 'categorie', 'categoria'],
  balance: [
    'balance',
    'running balance',
    'running bal',
    'account balance',
    'current balance',
    'cash balance',
    'daily posted balance',
    'balance after',
    'saldo',
    'solde',
    'ending balance',
  ],
  checkNumber: [
    'check number',
    'check no',
    'check num',
    'check',
    'cheque',
    'cheque number',
    'check or slip',
    'check serial',
    'check serial number',
    'num',
    'chk ref',
  ],
  id: [
    'transaction id',
    'transaction identifier',
    'unique id',
    'fitid',
    'id',
    'reference number',
    'reference id',
    'ref no',
  ],
  currency: ['currency', 'ccy', 'currency code', 'wahrung', 'waehrung', 'devise', 'moneda', 'munt'],
}

export const csvFields: readonly CsvField[] = [
  'date',
  'amount',
  'debit',
  'credit',
  'direction',
  'description',
  'memo',
  'category',
  'balance',
  'checkNumber',
  'id',
  'currency',
]

/**
 * Lowercases a header and removes accents, marks and currency: `Amount (USD)` becomes `amount`, `RunningBalance`
 * becomes `running balance`.
 */
export function normalizeHeader(cell: string): string {
  return cell
    .slice(0, 80)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ (?:usd|eur|gbp|cad|aud|chf)$/, '')
}

/** Returns the columns that could hold the field, the likeliest first. */
export function columnsFor(field: CsvField, headers: readonly string[]): number[] {
  return words[field].flatMap((word) => headers.flatMap((header, index) => (header === word ? [index] : [])))
}

/** Returns how many different fields a row names, as a header does; 0 unless a date is among them. */
export function countHeaderWords(cells: readonly string[]): number {
  const headers = cells.slice(0, 200).map(normalizeHeader)
  if (columnsFor('date', headers).length === 0) return 0
  return csvFields.filter((field) => columnsFor(field, headers).length > 0).length
}
