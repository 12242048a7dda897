import { explainDistribution } from '@evenkeel/engine'
import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { pdfLines, pdfRectangles } from '../../testing/pdf-lines.ts'
import { drawDown } from '../services/plans/distribution.ts'
import { type DistributionDocument, renderDistribution } from './distribution-pdf.ts'

const input = {
  retirementAge: 65,
  lifeExpectancy: 90,
  fund: 500_000,
  annualExpenses: 30_000,
  otherIncome: 12_000,
  retirementReturn: 0.05,
  inflation: 0.025,
  futureTaxRate: 0.15,
}
const document: DistributionDocument = {
  sections: ['summary'],
  asOf: '2026-11-21',
  input,
  result: drawDown(input),
  word: 'onTrack',
  futures: 82,
  stateTax: null,
  explanation: explainDistribution(input),
  isInTodaysDollars: false,
  name: 'Maya Reyes',
  createdAt: Date.UTC(2026, 10, 21),
  language: 'en-US',
}

const written = async (change: Partial<DistributionDocument>) =>
  pdfLines(await renderDistribution({ ...document, ...change }))

describe('the document of a distribution plan', () => {
  it('says in which dollars its amounts are', async () => {
    const sections = ['assumptions'] as const
    const lines = await written({ sections, isInTodaysDollars: true })
    expect(lines.join(' ')).toContain('All amounts are in today\u0092s dollars.')
    expect((await written({ sections })).join(' ')).toContain('dollars of the year you retire')
  })

  it('names the person and the day, and shows the figures of the summary', async () => {
    const lines = await written({})
    expect(lines.slice(0, 7)).toEqual([
      'Evenkeel',
      'Your retirement income',
      'Prepared for Maya Reyes. Numbers as of 11/21/2026.',
      'Summary',
      'On track',
      'With average returns, your savings last to age 90.',
      'They last in 82 of 100 futures.',
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        'You can withdraw per year',
        '$26,949.05',
        'You plan to withdraw per year',
        '$23,294.12',
      ]),
    )
    expect(lines).not.toContain('Assumptions')
  })

  it('has the word of the verdict that the page has, and none where there is none', async () => {
    expect(await written({ word: 'offTrack' })).toContain('Off track')
    expect((await written({ word: null }))[4]).toMatch(/^With average returns/)
  })

  it('says why a plan with 82 of 100 can be close only, in both languages', async () => {
    const stateTax = { key: 'stateTaxAssumed', percent: 5, futures: '71' } as const
    const english = await written({ word: 'close', stateTax })
    expect(english.join(' ')).toContain('With a state rate of 5% it would be 71 of 100 futures.')
    expect((await written({})).join(' ')).not.toContain('state rate')
    const spanish = await written({ word: 'close', stateTax, language: 'es-US' })
    expect(spanish.join(' ')).toContain('Con una tasa estatal de 5%')
  })

  it('draws a bar for each year in which something is left', async () => {
    const short = { ...input, annualExpenses: 90_000 }
    const result = drawDown(short)
    const left = result.rows.filter(({ endBalance }) => endBalance > 0)
    expect(left.length).toBeLessThan(result.rows.length)
    const bars = pdfRectangles(await renderDistribution({ ...document, input: short, result }))
    expect(bars).toHaveLength(left.length)
    const [tallest = 0, next = 0] = bars
    expect(tallest).toBeCloseTo(90)
    expect(next / tallest).toBeCloseTo((left[1]?.endBalance ?? 0) / (left[0]?.endBalance ?? 1), 3)
  })

  it('says how many years a fund lasts when it runs out early', async () => {
    const short = { ...input, annualExpenses: 90_000 }
    const lines = await written({ input: short, result: drawDown(short) })
    expect(lines[5]).toMatch(/^With average returns, your savings last \d\.\d years, to age \d\d\.$/)
  })

  it('rounds no assumption: 2.5 percent is not 3', async () => {
    const lines = await written({ sections: ['assumptions'] })
    expect(lines[lines.indexOf('Inflation') + 1]).toBe('2.5%')
    expect(lines[lines.indexOf('Return in retirement') + 1]).toBe('5%')
  })

  it('has the sections in the requested order', async () => {
    const lines = await written({ sections: ['explanation', 'schedule', 'assumptions'] })
    const heads = ['How we calculated this', 'Year by year', 'Assumptions']
    expect(lines.filter((line) => heads.includes(line))).toEqual(heads)
    expect(lines.filter((line) => /^\d\d$/.test(line)).slice(0, 25)).toEqual(
      Array.from({ length: 25 }, (_, year) => String(65 + year)),
    )
  })

  it('fits the longest life and the largest fund that the form accepts', async () => {
    const largest = {
      ...input,
      retirementAge: 0,
      lifeExpectancy: 130,
      fund: 90_000_000_000,
      retirementReturn: 1,
      inflation: 0,
    }
    const lines = await written({
      sections: ['schedule', 'explanation'],
      input: largest,
      result: drawDown(largest),
      explanation: explainDistribution(largest),
    })
    expect(lines.filter((line) => /^\d{1,3}$/.test(line))).toHaveLength(130)
  })

  it('replaces characters that its fonts lack with a question mark, and never fails on a name', async () => {
    expect((await written({ name: 'Łukasz 李 O’Neil' }))[2]).toMatch(/^Prepared for .ukasz \? O.Neil\./)
  })

  it('composes a separate accent with its letter, and drops an accent that its fonts lack', async () => {
    expect((await written({ name: 'Zoe\u0308 Kova\u010D' }))[2]).toMatch(/^Prepared for Zo\u00EB Kovac\./)
  })

  it('wraps a name without spaces within the page', async () => {
    const lines = await written({ name: `${'W'.repeat(60)} ${'W'.repeat(60)}` })
    const name = lines.slice(2, lines.indexOf('Summary'))
    expect(name.join(' ').replaceAll(/[^W]/g, '')).toBe('W'.repeat(120))
    // The widest letter is 9.44 points of the 500 points in a line.
    for (const line of name) expect(line.length).toBeLessThanOrEqual(52)
  })

  it('repeats the header of a table on every page that the table continues on', async () => {
    const longest = { ...input, retirementAge: 0, lifeExpectancy: 130 }
    const content = { input: longest, result: drawDown(longest) }
    const lines = await written({ sections: ['schedule'], ...content })
    const heads = lines.filter((line) => line === 'Starting balance')
    expect(heads.length).toBeGreaterThan(2)
    expect(lines.filter((line) => line === 'Age')).toHaveLength(heads.length)
    expect(
      (await written({ sections: ['schedule', 'assumptions', 'explanation'], ...content })).filter(
        (line) => line === 'Age',
      ),
    ).toHaveLength(heads.length)
  })

  it('rounds the years that a fund lasts down, never up', async () => {
    const result = { ...document.result, isOnTrack: false, yearsFundWillLast: 24.97 }
    expect((await written({ result }))[5]).toBe('With average returns, your savings last 24.9 years, to age 89.')
    expect((await written({ result: { ...result, yearsFundWillLast: 1 } }))[5]).toBe(
      'With average returns, your savings last 1 year, to age 66.',
    )
  })

  it('is in the language of the person', async () => {
    const lines = await written({ language: 'es-US' })
    expect(lines).toContain('Sus ingresos para la jubilación')
    expect(lines).toContain('Resumen')
    expect(lines).toContain('Va bien')
    const read = await PDFDocument.load(await renderDistribution({ ...document, language: 'es-US' }))
    expect(read.catalog.get(PDFName.of('Lang'))).toEqual(PDFString.of('es-US'))
    expect((await written({}))[1]).toBe('Your retirement income')
  })

  it('explains its figures in the language of the person', async () => {
    const sections = ['explanation'] as const
    const spanish = (await written({ sections, language: 'es-US' })).join(' ')
    expect(spanish).toContain('Empieza con $500,000 a los 65 y planea retirar $23,294 al año antes de impuestos.')
    expect(spanish).toContain('Fórmula estándar de anualidades')
    const inEnglish = /\b(?:the|your|with|from|and|you|of|to|in|year|years)\b/
    expect((await written({ sections })).join(' ')).toMatch(inEnglish)
    expect(spanish).not.toMatch(inEnglish)
  })

  it('is the same byte for byte when the figures are the same', async () => {
    expect(await renderDistribution(document)).toEqual(await renderDistribution(document))
  })
})
