import type { TestApp } from '../test-app.ts'
import type { StoredEntry } from '../../src/store/ledger/entries.ts'
import { entry as entryTable } from '../../src/store/ledger/schema.ts'
import type { TestPerson } from './test-person.ts'
import type { BankRow, Disturbances, FakeBank } from './fake-bank.ts'
import { runDueWork } from './sync-test-bank.ts'

/** What a person does to a row. */
export type Edit = 'hide' | 'recategorize' | 'rename' | 'split' | 'note'

/** One thing that happens at a bank, in the app or between the two. */
export type Move =
  | { readonly do: 'buy'; readonly account: number; readonly cents: number; readonly isPending: boolean }
  | {
      readonly do: 'post'
      readonly pick: number
      readonly isNamed: boolean
      readonly tip: number
      readonly isLater: boolean
    }
  | { readonly do: 'change'; readonly pick: number; readonly by: number }
  | { readonly do: 'cancel'; readonly pick: number }
  | { readonly do: 'transfer'; readonly from: number; readonly to: number; readonly cents: number }
  | { readonly do: 'sync'; readonly bank: number; readonly isFull: boolean; readonly disturbances: Disturbances }
  | { readonly do: Edit; readonly pick: number }
  | { readonly do: 'relink'; readonly bank: number }
  | { readonly do: 'delete'; readonly bank: number; readonly isUndone: boolean }

/**
 * The accounts: the index of each one's login, and its name. The third login is another person's at the bank of the
 * first.
 */
export const historyAccounts = [
  [0, 'Checking'],
  [0, 'Card'],
  [1, 'Savings'],
  [2, 'Checking'],
  [2, 'Card'],
] as const

/** What the person did to a row of the bank's. */
interface Edits {
  isHidden: boolean
  categoryId: number | null
  description: string | null
  parts: number
  note: string
}

export const untouched: Edits = { isHidden: false, categoryId: null, description: null, parts: 0, note: '' }

/** Returns words that stay unchanged when a description is normalized: letters only, no two alike. */
const toWords = (index: number) =>
  [...String(index).padStart(4, '0')].map((digit) => 'bcdfghjkmn'[Number(digit)]).join('')

/** Returns the bank's key of the row behind an entry. */
export const toBankKey = ({ providerId }: Pick<StoredEntry, 'providerId'>) => providerId?.split(':')[1] ?? ''

/** One person with two banks, and a second login at one of them, and what ought to be in the ledger. */
export class History {
  readonly banks: readonly FakeBank[]
  readonly person: TestPerson
  readonly app: TestApp
  readonly edits = new Map<string, Edits>()
  /** The posted row that replaced each pending one. */
  readonly successors = new Map<string, string>()
  readonly transfers: (readonly [string, string])[] = []
  /** Posted rows that their bank lists later than the sync that takes the pending ones away. */
  private later: (readonly [FakeBank, BankRow])[] = []
  readonly connections: (number | null)[] = [null, null, null]
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
    const [bankIndex, name] = historyAccounts[account] ?? historyAccounts[0]
    const key = `row${(this.count += 1)}`
    this.banks[bankIndex]?.put({
      key,
      account: name,
      date: '2026-11-10',
      cents,
      words: `${words} ${toWords(this.count)}`,
      isPending,
      posts: null,
    })
    return key
  }

  private post(index: number, { isNamed, tip, isLater }: Extract<Move, { do: 'post' }>): void {
    const [fake, row] = this.bankRow(index) ?? []
    if (!fake || !row?.isPending) return
    const key = `row${(this.count += 1)}`
    fake.remove(row.key)
    const posts = isNamed ? row.key : null
    const posted = { ...row, key, isPending: false, date: '2026-11-12', cents: row.cents - tip, posts }
    if (isLater) this.later.push([fake, posted])
    else fake.put(posted)
    this.successors.set(row.key, key)
    const edits = this.edits.get(row.key)
    if (edits) this.edits.set(key, edits)
  }

  private postLate(): void {
    for (const [fake, row] of this.later) fake.put(row)
    this.later = []
  }

  private transfer(from: number, to: number, cents: number): void {
    if (from === to) return
    // No two transfers have the same amount, so that pairs are unambiguous.
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
    const had = this.connections[index] ?? null
    this.connections[index] = accountConnectionId
    await runDueWork(this.app)
    const status = await this.person.client.call('connections', {})
    if (status.find((one) => one.accountConnectionId === accountConnectionId)?.issue !== 'asks-if-same') return
    // Its few rows do not tell: the person knows whether they have had this login.
    await this.person.client.call('decideSecondLogin', {
      body: { connectionId: accountConnectionId, isSame: had !== null },
    })
    await runDueWork(this.app)
    this.connections[index] = had ?? accountConnectionId
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
    this.postLate()
  }

  private async edit(kind: Edit, index: number): Promise<void> {
    const all = this.entries()
    const rows = all.filter(({ sourceEntryId, providerId }) => sourceEntryId === null && providerId !== null)
    const row = rows[index % Math.max(1, rows.length)]
    if (!row || row.transferPairId !== null) return
    const { client } = this.person
    const edits = { ...(this.edits.get(this.current(toBankKey(row))) ?? untouched) }
    if (kind === 'hide') {
      await client.call('setTransactionVisibility', { body: { transactionId: row.id, isHidden: true } })
      edits.isHidden = true
    } else if (kind === 'recategorize') {
      edits.categoryId = 6 + (index % 10)
      await client.call('setTransactionCategory', { body: { transactionId: row.id, categoryId: edits.categoryId } })
    } else if (kind === 'rename') {
      edits.description = `mine ${row.id}`
      await client.call('updateTransaction', { body: { userTransactionId: row.id, description: edits.description } })
    } else if (kind === 'note') {
      edits.note = `note ${row.id}`
      const select = { transactionIds: [row.id] }
      await client.call('changeTransactions', { body: { select, change: { note: edits.note } } })
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
    this.edits.set(this.current(toBankKey(row)), edits)
  }

  /** Returns the row that now represents a row. */
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
    const names = historyAccounts.filter(([owner]) => owner === index).map(([, name]) => name as string)
    for (const row of this.banks[index]?.rows.values() ?? [])
      if (names.includes(row.account)) this.edits.delete(row.key)
    for (const [fake, row] of this.later) if (fake === this.banks[index]) this.edits.delete(row.key)
  }

  async step(next: Move): Promise<void> {
    if (next.do === 'buy') this.newRow(next.account, -(next.cents * 100 + (this.count % 100)), 'shop', next.isPending)
    else if (next.do === 'post') this.post(next.pick, next)
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

  /** Completes all requested syncs, without disturbances. */
  async settle(): Promise<void> {
    this.postLate()
    for (const index of this.connections.keys()) {
      this.banks[index]?.calm()
      const connectionId = this.connections[index]
      const status = connectionId ? await this.person.client.call('connectionStatus', { body: { connectionId } }) : null
      if (status === null || status.issue === 'revoked') await this.link(index)
      await this.sync(index, false)
    }
  }
}
