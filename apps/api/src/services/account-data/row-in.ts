import { PlanType } from '@evenkeel/engine'
import { findCategory } from '../../store/ledger/category-catalogue.ts'
import { HIGHEST_PLACE, withIds } from './ids-in-json.ts'
import type { TravellingColumn, TravellingTable } from './travelling-tables.ts'

/** What is wrong with an export, in words for the person. */
export class ExportFault extends Error {
  override readonly name = 'ExportFault'
}

/** Longer text than any field of ours takes. */
const LONGEST_TEXT = 20_000

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT && value.isWellFormed() && !value.includes('\u0000')

/** Columns whose numbers name something of a catalogue. */
const catalogues: Readonly<Record<string, (value: number) => boolean>> = {
  category_id: (value) => findCategory(value) !== undefined,
  plan_type: (value) => Object.values<number>(PlanType).includes(value),
}

/** What text has to look like in columns of this name: a day, a month, or any of them with a time of day. */
const DATED: readonly (readonly [name: RegExp, form: RegExp])[] = [
  [/^(date|day|(partner_)?date_of_birth)$/, /^\d{4}-\d\d-\d\d$/],
  [/^period$/, /^\d{4}-\d\d$/],
  [/(^|_)(at|on|as_of)$/, /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,3})?Z)?$/],
]

function isDateWhereOneBelongs(name: string, text: string): boolean {
  const form = DATED.find(([names]) => names.test(name))?.[1]
  if (!form) return true
  const moment = Date.parse(text)
  return form.test(text) && Number.isFinite(moment) && new Date(moment).toISOString().startsWith(text.slice(0, 10))
}

const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= HIGHEST_PLACE

function isAllowed({ kind, choices, name }: TravellingColumn, value: unknown): boolean {
  if (kind === 'id') return isPlace(value)
  if (kind === 'boolean') return typeof value === 'boolean'
  if (kind === 'integer') return Number.isSafeInteger(value) && (catalogues[name]?.(Number(value)) ?? true)
  if (kind === 'real') return Number.isFinite(value)
  if (kind === 'text')
    return isText(value) && isDateWhereOneBelongs(name, value) && (choices === undefined || choices.includes(value))
  return value !== undefined
}

function valueIn(column: TravellingColumn, value: unknown, start: number): unknown {
  if (column.kind === 'id') return start + Number(value)
  if (column.kind === 'boolean') return value === true ? 1 : 0
  return column.kind === 'json' ? JSON.stringify(withIds(value, column.key, start)) : value
}

function columnIn(column: TravellingColumn, given: unknown, start: number, where: string): unknown {
  const value = given === undefined ? column.fallback : given
  if (value === null && column.isNullable) return null
  if (!isAllowed(column, value)) throw new ExportFault(`${where}.${column.key} is not as an export has it.`)
  return valueIn(column, value, start)
}

/**
 * A row of an export as the database takes it, by the names of its columns, with ids of the range that begins at `start`.
 *
 * @throws ExportFault for anything that no export of ours would hold.
 */
export function rowIn(
  table: TravellingTable,
  row: unknown,
  start: number,
  position: number,
): Readonly<Record<string, unknown>> {
  const where = `${table.key}[${position}]`
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new ExportFault(`${where} is not a row.`)
  const given = new Map<string, unknown>(Object.entries(row))
  const strange = [...given.keys()].find((key) => !table.columns.some((column) => column.key === key))
  if (strange !== undefined) throw new ExportFault(`${where} has a field that this release does not know.`)
  return Object.fromEntries(
    table.columns.map((column) => [column.name, columnIn(column, given.get(column.key), start, where)]),
  )
}
