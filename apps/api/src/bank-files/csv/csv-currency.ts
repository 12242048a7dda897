import { sampleTexts } from './guess-columns.ts'
import type { CsvLayout } from './csv-layout.ts'
import type { CsvColumns } from './guess-columns.ts'

const codes = /(?<![A-Za-z])(USD|EUR|GBP|CAD|AUD|NZD|CHF|JPY|SEK|NOK|DKK|PLN|CZK|INR|MXN|BRL|ZAR|SGD|HKD)(?![A-Za-z])/
const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₹': 'INR' }

function currencyIn(text: string): string | null {
  return codes.exec(text.slice(0, 80))?.[1] ?? signs[/[€£₹]/.exec(text)?.[0] ?? ''] ?? null
}

/** The currency that stands above the amounts or beside all of them; dollars where nothing does. */
export function guessCurrency(layout: CsvLayout, columns: CsvColumns): string {
  const money = [columns.amount, columns.debit, columns.credit].filter((column) => column !== undefined)
  const above = money.map((column) => currencyIn(layout.columns[column] ?? '')).find((code) => code !== null)
  if (above) return above
  const cells = money.flatMap((column) => sampleTexts(layout, column)).filter((text) => text !== '')
  const [first, ...others] = [...new Set(cells.map(currencyIn))]
  return others.length === 0 ? (first ?? 'USD') : 'USD'
}
