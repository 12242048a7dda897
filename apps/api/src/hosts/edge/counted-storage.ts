import type { Transactions } from '../../store/ledger/ledger.ts'
import type { ObjectStorage } from './platform.ts'

/** One statement that changes nothing. Any other text counts as a change: to read once more is never wrong. */
const isQuery = (text: string) => /^\s*select\b[^;]*$/i.test(text)

/** By storage, so that all who open an object's ledger count together. */
const counts = new WeakMap<ObjectStorage, { changes: number }>()

interface CountedStorage {
  readonly storage: ObjectStorage
  readonly transactions: Transactions
  /** A version token: changes with every statement that may write, and with every rollback. */
  readonly stamp: () => string
}

/**
 * Returns an object's storage that counts what may change it. Nothing else reaches an object's database, so that what was read
 * before holds as long as the count does.
 */
export function countedStorage(plain: ObjectStorage): CountedStorage {
  const count = counts.get(plain) ?? { changes: 0 }
  counts.set(plain, count)
  const transactionSync = <T>(work: () => T): T => {
    try {
      return plain.transactionSync(work)
    } catch (error) {
      count.changes += 1
      throw error
    }
  }
  const storage: ObjectStorage = {
    sql: {
      exec(text, ...values) {
        if (!isQuery(text)) count.changes += 1
        return plain.sql.exec(text, ...values)
      },
      get databaseSize() {
        return plain.sql.databaseSize
      },
    },
    transactionSync,
    getAlarm: () => plain.getAlarm(),
    setAlarm: (at) => plain.setAlarm(at),
    deleteAlarm: () => plain.deleteAlarm(),
    deleteAll() {
      count.changes += 1
      return plain.deleteAll()
    },
  }
  return { storage, transactions: (work) => transactionSync(work), stamp: () => String(count.changes) }
}
