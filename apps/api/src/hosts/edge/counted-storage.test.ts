import Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLedger } from '../../store/ledger/ledger.ts'
import { remembered } from '../../store/ledger/remembered.ts'
import { countedStorage } from './counted-storage.ts'
import type { ObjectStorage } from './platform.ts'

/** An object's storage on SQLite in memory: what it lacks here no test asks for. */
function openStorage() {
  const file = new Sqlite(':memory:')
  file.exec('CREATE TABLE amount (id INTEGER PRIMARY KEY, cents INTEGER NOT NULL)')
  const never = () => Promise.reject(new Error('not here'))
  const plain: ObjectStorage = {
    sql: {
      exec<Row>(text: string, ...values: readonly unknown[]) {
        const statement = file.prepare<unknown[], Row>(text)
        const rows = statement.reader ? statement.all(...values) : []
        if (!statement.reader) statement.run(...values)
        return { toArray: () => rows, rowsRead: 0, rowsWritten: 0 }
      },
      databaseSize: 0,
    },
    transactionSync: (work) => file.transaction(work)(),
    getAlarm: never,
    setAlarm: never,
    deleteAlarm: never,
    deleteAll: () => Promise.resolve(void file.exec('DELETE FROM amount')),
  }
  const content = () => JSON.stringify(file.prepare('SELECT * FROM amount').all())
  return { ...countedStorage(plain), another: () => countedStorage(plain), content }
}

const texts = [
  'SELECT sum(cents) FROM amount',
  '  select * from amount where cents > 3',
  'INSERT INTO amount (cents) VALUES (4)',
  'insert into amount (cents) select cents + 1 from amount returning id',
  'UPDATE amount SET cents = cents + 1',
  'WITH most AS (SELECT max(id) AS id FROM amount) DELETE FROM amount WHERE id IN (SELECT id FROM most)',
  'REPLACE INTO amount (id, cents) VALUES (1, 9); -- select',
] as const

describe('the storage of an object', () => {
  it('has another stamp whenever its content has changed, whatever was written or rolled back', () => {
    const step = fc.record({ text: fc.constantFrom(...texts), ends: fc.constantFrom('alone', 'kept', 'rolled back') })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { storage, stamp, content } = openStorage()
        const seen = new Map([[stamp(), content()]])
        const look = () => {
          expect(seen.get(stamp()) ?? content()).toBe(content())
          seen.set(stamp(), content())
        }
        for (const { text, ends } of steps) {
          const write = () => void storage.sql.exec(text).toArray()
          if (ends === 'alone') write()
          else {
            const inTransaction = () => {
              write()
              look()
              if (ends === 'rolled back') throw new Error('on purpose')
            }
            try {
              storage.transactionSync(inTransaction)
            } catch {
              // Rolled back.
            }
          }
          look()
        }
      }),
    )
  })

  it('keeps a stamp while it is only read, so that reads are remembered', () => {
    const { storage, transactions, stamp } = openStorage()
    storage.sql.exec('INSERT INTO amount (cents) VALUES (?)', 4)
    let reads = 0
    const sum = remembered(
      () => '',
      (ledger) => {
        reads += 1
        return ledger.all<{ cents: number }>('select sum(cents) as cents from amount')
      },
    )
    const ledger = createLedger(drizzle(storage), () => {}, { transactions, stamp })
    const look = () => ledger.transact((open) => sum(open, null)[0]?.cents, 'read')
    expect([look(), look(), reads]).toEqual([4, 4, 1])
    ledger.transact((open) => open.run('insert into amount (cents) values (5)'))
    expect([look(), look(), reads]).toEqual([9, 9, 2])
  })

  it('counts what was written by whatever else opened the same object', () => {
    const { stamp, another } = openStorage()
    const before = stamp()
    another().storage.sql.exec('INSERT INTO amount (cents) VALUES (4)')
    expect(stamp()).not.toBe(before)
  })

  it('has another stamp once everything was deleted', async () => {
    const { storage, stamp, content } = openStorage()
    storage.sql.exec('INSERT INTO amount (cents) VALUES (4)')
    const before = stamp()
    await storage.deleteAll()
    expect([content(), stamp() === before]).toEqual(['[]', false])
  })
})
