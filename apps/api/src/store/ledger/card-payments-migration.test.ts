import { isPaymentOfDebt } from '@evenkeel/engine'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testOwner } from '../../../testing/ledger-of.ts'
import { openMemoryLedgers } from '../../../testing/memory-store.ts'
import type { LedgerStore } from '../ledger-store.ts'
import { insertAccount } from './accounts.ts'
import { CategoryId } from './category-catalog.ts'
import { insertEntry } from './entries.ts'
import { keptSumFaults } from '../../../testing/probes/kept-sums-check.ts'
import { ledgerMigrations } from './migrations.generated.ts'
import { entry } from './schema.ts'

let store: LedgerStore
beforeAll(() => {
  store = openMemoryLedgers()
})
afterAll(() => store.close())

const words = [
  'INTERNET PAYMENT THANK YOU',
  'Payment Thank You-Mobile',
  'CAPITAL ONE MOBILE PYMT',
  'AUTOPAY 8841',
  'E-PAYMENT',
  'ACH DEPOSIT',
  'DIRECTPAY FULL BALANCE',
  'Bill Pay #22',
  'BillPay',
  'Transfer from Checking',
  'PINE SHOE SHOP',
  'AMAZON.COM*RT4',
  'Payment refund',
  'REFUND: AUTOPAY',
  'Cash back reward',
  'INTEREST (reversed)',
  'Larkfield',
  'PMT123',
  'auto-payment',
  'Direct Debit; thank you',
]

describe('the migration of payments of cards and loans', () => {
  it('marks the same payments as the engine does, in ledgers from before it', () => {
    const migration = ledgerMigrations.find(({ name }) => name === '0011_card_payments')?.sql ?? ''
    const found = store.open(testOwner(1)).transact((ledger) => {
      const of = (categoryName: string, typeName: string) =>
        insertAccount(ledger, { name: typeName, categoryName, typeName, balanceCents: 0, origin: 'file' }).id
      const accounts = [of('Credit Card', 'Credit Card'), of('Loan', 'Auto Loan'), of('Cash', 'Checking')]
      for (const accountId of accounts) {
        for (const description of words) {
          const texts = { description, fullDescription: description, normalizedDescription: description }
          insertEntry(ledger, {
            ...texts,
            accountId,
            date: '2026-10-05',
            valueCents: 100,
            currency: 'USD',
            categoryId: CategoryId.UNCATEGORIZED,
            categorySource: 'none',
            origin: 'file',
          })
        }
      }
      ledger.run(sql.raw(migration))
      expect(keptSumFaults(ledger)).toEqual([])
      return ledger
        .select()
        .from(entry)
        .orderBy(asc(entry.id))
        .all()
        .map(({ categoryId }) => categoryId === CategoryId.TRANSFER)
    })
    const onto = (isCard: boolean) => words.map((description) => isPaymentOfDebt({ description, isCard }))
    expect(found).toEqual([...onto(true), ...onto(false), ...words.map(() => false)])
  })
})
