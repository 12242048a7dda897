import type { Account, AccountForm } from '@evenkeel/api-client/contract/accounts'
import { changeHeader } from '@evenkeel/api-client/contract/changes'
import type { Transaction, TransactionForm } from '@evenkeel/api-client/contract/transactions'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { sql } from 'drizzle-orm'
import { findCategoryByName } from '../../src/store/ledger/category-catalog.ts'
import type { LedgerTransaction } from '../../src/store/ledger/ledger.ts'
import type { TestApp } from '../test-app.ts'
import type { TestClient } from '../test-client.ts'
import { findOwner } from '../ledger-of.ts'

/** Tables that are not the person's data: they record what happened to it. */
const aboutChanges = [
  'change',
  'change_row',
  'idempotency_key',
  'bank_file_part',
  'sqlite_sequence',
  'schema_migration',
  'changed_entry',
]

/** A new employee of the test company, signed in, with shortcuts for the tests of services. */
export interface TestPerson {
  readonly client: TestClient
  readonly email: string
  addAccount(form?: Partial<AccountForm>): Promise<Account>
  addRow(form?: Partial<TransactionForm> & { readonly category?: string }): Promise<Transaction>
  /** Makes a call that changes something; returns the id of the change, null if nothing changed. */
  change(
    name: EndpointName,
    input: { readonly body?: unknown; readonly params?: Record<string, unknown> },
  ): Promise<number | null>
  undo(changeId: number | null): Promise<number>
  /** Returns every row of the person's data, by table. */
  exportAll(): Record<string, unknown[]>
  /** Runs work on the ledger itself; after a `read` the server may go on with what it remembers. */
  onLedger<T>(work: (ledger: LedgerTransaction) => T, purpose?: 'read' | 'write'): T
}

let people = 0

/** Returns the id of a category of the catalog. */
export function categoryId(name: string): number {
  const category = findCategoryByName(name)
  if (!category) throw new RangeError(`${name} is not a category`)
  return category.id
}

const byContent = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

function exportLedger(ledger: LedgerTransaction): Record<string, unknown[]> {
  const tables = ledger.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like 'entry\\_text%' escape '\\' order by name`,
  )
  const names = tables.map(({ name }) => name).filter((name) => !aboutChanges.includes(name))
  return Object.fromEntries(
    names.map((name) => {
      const rows = ledger.all<Record<string, unknown>>(sql`select * from ${sql.identifier(name)}`)
      return [name, rows.filter((row) => row['entries'] !== 0).toSorted(byContent)]
    }),
  )
}

export async function newPerson(app: TestApp): Promise<TestPerson> {
  people += 1
  const email = `person-${people}@evenkeel.example`
  const client = await app.signIn(email)
  const person = await app.directory.people.byEmail(email)
  if (!person) throw new Error('A person who has signed in is not there')
  const owner = await findOwner(app, person.id)
  const onLedger: TestPerson['onLedger'] = (work, purpose) => app.parts.ledgers.open(owner).transact(work, purpose)
  const change: TestPerson['change'] = async (name, input) => {
    const answer = await client.send(name, input)
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    const header = answer.headers.get(changeHeader)
    return header === null ? null : Number(header)
  }
  return {
    client,
    email,
    onLedger,
    change,
    addAccount: (form = {}) =>
      client.call('createAccount', {
        body: { category: 'Cash', type: 'Checking', name: 'Checking', balance: 100, ...form },
      }),
    addRow: ({ category = 'Groceries', ...form } = {}) =>
      client.call('createTransaction', {
        body: {
          date: '2026-11-10',
          value: -10,
          description: 'Greenleaf Market',
          categoryId: categoryId(category),
          ...form,
        },
      }),
    undo: async (changeId) =>
      (await client.send('undoChange', { params: { changeId: changeId ?? 0 }, body: {} })).status,
    exportAll: () => onLedger(exportLedger, 'read'),
  }
}
