import { CHANGE_HEADER } from '@evenkeel/api-client/contract/changes'
import type { Endpoint, IdKind } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../seed/seed-demo.ts'
import { insertSuspectedAccount } from '../store/ledger/suspected-accounts.ts'
import { insertSuspected } from '../store/ledger/suspected-duplicates.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'
import type { TestClient } from '../test/test-client.ts'

/** Ids of catalogues are the same for everyone: there is no other person's. What planners and staff name is probed beside their calls. */
const shared = ['category', 'benefit', 'person', 'staffTask', 'draft'] as const
type SharedKind = (typeof shared)[number]
type OwnedKind = Exclude<IdKind, SharedKind>
const isShared = (kind: IdKind): kind is SharedKind => shared.some((name) => name === kind)

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

const debtPlan: LooseInput = {
  params: { planType: 3 },
  body: { input: { monthlyPayment: 5_000, interestRate: 0.08, strategy: 1 }, linkedAccounts: [{ userAccountId: 0, isLinked: true }] },
}

/** A good input for each call that takes ids, with 0 where the tried id goes; Eve's own things stand in the other places. */
const inputs = (eves: { readonly bankFileId: number; readonly key: string }): Readonly<Record<string, LooseInput>> => ({
  account: { body: { userAccountId: 0 } },
  updateAccount: { body: { userAccountId: 0, name: 'Mine now' } },
  deleteAccount: { body: { userAccountId: 0 } },
  goalsByAccount: { body: { accountId: 0 } },
  transactions: { body: {} },
  createTransaction: { body: { date: '2026-11-20', value: -1, categoryId: 1, description: 'Mine', userAccountId: 0 } },
  updateTransaction: { body: { userTransactionId: 0, description: 'Mine now' } },
  deleteTransaction: { body: { userTransactionId: 0 } },
  setTransactionVisibility: { body: { transactionId: 0, isHidden: true } },
  setTransactionCategory: { body: { transactionId: 0, categoryId: 2 } },
  splitTransaction: { body: { sourceTransactionId: 0, sourceTransaction: { category: 1, value: -1 }, splits: [{ category: 2, value: -3.5 }] } },
  relatedTransactions: { body: { sourceTransactionId: 0 } },
  spending: { body: { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59.999Z' } },
  previewBankFile: { body: { file: new Blob(['Date,Description,Amount\n2026-11-20,Coffee,-4.50\n']), userAccountId: 0 } },
  commitBankFile: { body: { bankFileId: eves.bankFileId, accounts: [{ key: eves.key, userAccountId: null }] } },
  undoBankFile: { body: { bankFileId: 0 } },
  setNextStepStatus: { params: { id: 0, status: 1 }, body: {} },
  undoChange: { params: { changeId: 0 }, body: {} },
  saveDependents: { body: { dependents: [{ dependentId: 0, firstName: 'Mine', lastName: 'Now', relation: 0 }] } },
  withdrawEmbedAgreement: { body: { agreementId: 0 } },
  createLink: { body: { accountId: 0 } },
  restoreConnection: { body: { accountId: 0 } },
  syncConnection: { body: { accountId: 0 } },
  fullSync: { body: { accountId: 0 } },
  connectionPublicToken: { body: { accountId: 0 } },
  connectionStatus: { body: { connectionId: 0 } },
  deleteConnection: { body: { connectionId: 0 } },
  quovoSyncAccount: { body: { connectionId: 0 } },
  twinControl: { body: { connectionId: 0, state: 'revoked' } },
  decideDuplicate: { body: { duplicateId: 0, isSame: true } },
  decideSuspectedAccount: { body: { suspectedAccountId: 0, isSame: true } },
  deleteNextStep: { params: { id: 0 } },
  savePlan: debtPlan,
  commitPlan: debtPlan,
  willProfileUpdateOnCommit: debtPlan,
})

/** One id of one call: `body.accounts[].userAccountId`. */
interface Probe {
  readonly endpoint: Endpoint
  readonly place: string
  readonly kind: OwnedKind
}

const probes: Probe[] = Object.values<Endpoint>(endpoints)
  .filter(({ who }) => who === 'employee')
  .flatMap((endpoint) => Object.entries(endpoint.ids ?? {}).flatMap(([place, kind]) => (isShared(kind) ? [] : [{ endpoint, place, kind }])))

/** The value with `id` at the end of the path. */
function put(value: unknown, path: readonly string[], id: number): unknown {
  const [step, ...rest] = path
  if (step === undefined) return id
  const name = step.replace('[]', '')
  const inside: unknown = Object(value)[name]
  if (!step.endsWith('[]')) return { ...Object(value), [name]: put(inside, rest, id) }
  const items: readonly unknown[] = Array.isArray(inside) ? inside : [undefined]
  return { ...Object(value), [name]: items.map((item) => put(item, rest, id)) }
}

const bankFile = () => new Blob(['Date,Description,Amount\n2026-11-20,Lunch,-9.50\n'])

describe('another person’s id', () => {
  let app: TestApp
  let owner: TestClient
  let eve: TestClient
  let good: Readonly<Record<string, LooseInput>>
  let owned: Readonly<Record<OwnedKind, number>>

  beforeAll(async () => {
    app = await startTestApp()
    await seedDemo(app.parts)
    owner = await app.signIn('demo@evenkeel.example')
    eve = await app.signIn('eve@example.test')
    const preview = await eve.call('previewBankFile', { body: { file: bankFile() } })
    good = inputs({ bankFileId: preview.bankFileId, key: preview.accounts[0]?.key ?? '' })
    owned = await idsOf(owner)
  })
  afterAll(() => app.stop())

  /** One id of each kind that really is this person's. */
  const idsOf = async (client: TestClient): Promise<Record<OwnedKind, number>> => {
    const [account] = await client.call('accounts', { body: {} })
    const [budget] = await client.call('budgets', { body: { budgetPeriod: '2026-11' } })
    const { nextSteps } = (await client.call('dashboard', {})).data
    const { bankFileId } = await client.call('previewBankFile', { body: { file: bankFile() } })
    const body = { date: '2026-11-20', value: -4.5, categoryId: 1, description: 'Coffee' }
    const created = await client.send('createTransaction', { body })
    const { dependents } = await client.call('saveDependents', { body: { dependents: [{ firstName: 'Emma', lastName: 'Reyes', relation: 0 }] } })
    await client.call('embedCode', { body: { widget: 'budget-modal', origin: app.origin } })
    const [agreement] = await client.call('embedAgreements', {})
    const [transaction] = (await client.call('transactions', { body: {} })).items
    if (!account || !budget || !nextSteps[0] || !transaction || !dependents[0] || !agreement) throw new Error('The demo lacks something to steal')
    return {
      account: account.userAccountId,
      budget: budget.budgetId,
      nextStep: nextSteps[0].id,
      transaction: transaction.userTransactionId,
      bankFile: bankFileId,
      change: Number(created.headers.get(CHANGE_HEADER)),
      dependent: dependents[0].dependentId,
      embedAgreement: agreement.agreementId,
      ...(await connectionIdsOf(client)),
    }
  }

  /** A connection, and two of the person's rows that are suspected to be one. */
  const connectionIdsOf = async (client: TestClient): Promise<Pick<Record<OwnedKind, number>, 'connection' | 'duplicate' | 'suspectedAccount'>> => {
    const [connection] = await client.call('connections', {})
    const { userId } = await client.call('session', {})
    const [one, other] = (await client.call('transactions', { body: {} })).items
    if (!connection || !one || !other) throw new Error('The demo lacks a connection to steal')
    const [account, another] = await client.call('accounts', { body: {} })
    app.parts.ledgers.open(userId ?? 0).transact((ledger) => {
      insertSuspected(ledger, { entryId: one.userTransactionId, existingEntryId: other.userTransactionId })
      insertSuspectedAccount(ledger, { bankAccountId: account?.userAccountId ?? 0, existingAccountId: another?.userAccountId ?? 0 })
    })
    const [duplicate] = await client.call('suspectedDuplicates', {})
    const [suspected] = await client.call('suspectedAccounts', {})
    return { connection: connection.accountConnectionId, duplicate: duplicate?.duplicateId ?? 0, suspectedAccount: suspected?.suspectedAccountId ?? 0 }
  }

  const snapshot = async (client: TestClient) => {
    const answers = [
      await client.call('accounts', { body: {} }),
      await client.call('transactions', { body: {} }),
      await client.call('budgets', { body: { budgetPeriod: '2026-11' } }),
      await client.call('dashboard', {}),
      await client.call('aboutMe', {}),
      await client.call('embedAgreements', {}),
      await client.call('connections', {}),
      await client.call('suspectedDuplicates', {}),
      await client.call('suspectedAccounts', {}),
    ]
    return JSON.stringify(answers)
  }

  const attempt = (client: TestClient, { endpoint, place }: Probe, id: number) => {
    const [part = '', ...path] = place.split('.')
    const input: LooseInput = good[endpoint.name] ?? {}
    return client.send(endpoint.name, { ...input, ...Object(put(input, [part, ...path], id)) })
  }

  it('is probed in every place where the table says that one stands', () => {
    expect(probes.length).toBeGreaterThan(15)
    expect(probes.filter(({ endpoint }) => !good[endpoint.name]).map(({ endpoint }) => endpoint.name)).toEqual([])
    const { embedAgreement: _inDirectory, ...inLedger } = owned
    expect(Object.values(inLedger).every((id) => id > 1_000_000_000)).toBe(true)
  })

  it.each(probes.map((probe) => [`${probe.endpoint.name} ${probe.place}`, probe] as const))(
    'is like one that nobody has, and changes nothing: %s',
    async (_name, probe) => {
      const before = await snapshot(owner)
      const foreign = await attempt(eve, probe, owned[probe.kind])
      const unknown = await attempt(eve, probe, 999_999_999_999)
      expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body])
      // A list that is narrowed to an unknown account or budget may also just be empty.
      expect(probe.endpoint.readOnly ? [200, 404] : [404]).toContain(foreign.status)
      expect(await snapshot(owner)).toBe(before)
    },
  )

  it('is a real one: its owner is let in with it', async () => {
    const reads = probes.filter(({ endpoint }) => endpoint.readOnly)
    expect(reads.length).toBeGreaterThan(3)
    for (const probe of reads) expect(await attempt(owner, probe, owned[probe.kind])).toMatchObject({ status: 200 })
  })
})
