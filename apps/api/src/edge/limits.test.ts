import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import { DEFAULT_MAX_BYTES } from '../http/read-body.ts'
import { makePasswords } from '../identity/passwords.ts'
import { directoryMigrations } from '../store/directory/migrations.generated.ts'
import * as directorySchema from '../store/directory/schema.ts'
import { BANK_FILE_PART_LENGTH } from '../store/ledger/bank-files.ts'
import { ledgerMigrations } from '../store/ledger/migrations.generated.ts'
import * as ledgerSchema from '../store/ledger/schema.ts'
import { cloudflareLimits } from '../test/cloudflare-limits.ts'
import { makeTestRandom } from '../test/test-parts.ts'
import { MOST_WOKEN } from './most-woken.ts'
import { splitSql } from './split-sql.ts'

const { worker, rpcBytes, sql } = cloudflareLimits
const table: readonly Endpoint[] = Object.values(endpoints)
const maxBytesOf = ({ maxBytes }: Endpoint) => maxBytes ?? DEFAULT_MAX_BYTES
const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength
const statements = [...directoryMigrations, ...ledgerMigrations].flatMap((migration) => splitSql(migration.sql))
const tablesOf = (schema: object) =>
  Object.values(schema)
    .filter((one): one is SQLiteTable => is(one, SQLiteTable))
    .map(getTableConfig)

/** Headers, cookies and the caller travel with the body. */
const ROOM_FOR_THE_REST = 1_000_000
/** A body is there as bytes, as the object's copy, and as text of two bytes a character; then what is made of it. */
const COPIES_OF_A_BODY = 6

/** Calls with a bigger body that never goes into one row. */
const KEPT_IN_PARTS = new Set(['previewBankFile', 'commitBankFile', 'importAccountData'])

describe('what we allow stays below what Cloudflare allows', () => {
  it.each(table.map((endpoint) => [endpoint.name, endpoint] as const))('a body of %s', (_, endpoint) => {
    const bytes = maxBytesOf(endpoint)
    expect(bytes).toBeLessThan(worker.requestBodyBytes)
    expect(bytes + ROOM_FOR_THE_REST).toBeLessThan(rpcBytes)
    expect(bytes * COPIES_OF_A_BODY).toBeLessThan(worker.memoryBytes)
  })

  it('what of a body goes into one row: the journal, the kept answer', () => {
    // Each character may take three bytes more as JSON.
    const tooLong = table.filter((endpoint) => maxBytesOf(endpoint) * 4 > sql.rowBytesInD1).map(({ name }) => name)
    expect(tooLong.filter((name) => !KEPT_IN_PARTS.has(name))).toEqual([])
  })

  it('a part of a kept bank file, three bytes a character', () => {
    expect(BANK_FILE_PART_LENGTH * 3).toBeLessThan(sql.rowBytesInObject)
  })

  it('the columns of every table', () => {
    const tables = [...tablesOf(directorySchema), ...tablesOf(ledgerSchema)]
    expect(tables.length).toBeGreaterThan(20)
    expect(tables.filter(({ columns }) => columns.length > sql.columnsOfTable).map(({ name }) => name)).toEqual([])
  })

  it('every statement of a migration', () => {
    expect(statements.length).toBeGreaterThan(50)
    expect(statements.filter((statement) => bytesOf(statement) > sql.statementBytes)).toEqual([])
  })

  it('the memory of a password hash', async () => {
    const [, n = '', r = '', p = ''] = (await makePasswords(makeTestRandom()).hash('Quiet-Harbor-42')).split('$')
    const bytes = 128 * Number(r) * (Number(n) + Number(p))
    expect(bytes).toBeGreaterThan(8_000_000)
    expect(bytes * 4).toBeLessThan(worker.memoryBytes)
  })

  it('the objects that one run of the timer wakes, with the query for them', () => {
    expect(MOST_WOKEN + 1).toBeLessThan(worker.subrequests)
  })
})

describe('what the edge cannot do and a machine can', () => {
  // There foreign keys are always on: dropping a table first deletes its rows, and with them all that point at them.
  it('no migration asks for: dropping a table that others point at, or switching references off', () => {
    const pointedAt = new Set(
      [...tablesOf(directorySchema), ...tablesOf(ledgerSchema)].flatMap(({ foreignKeys }) =>
        foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name),
      ),
    )
    expect(pointedAt.size).toBeGreaterThan(3)
    const dropped = statements.flatMap(
      (statement) => /^DROP TABLE (?:IF EXISTS )?[`"]?(\w+)/i.exec(statement)?.[1] ?? [],
    )
    expect(dropped.filter((name) => pointedAt.has(name))).toEqual([])
    expect(statements.filter((statement) => /^PRAGMA\s+foreign_keys/i.test(statement))).toEqual([])
  })
})
