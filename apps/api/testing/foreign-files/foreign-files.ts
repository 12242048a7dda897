import { renderCamt, renderOfx1, renderOfx2, renderQif } from '../../src/bank-files/fixtures/render-statement.ts'
import { knownLayouts } from '../../src/bank-files/csv/known-layouts.ts'
import { bankRows, cardRows, createRandom, sumOf, type TrueRow } from './foreign-rows.ts'
import { type FileStyle, renderLayout } from './render-layout.ts'

/** A file as a bank or another program writes it, with the count and sum that it must come to. */
export interface ForeignFile {
  readonly name: string
  readonly content: string
  readonly rows: number
  readonly cents: number
  readonly accounts: number
  /** What a person would say if the file leaves open which amounts are money out. */
  readonly invertSign: boolean
}

const styles: readonly FileStyle[] = [
  { newestFirst: true, quoted: false, crlf: false, footer: false, preface: false },
  { newestFirst: false, quoted: true, crlf: true, footer: false, preface: false },
  { newestFirst: true, quoted: false, crlf: true, footer: true, preface: true },
]

const ofLayouts = knownLayouts.flatMap((layout, number) =>
  styles.map((style, variant): ForeignFile => {
    const random = createRandom(number * styles.length + variant)
    const isSeveral = layout.kind === 'history'
    const own = layout.kind === 'card' ? cardRows(random, 'Blue Card') : bankRows(random, 'Everyday Checking')
    const all = isSeveral ? [...own, ...cardRows(random, 'Blue Card')] : own
    const rows = all.toSorted((a, b) => a.date.localeCompare(b.date))
    return {
      name: `${layout.name.replaceAll(/\W+/g, '-')}-${number}-${variant}.csv`,
      content: renderLayout(layout, rows, style),
      rows: rows.length,
      cents: sumOf(rows),
      accounts: isSeveral ? 2 : 1,
      invertSign: layout.signs === 'plusOut' || layout.signs === 'judge',
    }
  }),
)

const dollars = (cents: number) => (cents / 100).toFixed(2)
const usDate = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`
const out = ({ cents }: TrueRow) => (cents < 0 ? dollars(-cents) : '')
const into = ({ cents }: TrueRow) => (cents > 0 ? dollars(cents) : '')

/** Files without a head, by the bank that writes them so. */
const headless: Readonly<Record<string, (row: TrueRow, balance: string) => string>> = {
  td: (row, balance) => [usDate(row.date), row.text, out(row), into(row), balance].join(','),
  cibc: (row) => [row.date, row.text, out(row), into(row)].join(','),
  'wells-fargo': (row) =>
    [usDate(row.date), dollars(row.cents), '*', '', row.text].map((cell) => `"${cell}"`).join(','),
  'with-balance': (row, balance) => [row.date, row.text, dollars(row.cents), balance].join(','),
}

const ofHeadless = Object.entries(headless).flatMap(([name, line], number) =>
  [0, 1, 2].map((variant): ForeignFile => {
    const rows = bankRows(createRandom(500 + number * 3 + variant), '')
    let balance = 700_000
    const lines = rows.map((row) => {
      balance += row.cents
      return line(row, dollars(balance))
    })
    const content = `${(variant === 1 ? lines.toReversed() : lines).join('\n')}\n`
    return {
      name: `${name}-${variant}.csv`,
      content,
      rows: rows.length,
      cents: sumOf(rows),
      accounts: 1,
      invertSign: false,
    }
  }),
)

const renderers = {
  'ofx1.ofx': renderOfx1,
  'ofx2.ofx': renderOfx2,
  'quicken.qfx': renderOfx1,
  'old.qif': renderQif,
  'camt.xml': renderCamt,
} as const

const ofStatements = Object.entries(renderers).flatMap(([name, render], number) =>
  [0, 1, 2, 3, 4, 5].map((variant): ForeignFile => {
    const rows = bankRows(createRandom(900 + number * 6 + variant), '')
    const statement = rows.map(({ date, cents, text }, index) => ({ date, cents, text, id: `${variant}-${index}` }))
    const content = render(statement, 100_000 + sumOf(rows))
    return {
      name: `${variant}-${name}`,
      content,
      rows: rows.length,
      cents: sumOf(rows),
      accounts: 1,
      invertSign: false,
    }
  }),
)

export const foreignFiles: readonly ForeignFile[] = [...ofLayouts, ...ofHeadless, ...ofStatements]
