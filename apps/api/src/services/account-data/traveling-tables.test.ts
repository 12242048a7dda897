import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import * as schema from '../../store/ledger/schema.ts'
import { toPlace, withIds, withPlaces } from './ids-in-json.ts'
import { loginColumns, staysHere, travelingTables } from './traveling-tables.ts'

const listTables = (inSchema: object) =>
  Object.values(inSchema)
    .filter((one): one is SQLiteTable => is(one, SQLiteTable))
    .map(getTableConfig)
const all = listTables(schema)

describe('the tables of an export', () => {
  it('are all tables of the ledger except those listed with a reason', () => {
    expect([...travelingTables.map(({ name }) => name), ...Object.keys(staysHere)].toSorted()).toEqual(
      all.map(({ name }) => name).toSorted(),
    )
  })

  it('have every column except those that could reach a bank', () => {
    for (const { name, columns } of travelingTables) {
      const here = all.find((table) => table.name === name)?.columns.map((column) => column.name) ?? []
      const left = here.filter((column) => !columns.some((traveling) => traveling.name === column))
      expect([name, left.toSorted()]).toEqual([name, name === 'account_connection' ? loginColumns.toSorted() : []])
    }
  })

  it('have no column that holds a secret', () => {
    const names = travelingTables.flatMap(({ columns }) => columns.map(({ name }) => name))
    expect(names.filter((name) => /token|secret|password|hash|sealed|cursor/.test(name))).toEqual([])
  })

  it('mark every id column as an id, so that its place is exported', () => {
    const named = travelingTables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => /(^|_)id$/.test(column.name) && column.kind !== 'id')
        .map((column) => `${name}.${column.name}`),
    )
    // Ids of catalogs, and ids from the bank.
    expect(named.toSorted()).toEqual([
      'account_connection.institution_id',
      'budget.category_id',
      'budget_group_member.category_id',
      'category_memory.category_id',
      'connection_account.provider_account_id',
      'departed_entry.provider_id',
      'email_preference.preference_id',
      'entry.category_id',
      'entry.provider_id',
      'own_category.category_id',
      'planned_payment.category_id',
      'rule.category_id',
    ])
  })
})

describe('ids inside of JSON', () => {
  const start = 7_000_000_000
  it('are replaced by their place, and only in fields that hold ids', () => {
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

  it('are replaced in the problems that a plan knows', () => {
    const known = [`ACCOUNT_DELETED:${start + 5}`, 'OFF_GOAL:2026-10', 'OFF_GOAL']
    expect(withPlaces(known, 'knownAttention', start)).toEqual(['ACCOUNT_DELETED:id:5', 'OFF_GOAL:2026-10', 'OFF_GOAL'])
    expect(withIds(withPlaces(known, 'knownAttention', start), 'knownAttention', start)).toEqual(known)
  })

  it('outside of the range stay unchanged', () => {
    expect(toPlace(start + 1_000_000_000, start)).toBe(start + 1_000_000_000)
    expect(toPlace(start, start)).toBe(start)
  })
})
