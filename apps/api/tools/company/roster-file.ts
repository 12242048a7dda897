import { isPersonName } from '@evenkeel/api-client/contract/person-name'
import type { ValidatorName } from '@evenkeel/api-client/contract/registration'
import Papa from 'papaparse'
import { CompanyProblems, stop } from './problems.ts'

/** An employee as the company knows them; what registration does not ask for may be missing. */
export interface RosterLine {
  /** Its line in the file; the heading is line 1. */
  readonly line: number
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth?: string
  readonly employeeId?: string
  /** Other last names by which the employee may register: a name before marriage, or in another script. */
  readonly otherNames?: readonly string[]
}

const columns = ['firstName', 'lastName', 'dateOfBirth', 'employeeId', 'otherNames'] as const
type Column = (typeof columns)[number]

/** More lines than the largest employers have people; a larger file must be a different file. */
const maxLines = 500_000
const maxNameLength = 60
const maxOtherNames = 5

const plainName = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Returns the index of each column: `First name`, `first_name` and `firstName` are the same. */
function findColumns(heading: readonly string[], needed: ReadonlySet<Column>): ReadonlyMap<Column, number> {
  const found = new Map(
    columns.map((column) => [column, heading.findIndex((cell) => plainName(cell) === plainName(column))]),
  )
  const missing = columns.filter((column) => needed.has(column) && found.get(column) === -1)
  if (missing.length > 0)
    stop(`roster, line 1: the heading has no ${missing.join(' and no ')}: name the columns ${[...needed].join(', ')}.`)
  return found
}

/** Whether the text is `1990-12-31` or `12/31/1990`, and a day that exists. */
function isBirthDate(text: string, today: string): boolean {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const date = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < '1900-01-01' || date > today) return false
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
}

const splitNames = (cell: string) =>
  cell
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Returns what is wrong with the names between the bars of `otherNames`. */
function findNamesFault(cell: string): string | null {
  const names = splitNames(cell)
  if (names.length > maxOtherNames) return `has more than ${maxOtherNames} names: leave some out`
  return names.map((name) => findFault('lastName', name, '')).find((fault) => fault !== null) ?? null
}

/** Returns what is wrong with a cell; the value is not repeated, because it is personal. */
function findFault(column: Column, value: string, today: string): string | null {
  if (column === 'otherNames') return findNamesFault(value)
  if (value === '') return 'is empty: fill it in'
  if (value.length > maxNameLength) return `is longer than ${maxNameLength} characters: shorten it`
  if (/\p{Cc}|\uFFFD/u.test(value)) return 'holds a character that is no letter: write it again'
  if ((column === 'firstName' || column === 'lastName') && !isPersonName(value))
    return 'holds a character that no name has: write it again'
  if (column === 'dateOfBirth' && !isBirthDate(value, today))
    return 'is no date of birth: write it as 1990-12-31 or 12/31/1990'
  return null
}

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** Returns the rows with content, with the lines on which they begin: a cell in quotation marks may span several. */
function parseRows(text: string): Row[] {
  const rows: Row[] = []
  let [line, from] = [1, 0]
  Papa.parse<string[]>(text, {
    step: ({ data, errors, meta }) => {
      const [error] = errors.filter(({ type }) => type === 'Quotes')
      if (error) stop(`roster, line ${line}: a quotation mark is not closed: close it or leave it out.`)
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data.map((cell) => cell.trim()) })
      line += text.slice(from, meta.cursor).split('\n').length - 1
      from = meta.cursor
    },
  })
  return rows
}

interface RosterOptions {
  /** What the company asks an employee for. */
  readonly validators: readonly ValidatorName[]
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** Returns a problem for each line whose employee id an earlier line has: one of the two people would be let in by the other's. */
function findDoubles(lines: readonly RosterLine[]): string[] {
  const first = new Map<string, RosterLine>()
  return lines.flatMap((one) => {
    const id = (one.employeeId ?? '').toLowerCase()
    const before = first.get(id)
    if (before === undefined) first.set(id, one)
    // The same person twice is found with all that the company asks for.
    if (id === '' || before === undefined || before.lastName.toLowerCase() === one.lastName.toLowerCase()) return []
    return [`roster, line ${one.line}, employeeId: line ${before.line} has the same: give each employee another one.`]
  })
}

/**
 * Reads a roster: CSV in UTF-8 with a heading.
 * @throws CompanyProblems with `roster, line 7, dateOfBirth: …` for each fault; then no line is accepted.
 */
export function readRoster(bytes: Uint8Array, { validators, today }: RosterOptions): RosterLine[] {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    stop('roster: the file is not UTF-8 text: save it as CSV in UTF-8.')
  }
  const [heading, ...rows] = parseRows(text)
  if (!heading || rows.length === 0) stop('roster: the file has no employees: give a heading and a line for each.')
  if (rows.length > maxLines) stop(`roster: the file has ${rows.length} lines, and ${maxLines} is the most: split it.`)
  const needed = new Set<Column>(['firstName', 'lastName', ...validators])
  const columns = findColumns(heading.cells, needed)
  const problems: string[] = []
  const lines = rows.map(({ line, cells }) => {
    const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? ''
    for (const column of [...needed, 'otherNames'] as const) {
      const fault = findFault(column, cell(column), today)
      if (fault !== null) problems.push(`roster, line ${line}, ${column}: ${fault}.`)
    }
    if (cells.length > heading.cells.length)
      problems.push(
        `roster, line ${line}: it has more cells than the heading: put a cell with a comma into quotation marks.`,
      )
    return {
      line,
      firstName: cell('firstName'),
      lastName: cell('lastName'),
      dateOfBirth: cell('dateOfBirth'),
      employeeId: cell('employeeId'),
      otherNames: splitNames(cell('otherNames')),
    }
  })
  if (validators.includes('employeeId')) problems.push(...findDoubles(lines))
  if (problems.length > 0) throw new CompanyProblems(problems)
  return lines
}
