import { PlanType } from '@evenkeel/engine'
import { findCategory } from '../../store/ledger/category-catalog.ts'
import { highestPlace, withIds } from './ids-in-json.ts'
import type { TravelingColumn, TravelingTable } from './traveling-tables.ts'
import { inEnglish, say, type Sentence } from '../../say.ts'

/** An error in an export, as a text for the person. */
export class ExportFault extends Error {
  override readonly name = 'ExportFault'
  readonly text: Sentence

  constructor(text: Sentence) {
    super(inEnglish(text))
    this.text = text
  }
}

/** Longer than any field of ours accepts. */
const maxTextLength = 20_000

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxTextLength && value.isWellFormed() && !value.includes('\u0000')

/** Checks for columns whose numbers are ids of a catalog. */
const catalogs: Readonly<Record<string, (value: number) => boolean>> = {
  category_id: (value) => findCategory(value) !== undefined,
  plan_type: (value) => Object.values<number>(PlanType).includes(value),
}

/** The form that text must have in columns of a name: a day, a month, or either with a time. */
const dated: readonly (readonly [name: RegExp, form: RegExp])[] = [
  [/^(date|day|(partner_)?date_of_birth)$/, /^\d{4}-\d\d-\d\d$/],
  [/^period$/, /^\d{4}-\d\d$/],
  [/(^|_)(at|on|as_of)$/, /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,3})?Z)?$/],
]

function isDateWhereOneBelongs(name: string, text: string): boolean {
  const form = dated.find(([names]) => names.test(name))?.[1]
  if (!form) return true
  const moment = Date.parse(text)
  return form.test(text) && Number.isFinite(moment) && new Date(moment).toISOString().startsWith(text.slice(0, 10))
}

const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= highestPlace

function isAllowed({ kind, choices, name }: TravelingColumn, value: unknown): boolean {
  if (kind === 'id') return isPlace(value)
  if (kind === 'boolean') return typeof value === 'boolean'
  if (kind === 'integer') return Number.isSafeInteger(value) && (catalogs[name]?.(Number(value)) ?? true)
  if (kind === 'real') return Number.isFinite(value)
  if (kind === 'text')
    return isText(value) && isDateWhereOneBelongs(name, value) && (choices === undefined || choices.includes(value))
  return value !== undefined
}

function valueIn(column: TravelingColumn, value: unknown, start: number): unknown {
  if (column.kind === 'id') return start + Number(value)
  if (column.kind === 'boolean') return value === true ? 1 : 0
  return column.kind === 'json' ? JSON.stringify(withIds(value, column.key, start)) : value
}

function columnIn(column: TravelingColumn, given: unknown, start: number, where: string): unknown {
  const value = given === undefined ? column.fallback : given
  if (value === null && column.isNullable) return null
  if (!isAllowed(column, value)) throw new ExportFault(say('notAsExported', `${where}.${column.key}`))
  return valueIn(column, value, start)
}

/**
 * Converts a row of an export to a database row, by column name, with ids of the range that begins at `start`.
 *
 * @throws ExportFault for anything that our exports never contain.
 */
export function rowIn(
  table: TravelingTable,
  row: unknown,
  start: number,
  position: number,
): Readonly<Record<string, unknown>> {
  const where = `${table.key}[${position}]`
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new ExportFault(say('notARow', where))
  const given = new Map<string, unknown>(Object.entries(row))
  const strange = [...given.keys()].find((key) => !table.columns.some((column) => column.key === key))
  if (strange !== undefined) throw new ExportFault(say('unknownField', where))
  return Object.fromEntries(
    table.columns.map((column) => [column.name, columnIn(column, given.get(column.key), start, where)]),
  )
}
