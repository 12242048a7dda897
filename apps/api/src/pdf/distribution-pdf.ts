import type { DistributionSection } from '@evenkeel/api-client/contract/distribution'
import { explainedLines, formatDate, formatMoney, formatValue, screenDateFormat, ValueStyle } from '@evenkeel/engine'
import type { DistributionContent } from '../services/distribution-document.ts'
import { type Column, writeDocument, type Writer } from './pdf-page.ts'

export interface DistributionDocument extends DistributionContent {
  /** The person's name, as printed. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

const title = 'Retirement funding'

const pair: readonly Column[] = [{ at: 0 }, { at: 500, isRight: true }]
const four: readonly Column[] = [
  { at: 0 },
  { at: 200, isRight: true },
  { at: 350, isRight: true },
  { at: 500, isRight: true },
]

/** Rounds down to a tenth of a year: rounding up would promise money that is missing. */
function yearsText(years: number): string {
  const tenths = Math.floor(years * 10 + 1e-6)
  return `${formatValue(tenths / 10, ValueStyle.normal)} ${tenths === 10 ? 'year' : 'years'}`
}

function summary(writer: Writer, { input, result }: DistributionContent): void {
  const { isOnTrack, yearsFundWillLast, sustainableWithdrawal, plannedWithdrawal } = result
  writer.heading('Summary', 2)
  writer.paragraph(
    isOnTrack
      ? `Your fund lasts to the age of ${input.lifeExpectancy}.`
      : `Your fund lasts for ${yearsText(yearsFundWillLast)}, to the age of ${Math.floor(input.retirementAge + yearsFundWillLast)}.`,
  )
  writer.gap(4)
  writer.row(pair, ['You could draw every year', formatMoney(sustainableWithdrawal)])
  writer.row(pair, ['You plan to draw every year', formatMoney(plannedWithdrawal)])
  writer.row(pair, ['Your fund will last', yearsText(yearsFundWillLast)])
}

function assumptions(writer: Writer, { input, isInTodaysDollars }: DistributionContent): void {
  writer.heading('Assumptions', 2)
  const rows = [
    ['Retirement age', String(input.retirementAge)],
    ['Life expectancy', String(input.lifeExpectancy)],
    ['Retirement fund', formatMoney(input.fund)],
    ['Expenses a year, after taxes', formatMoney(input.annualExpenses)],
    ['Other income a year', formatMoney(input.otherIncome)],
    ['Return in retirement', formatValue(input.retirementReturn, ValueStyle.percentage)],
    ['Inflation', formatValue(input.inflation, ValueStyle.percentage)],
    ['Future tax rate', formatValue(input.futureTaxRate, ValueStyle.percentage)],
  ]
  for (const row of rows) writer.row(pair, row)
  writer.gap(4)
  writer.paragraph(
    isInTodaysDollars
      ? 'All amounts are in today’s dollars.'
      : 'All amounts are dollars of the purchasing power that the fund has at retirement.',
    'faint',
  )
}

function schedule(writer: Writer, { result }: DistributionContent): void {
  writer.heading('Year by year', 2)
  writer.row(four, ['Age', 'Balance at start', 'Withdrawal', 'Balance at end'], true)
  for (const { age, startBalance, withdrawal, endBalance } of result.rows) {
    writer.row(four, [String(age), formatMoney(startBalance), formatMoney(withdrawal), formatMoney(endBalance)])
  }
}

function explanation(writer: Writer, { explanation: explained }: DistributionContent): void {
  writer.heading('How this was calculated', 2)
  const { prose, used, math, source } = explainedLines(explained)
  for (const line of [prose.join(' '), ...used, ...math, source]) {
    writer.paragraph(line)
    writer.gap(2)
  }
}

const sectionWriters: Readonly<Record<DistributionSection, (writer: Writer, content: DistributionContent) => void>> = {
  summary,
  assumptions,
  schedule,
  explanation,
}

/** Returns the PDF of a person's distribution plan with the chosen sections, in the chosen order. */
export const renderDistribution = (document: DistributionDocument): Promise<Uint8Array<ArrayBuffer>> =>
  writeDocument({ title: title, author: 'Evenkeel', createdAt: document.createdAt }, (writer) => {
    writer.heading(title, 1)
    writer.paragraph(
      `Prepared for ${document.name}. Figures as of ${formatDate(document.asOf, screenDateFormat)}.`,
      'faint',
    )
    for (const section of document.sections) sectionWriters[section](writer, document)
    writer.gap(16)
    writer.paragraph('An estimate for planning, not a promise and no advice about any investment.', 'faint')
  })
