import type { TestApp } from '../../test/test-app.ts'
import type { StoredEntry } from '../../store/ledger/entries.ts'
import { entry as entryTable } from '../../store/ledger/schema.ts'
import type { TestPerson } from '../test-person.ts'
import type { BankRow, Disturbances, FakeBank } from './fake-bank.ts'
import { runDueWork } from './test-bank.ts'

/** One thing that happens at a bank, in the app or between the two. */
export type Move =
  | { readonly do: 'buy'; readonly account: number; readonly cents: number; readonly isPending: boolean }
  | { readonly do: 'post'; readonly pick: number; readonly isNamed: boolean; readonly tip: number }
  | { readonly do: 'change'; readonly pick: number; readonly by: number }
  | { readonly do: 'cancel'; readonly pick: number }
  | { readonly do: 'transfer'; readonly from: number; readonly to: number; readonly cents: number }
  | { readonly do: 'sync'; readonly bank: number; readonly isFull: boolean; readonly disturbances: Disturbances }
  | { readonly do: 'hide' | 'recategorise' | 'rename' | 'split'; readonly pick: number }
  | { readonly do: 'relink'; readonly bank: number }
  | { readonly do: 'delete'; readonly bank: number; readonly isUndone: boolean }

/** The accounts: whose bank's each is, and what it is called. */
export const ACCOUNTS = [
  [0, 'Checking'],
  [0, 'Card'],
  [1, 'Savings'],
] as const

/** What the person did to a row of the bank's. */
interface Edits {
  isHidden: boolean
  categoryId: number | null
  description: string | null
  parts: number
}

export const untouched: Edits = { isHidden: false, categoryId: null, description: null, parts: 0 }

/** Words that stay what they are when a description is reduced: letters only, no two alike. */
const wordsOf = (index: number) =>
  [...String(index).padStart(4, '0')].map((digit) => 'bcdfghjkmn'[Number(digit)]).join('')

/** The bank's own name of the row that an entry stands for. */
export const keyOf = ({ providerId }: Pick<StoredEntry, 'providerId'>) => providerId?.split(':')[1] ?? ''

/** One person with two banks, and what ought to be in the ledger. */
export class History {
  readonly banks: readonly FakeBank[]
  readonly person: TestPerson
  readonly app: TestApp
  readonly edits = new Map<string, Edits>()
  /** Which posted row took a pending one's place. */
  readonly successors = new Map<string, string>()
  readonly transfers: (readonly [string, string])[] = []
  readonly connections: (number | null)[] = [null, null]
  private count = 0

  constructor(app: TestApp, person: TestPerson, banks: readonly FakeBank[]) {
    this.app = app
    this.person = person
    this.banks = banks
  }

  entries(): StoredEntry[] {
    return this.person.onLedger((ledger) => ledger.select().from(entryTable).orderBy(entryTable.id).all())
  }

  private bankRow(index: number): readonly [FakeBank, BankRow] | undefined {
    const all = this.banks.flatMap((fake) =>
      [...fake.rows.values()].flatMap((row) => (row.key.startsWith('old') ? [] : [[fake, row] as const])),
    )
    return all[index % Math.max(1, all.length)]
  }

  private newRow(account: number, cents: number, words: string, isPending = false): string {
    const [bankIndex, name] = ACCOUNTS[account] ?? ACCOUNTS[0]
    const key = `row${(this.count += 1)}`
    this.banks[bankIndex]?.put({
      key,
      account: name,
      date: '2026-11-10',
      cents,
      words: `${words} ${wordsOf(this.count)}`,
      isPending,
      posts: null,
    })
    return key
  }

  private post(index: number, isNamed: boolean, tip: number): void {
    const [fake, row] = this.bankRow(index) ?? []
    if (!fake || !row?.isPending) return
    const key = `row${(this.count += 1)}`
    fake.remove(row.key)
    fake.put({
      ...row,
      key,
      isPending: false,
      date: '2026-11-12',
      cents: row.cents - tip,
      posts: isNamed ? row.key : null,
    })
    this.successors.set(row.key, key)
    const edits = this.edits.get(row.key)
    if (edits) this.edits.set(key, edits)
  }

  private transfer(from: number, to: number, cents: number): void {
    if (from === to) return
    // No two movements of the same amount, so that what belongs together is beyond doubt.
    const amount = cents * 100 + this.count
    this.transfers.push([
      this.newRow(from, -amount, 'online transfer to'),
      this.newRow(to, amount, 'online transfer from'),
    ])
  }

