import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import { defaultMaxBytes } from '../../http/body/read.ts'
import { createPasswords } from '../../identity/passwords.ts'
import { directoryMigrations, directorySchema as wholeDirectory } from '../../store/directory/migrations.generated.ts'
import * as directorySchema from '../../store/directory/schema.ts'
import { bankFilePartLength } from '../../store/ledger/bank-files.ts'
import { ledgerMigrations, ledgerSchema as wholeLedger } from '../../store/ledger/migrations.generated.ts'
import * as ledgerSchema from '../../store/ledger/schema.ts'
import { cloudflareLimits } from '../../../testing/cloudflare-limits.ts'
import { createTestRandom } from '../../../testing/test-parts.ts'
import { maxWoken } from './edge-limits.ts'
import { splitSql } from './split-sql.ts'

const { worker, rpcBytes, sql } = cloudflareLimits
const table: readonly Endpoint[] = Object.values(endpoints)
const findMaxBytes = ({ maxBytes }: Endpoint) => maxBytes ?? defaultMaxBytes
const countBytes = (text: string) => new TextEncoder().encode(text).byteLength
const statements = [...directoryMigrations, ...ledgerMigrations, { sql: wholeDirectory }, { sql: wholeLedger }].flatMap(
  ({ sql }) => splitSql(sql),
)
const findTables = (schema: object) =>
  Object.values(schema)
    .filter((one): one is SQLiteTable => is(one, SQLiteTable))
    .map(getTableConfig)

/** Headers, cookies and the caller travel with the body. */
const roomForTheRest = 1_000_000
/**
 * A body exists as bytes, as the object's copy, and as text of two bytes a character; then as what is parsed from it.
 */
const copiesOfABody = 6

/** Calls with a bigger body that never goes into one row. */
const keptInParts = new Set(['previewBankFile', 'commitBankFile', 'importAccountData', 'addAttachment'])

describe('what we allow stays below what Cloudflare allows', () => {
  it.each(table.map((endpoint) => [endpoint.name, endpoint] as const))('a body of %s', (_, endpoint) => {
    const bytes = findMaxBytes(endpoint)
    expect(bytes).toBeLessThan(worker.requestBodyBytes)
    expect(bytes + roomForTheRest).toBeLessThan(rpcBytes)
    expect(bytes * copiesOfABody).toBeLessThan(worker.memoryBytes)
  })

  it('the part of a body that goes into one row: the journal, the kept answer', () => {
    // Each character may take three bytes more as JSON.
    const tooLong = table.filter((endpoint) => findMaxBytes(endpoint) * 4 > sql.rowBytesInD1).map(({ name }) => name)
    expect(tooLong.filter((name) => !keptInParts.has(name))).toEqual([])
  })

  it('a part of a kept bank file, three bytes a character', () => {
    expect(bankFilePartLength * 3).toBeLessThan(sql.rowBytesInObject)
  })

  it('the columns of every table', () => {
    const tables = [...findTables(directorySchema), ...findTables(ledgerSchema)]
    expect(tables.length).toBeGreaterThan(20)
    expect(tables.filter(({ columns }) => columns.length > sql.columnsOfTable).map(({ name }) => name)).toEqual([])
  })

  it('every statement of a migration', () => {
    expect(statements.length).toBeGreaterThan(50)
    expect(statements.filter((statement) => countBytes(statement) > sql.statementBytes)).toEqual([])
  })

  it('the memory of a password hash', async () => {
    const [, n = '', r = '', p = ''] = (await createPasswords(createTestRandom()).hash('Quiet-Harbor-42')).split('$')
    const bytes = 128 * Number(r) * (Number(n) + Number(p))
    expect(bytes).toBeGreaterThan(8_000_000)
    expect(bytes * 4).toBeLessThan(worker.memoryBytes)
  })

  it('the objects that one run of the timer wakes, with the query for them', () => {
    expect(maxWoken + 1).toBeLessThan(worker.subrequests)
  })
})

describe('what the edge cannot do and a machine can', () => {
  // Foreign keys are always on there: dropping a table first deletes its rows, and with them all rows that refer to
  // them.
  it('no migration asks for: dropping a table that others refer to, or switching references off', () => {
    const pointedAt = new Set(
      [...findTables(directorySchema), ...findTables(ledgerSchema)].flatMap(({ foreignKeys }) =>
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
