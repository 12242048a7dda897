import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import * as schema from '../../store/ledger/schema.ts'
import { placeOf, withIds, withPlaces } from './ids-in-json.ts'
import { LOGIN_COLUMNS, staysHere, travellingTables } from './travelling-tables.ts'

const tablesOf = (inSchema: object) =>
  Object.values(inSchema)
    .filter((one): one is SQLiteTable => is(one, SQLiteTable))
    .map(getTableConfig)
const all = tablesOf(schema)

describe('the tables of an export', () => {
  it('are all tables of the ledger but those that stay for a reason', () => {
    expect([...travellingTables.map(({ name }) => name), ...Object.keys(staysHere)].toSorted()).toEqual(
      all.map(({ name }) => name).toSorted(),
    )
  })

  it('have every column, but for what could reach a bank', () => {
    for (const { name, columns } of travellingTables) {
      const here = all.find((table) => table.name === name)?.columns.map((column) => column.name) ?? []
      const left = here.filter((column) => !columns.some((travelling) => travelling.name === column))
      expect([name, left.toSorted()]).toEqual([name, name === 'account_connection' ? LOGIN_COLUMNS.toSorted() : []])
    }
  })

  it('hold no column that a secret stands in', () => {
    const names = travellingTables.flatMap(({ columns }) => columns.map(({ name }) => name))
    expect(names.filter((name) => /token|secret|password|hash|sealed|cursor/.test(name))).toEqual([])
  })

  it('name every id as one, so that it is counted from the account’s own range', () => {
    const named = travellingTables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => /(^|_)id$/.test(column.name) && column.kind !== 'id')
        .map((column) => `${name}.${column.name}`),
    )
    // Ids of catalogues, and of the bank.
    expect(named.toSorted()).toEqual([
      'account_connection.institution_id',
      'budget.category_id',
      'category_memory.category_id',
      'connection_account.provider_account_id',
      'departed_entry.provider_id',
      'email_preference.preference_id',
      'entry.category_id',
      'entry.provider_id',
    ])
  })
})

describe('ids inside of JSON', () => {
  const start = 7_000_000_000
  it('are marked by their place, and only where an id stands', () => {
    const value = {
      userAccountId: start + 5,
      amount: start + 5,
      accounts: [start + 1, 3],
      list: [{ id: start + 2, name: 'id:9' }],
      benefitId: 3,
    }
    const marked = {
      userAccountId: 'id:5',
      amount: start + 5,
      accounts: ['id:1', 3],
      list: [{ id: 'id:2', name: 'id:9' }],
      benefitId: 3,
    }
    expect(withPlaces(value, 'answer', start)).toEqual(marked)
    expect(withIds(marked, 'answer', start)).toEqual(value)
  })

  it('are marked in what a plan knows of its troubles', () => {
    const known = [`ACCOUNT_DELETED:${start + 5}`, 'OFF_GOAL:2026-10', 'OFF_GOAL']
    expect(withPlaces(known, 'knownAttention', start)).toEqual(['ACCOUNT_DELETED:id:5', 'OFF_GOAL:2026-10', 'OFF_GOAL'])
    expect(withIds(withPlaces(known, 'knownAttention', start), 'knownAttention', start)).toEqual(known)
  })

  it('of nobody here stay what they are', () => {
    expect(placeOf(start + 1_000_000_000, start)).toBe(start + 1_000_000_000)
    expect(placeOf(start, start)).toBe(start)
  })
})