  async link(index: number): Promise<void> {
    const fake = this.banks[index]
    if (!fake) return
    const { accountConnectionId } = await this.person.client.call('createConnection', {
      body: { publicToken: fake.newLogin() },
    })
    this.connections[index] = accountConnectionId
    await runDueWork(this.app)
  }

  async sync(index: number, isFull: boolean, next: Disturbances = {}): Promise<void> {
    const accountId = this.connections[index]
    if (!accountId) return
    this.banks[index]?.disturb(next)
    const { issue } = await this.person.client.call('connectionStatus', { body: { connectionId: accountId } })
    if (issue === 'login-required') await this.person.client.call('restoreConnection', { body: { accountId } })
    else await this.person.client.call(isFull ? 'fullSync' : 'syncConnection', { body: { accountId } })
    await runDueWork(this.app)
    this.banks[index]?.calm()
  }

  private async edit(kind: 'hide' | 'recategorise' | 'rename' | 'split', index: number): Promise<void> {
    const all = this.entries()
    const rows = all.filter(({ sourceEntryId, providerId }) => sourceEntryId === null && providerId !== null)
    const row = rows[index % Math.max(1, rows.length)]
    if (!row || row.transferPairId !== null) return
    const { client } = this.person
    const edits = { ...(this.edits.get(this.current(keyOf(row))) ?? untouched) }
    if (kind === 'hide') {
      await client.call('setTransactionVisibility', { body: { transactionId: row.id, isHidden: true } })
      edits.isHidden = true
    } else if (kind === 'recategorise') {
      edits.categoryId = 6 + (index % 10)
      await client.call('setTransactionCategory', { body: { transactionId: row.id, categoryId: edits.categoryId } })
    } else if (kind === 'rename') {
      edits.description = `mine ${row.id}`
      await client.call('updateTransaction', { body: { userTransactionId: row.id, description: edits.description } })
    } else if (!all.some(({ sourceEntryId }) => sourceEntryId === row.id)) {
      const part = Math.sign(row.valueCents) * 100
      const body = {
        sourceTransactionId: row.id,
        sourceTransaction: { category: row.categoryId, value: (row.valueCents - part) / 100 },
        splits: [{ category: 9, value: part / 100 }],
      }
      await client.call('splitTransaction', { body })
      edits.parts = 1
    }
    this.edits.set(this.current(keyOf(row)), edits)
  }

  /** The row that stands for a row by now. */
  private current(key: string): string {
    const next = this.successors.get(key)
    return next === undefined ? key : this.current(next)
  }

  private async remove(index: number, isUndone: boolean): Promise<void> {
    const connectionId = this.connections[index]
    if (!connectionId) return
    const changeId = await this.person.change('deleteConnection', { body: { connectionId } })
    if (isUndone) {
      const status = await this.person.undo(changeId)
      if (status !== 200) throw new Error(`Undoing the deletion answered ${status}`)
      return
    }
    this.connections[index] = null
    const names = ACCOUNTS.filter(([owner]) => owner === index).map(([, name]) => name as string)
    for (const row of this.banks[index]?.rows.values() ?? [])
      if (names.includes(row.account)) this.edits.delete(row.key)
  }

  async step(next: Move): Promise<void> {
    if (next.do === 'buy') this.newRow(next.account, -(next.cents * 100 + (this.count % 100)), 'shop', next.isPending)
    else if (next.do === 'post') this.post(next.pick, next.isNamed, next.tip)
    else if (next.do === 'transfer') this.transfer(next.from, next.to, next.cents)
    else if (next.do === 'sync') await this.sync(next.bank, next.isFull, next.disturbances)
    else if (next.do === 'relink') await this.link(next.bank)
    else if (next.do === 'delete') await this.remove(next.bank, next.isUndone)
    else if (next.do === 'change' || next.do === 'cancel') {
      const [fake, row] = this.bankRow(next.pick) ?? []
      if (fake && row && next.do === 'cancel') fake.remove(row.key)
      if (fake && row && next.do === 'change') fake.put({ ...row, cents: row.cents + next.by })
    } else await this.edit(next.do, next.pick)
  }

  /** All that was asked for is done, and the banks behave. */
  async settle(): Promise<void> {
    for (const index of [0, 1]) {
      this.banks[index]?.calm()
      const connectionId = this.connections[index]
      const status = connectionId ? await this.person.client.call('connectionStatus', { body: { connectionId } }) : null
      if (status === null || status.issue === 'revoked') await this.link(index)
      await this.sync(index, false)
    }
  }
}
