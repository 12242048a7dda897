import { firstIndexedYear } from '../figures/wage-index.ts'

/** A year of the agency's statement, in cents. */
export interface EarningsYear {
  readonly year: number
  readonly cents: number
}

/** A line that cannot be taken: a range of years, an amount that is no number, a year that cannot be, or one twice. */
export interface EarningsFault {
  /** Counted from 1. */
  readonly line: number
  readonly reason: 'range' | 'amount' | 'year' | 'twice'
}

export interface EarningsRecord {
  /** Ascending; years not yet recorded are left out. */
  readonly years: readonly EarningsYear[]
  readonly faults: readonly EarningsFault[]
}

/** Far more lines than a life has years. */
const maxLines = 400
const maxLineLength = 200

const notRecorded = /not\s+yet\s+recorded/i
const range = /^\s*(?:19|20)\d\d\s*(?:[-–—]|to)\s*(?:19|20)\d\d/i
const yearLine = /^\s*((?:19|20)\d\d)\b\s*(.*)$/
const amount = /^\$?\s*(\d{1,3}(?:,\d{3}){1,2}|\d{1,9})(?:\.(\d{1,2}))?(?=\s|$|\$)/
const xmlYear =
  /<(?:\w+:)?Earnings\b[^>]*startYear="(\d{4})"[^>]*endYear="(\d{4})"[^>]*>([\s\S]*?)<\/(?:\w+:)?Earnings>/g
const xmlAmount = /<(?:\w+:)?FicaEarnings>\s*(-?[\d.,$]+)\s*<\/(?:\w+:)?FicaEarnings>/

/** Returns the lines of a statement's XML file as lines of its table; null if the text is no such file. */
function linesOfXml(text: string): string[] | null {
  if (!/<(?:\w+:)?(?:OnlineSocialSecurityStatementData|EarningsRecord|Earnings)\b/.test(text)) return null
  return [...text.matchAll(xmlYear)].map(([, from = '', to = '', content = '']) => {
    const earned = xmlAmount.exec(content)?.[1] ?? ''
    const years = from === to ? from : `${from}-${to}`
    // The file writes -1 for a year that is not yet recorded.
    return `${years} ${earned.startsWith('-') ? 'Not yet recorded' : earned}`
  })
}

type Parsed = EarningsYear | Omit<EarningsFault, 'line'> | null

function parseLine(line: string, lastYear: number): Parsed {
  if (range.test(line)) return { reason: 'range' }
  const [, digits = '', rest = ''] = yearLine.exec(line) ?? []
  // Headings and notes do not begin with a year.
  if (digits === '') return null
  const year = Number(digits)
  if (year < firstIndexedYear || year > lastYear) return { reason: 'year' }
  if (notRecorded.test(rest)) return null
  const found = amount.exec(rest.trim())
  if (found === null) return { reason: 'amount' }
  const [, dollars = '', cents = ''] = found
  return { year, cents: Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0')) }
}

/**
 * Reads the table of a Social Security statement, pasted as text or from its XML file: a year, then what was taxed for
 * Social Security; what follows (Medicare's amount) is not read. Understands `$`, commas and "Not yet recorded". A range
 * of years such as 1966–1980 has one sum for many years and is refused with its line. `lastYear` is the year of today.
 *
 * Worked example: "1999 $2,250 $2,250" is 225,000 cents in 1999.
 */
export function parseEarningsRecord(text: string, lastYear: number): EarningsRecord {
  const years = new Map<number, number>()
  const faults: EarningsFault[] = []
  const lines = (linesOfXml(text) ?? text.split(/\r\n|\r|\n/)).slice(0, maxLines)
  for (const [index, line] of lines.entries()) {
    const parsed = parseLine(line.slice(0, maxLineLength), lastYear)
    if (parsed === null) continue
    if ('reason' in parsed) faults.push({ line: index + 1, reason: parsed.reason })
    else if (years.has(parsed.year)) faults.push({ line: index + 1, reason: 'twice' })
    else years.set(parsed.year, parsed.cents)
  }
  const read = [...years].map(([year, cents]) => ({ year, cents })).toSorted((a, b) => a.year - b.year)
  return { years: read, faults }
}
