import type { DistributionSection } from '@evenkeel/api-client/contract/distribution'
import {
  explainedLines,
  formatDate,
  formatMoney,
  formatValue,
  inLanguage,
  screenDateFormat,
  ValueStyle,
  type ExplainedWords,
} from '@evenkeel/engine'
import type { DistributionContent } from '../services/distribution-document.ts'
import * as words from '../words/pdf.generated.ts'
import * as verdicts from '../words/verdict.generated.ts'
import { type Column, writeDocument, type Writer } from './pdf-page.ts'
import * as units from '../words/explained.generated.ts'
import * as choices from '../words/explained-choices.generated.ts'
import * as debt from '../words/explained-debt.generated.ts'
import * as flows from '../words/explained-flows.generated.ts'
import * as protection from '../words/explained-protection.generated.ts'
import * as retirement from '../words/explained-retirement.generated.ts'

export interface DistributionDocument extends DistributionContent {
  /** The person's name, as printed. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The person's language. */
  readonly language: string
}

const product = 'Evenkeel'

/** As on the plan's page. */
const verdictNames = { ...verdicts }

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
  return words.years({ years: formatValue(tenths / 10, ValueStyle.normal), isOne: tenths === 10 ? 'yes' : 'no' })
}

/** What is left at the end of each year, as the table of the years has it. */
function chart(writer: Writer, { result: { rows } }: DistributionContent): void {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return
  writer.gap(10)
  writer.paragraph(words.leftEachYear(), 'faint')
  writer.bars(
    rows.map(({ endBalance }) => endBalance),
    [words.ageOf({ age: String(first.age) }), words.ageOf({ age: String(last.age) })],
  )
}

function summary(writer: Writer, content: DistributionContent): void {
  const { input, result, word, futures, stateTax } = content
  const { isOnTrack, yearsFundWillLast, sustainableWithdrawal, plannedWithdrawal } = result
  writer.heading(words.summary(), 2)
  if (word !== null) writer.strong(verdictNames[word]())
  writer.paragraph(
    isOnTrack
      ? words.lastsTo({ age: String(input.lifeExpectancy) })
      : words.lastsFor({
          years: yearsText(yearsFundWillLast),
          age: String(Math.floor(input.retirementAge + yearsFundWillLast)),
        }),
  )
  if (futures !== null) writer.paragraph(words.inFutures({ futures: String(futures) }))
  if (stateTax !== null) writer.paragraph(verdictNames[stateTax.key](stateTax))
  writer.gap(4)
  writer.row(pair, [words.couldDraw(), formatMoney(sustainableWithdrawal)])
  writer.row(pair, [words.planDraw(), formatMoney(plannedWithdrawal)])
  writer.row(pair, [words.willLast(), yearsText(yearsFundWillLast)])
  chart(writer, content)
}

function assumptions(writer: Writer, { input, isInTodaysDollars }: DistributionContent): void {
  writer.heading(words.assumptions(), 2)
  const rows = [
    [words.retirementAge(), String(input.retirementAge)],
    [words.lifeExpectancy(), String(input.lifeExpectancy)],
    [words.fund(), formatMoney(input.fund)],
    [words.expenses(), formatMoney(input.annualExpenses)],
    [words.otherIncome(), formatMoney(input.otherIncome)],
    [words.retirementReturn(), formatValue(input.retirementReturn, ValueStyle.percentage)],
    [words.inflation(), formatValue(input.inflation, ValueStyle.percentage)],
    [words.taxRate(), formatValue(input.futureTaxRate, ValueStyle.percentage)],
  ]
  for (const row of rows) writer.row(pair, row)
  writer.gap(4)
  writer.paragraph(isInTodaysDollars ? words.todaysDollars() : words.purchasingPower(), 'faint')
}

function schedule(writer: Writer, { result }: DistributionContent): void {
  writer.heading(words.yearByYear(), 2)
  writer.row(four, [words.age(), words.startBalance(), words.withdrawal(), words.endBalance()], true)
  for (const { age, startBalance, withdrawal, endBalance } of result.rows) {
    writer.row(four, [String(age), formatMoney(startBalance), formatMoney(withdrawal), formatMoney(endBalance)])
  }
}

function explanation(writer: Writer, { explanation: explained }: DistributionContent): void {
  writer.heading(words.calculated(), 2)
  const { prose, used, math, source } = explainedLines(explained, printedWords)
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

function writeSections(writer: Writer, document: DistributionDocument): void {
  writer.brand(product)
  writer.heading(words.title(), 1)
  writer.paragraph(
    words.preparedFor({ name: document.name, date: formatDate(document.asOf, screenDateFormat) }),
    'faint',
  )
  for (const section of document.sections) sectionWriters[section](writer, document)
  writer.gap(16)
  writer.paragraph(words.estimate(), 'faint')
}

/** Returns the PDF of a person's distribution plan with the chosen sections, in the chosen order. */
export function renderDistribution(document: DistributionDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { language, createdAt } = document
  return writeDocument({ title: inLanguage(language, words.title), author: product, language, createdAt }, (writer) =>
    inLanguage(language, () => writeSections(writer, document)),
  )
}

const catalogs = { choices, debt, flows, protection, retirement }

/** The texts of explanations in every language: a document is in that of its reader. */
const printedWords: ExplainedWords = { units, catalogs }
