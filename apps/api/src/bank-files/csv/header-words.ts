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
 * transaction date, because the same purchase carries it in every other format too.
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

/** Small letters, no accents, no marks, no currency: `Amount (USD)` is `amount`, `RunningBalance` is `running balance`. */
export function normalizeHeader(cell: string): string {
  return cell
    .slice(0, 80)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (?:usd|eur|gbp|cad|aud|chf)$| $/, '')
    .trim()
}

/** The columns that could hold the field, the likeliest first. */
export function columnsFor(field: CsvField, headers: readonly string[]): number[] {
  return words[field].flatMap((word) => headers.flatMap((header, index) => (header === word ? [index] : [])))
}

/** How many different fields a row names, as a header does; 0 unless a date is among them. */
export function countHeaderWords(cells: readonly string[]): number {
  const headers = cells.slice(0, 200).map(normalizeHeader)
  if (columnsFor('date', headers).length === 0) return 0
  return csvFields.filter((field) => columnsFor(field, headers).length > 0).length
}
