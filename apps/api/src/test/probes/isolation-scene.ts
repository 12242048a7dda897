import { CHANGE_HEADER } from '@evenkeel/api-client/contract/changes'
import type { IdKind } from '@evenkeel/api-client/contract/endpoint'
import { startTestApp, type TestApp } from '../test-app.ts'
import type { TestClient } from '../test-client.ts'
import { insertSuspected } from '../../store/ledger/suspected-duplicates.ts'
import { accountConnection, nextStep, suspectedAccount } from '../../store/ledger/schema.ts'
import { signInAs, type TestMember } from '../sign-in-as.ts'
import type { OwnThings } from './good-inputs.ts'

/** Ids of catalogues are the same for everyone: there is no other person's. */
export const CATALOGUES = ['category', 'benefit'] as const
/** What is named on calls about a person, and probed through planners and staff. */
export type StaffKind = 'person' | 'staffTask' | 'draft'
export type LedgerKind = Exclude<IdKind, (typeof CATALOGUES)[number] | StaffKind>

/** An employee whose things somebody else tries to reach: one of each kind. */
export interface Victim {
  readonly who: string
  readonly userId: number
  readonly client: TestClient
  readonly ids: Readonly<Record<LedgerKind, number>>
  readonly staffIds: Readonly<Record<StaffKind, number>>
}

export interface IsolationScene {
  readonly app: TestApp
  /** An employee who tries. */
  readonly eve: { readonly client: TestClient; readonly userId: number; readonly own: OwnThings }
  /** Employees of Eve's company, of another one, and one whom the planner does look after. */
  readonly colleague: Victim
  readonly stranger: Victim
  readonly assigned: Victim
  readonly planner: TestMember
  /** Has a grant on the assigned one, and one on the colleague that has ended. */
  readonly staff: TestMember
}

const card = {
  category: 'Credit Card',
  type: 'Credit Card',
  name: 'Card',
  balance: -1_000,
  interestRate: 0.12,
  monthlyMinimumPayment: 25,
  currentMonthlyPayment: 100,
}
const bankFile = () => new Blob(['Date,Description,Amount\n2026-11-20,Lunch,-9.50\n'])

const previewOf = async (client: TestClient): Promise<OwnThings> => {
  const { bankFileId, accounts } = await client.call('previewBankFile', { body: { file: bankFile() } })
  return { bankFileId, bankFileKey: accounts[0]?.key ?? '' }
}

/** What only a bank or a plan makes, put into the ledger by hand. */
function insertBankThings(
  app: TestApp,
  userId: number,
  [bankAccountId, existingAccountId]: readonly [number, number],
  [entryId, existingEntryId]: readonly [number, number],
) {
  return app.parts.ledgers.open(userId).transact((ledger) => {
    insertSuspected(ledger, { entryId, existingEntryId })
    const [connection] = ledger.insert(accountConnection).values({ name: 'Alder Bank' }).returning().all()
    const [step] = ledger.insert(nextStep).values({ stepKey: 'reduce-debt-1', status: 0 }).returning().all()
    const [suspected] = ledger.insert(suspectedAccount).values({ bankAccountId, existingAccountId }).returning().all()
    return { connection: connection?.id ?? 0, nextStep: step?.id ?? 0, suspectedAccount: suspected?.id ?? 0 }
  })
}

/** Gives somebody one of everything. */
export async function endow(app: TestApp, client: TestClient): Promise<Pick<Victim, 'userId' | 'ids'>> {
  const userId = (await client.call('session', {})).userId ?? 0
  const { userAccountId } = await client.call('createAccount', { body: card })
  const twin = await client.call('createAccount', { body: { ...card, name: 'The same card' } })
  const row = { date: '2026-11-20', value: -4.5, categoryId: 6, description: 'Coffee', userAccountId }
  const created = await client.send('createTransaction', { body: row })
  const other = await client.call('createTransaction', { body: row })
  const [transaction] = (await client.call('transactions', { body: {} })).items
  const { budgetId } = await client.call('createBudget', {
    body: { categoryId: 6, targetBudget: 50, budgetPeriod: '2026-11' },
  })
  const { dependents } = await client.call('saveDependents', {
    body: { dependents: [{ firstName: 'Emma', lastName: 'Reyes', relation: 0 }] },
  })
  await client.call('embedCode', { body: { widget: 'budget-modal', origin: app.origin } })
  const [agreement] = await client.call('embedAgreements', {})
  const { bankFileId } = await previewOf(client)
  const bankThings = insertBankThings(
    app,
    userId,
    [userAccountId, twin.userAccountId],
    [transaction?.userTransactionId ?? 0, other.userTransactionId],
  )
  const [duplicate] = await client.call('suspectedDuplicates', {})
  return {
    userId,
    ids: {
      ...bankThings,
      account: userAccountId,
      transaction: transaction?.userTransactionId ?? 0,
      budget: budgetId,
      bankFile: bankFileId,
      change: Number(created.headers.get(CHANGE_HEADER)),
      dependent: dependents[0]?.dependentId ?? 0,
      embedAgreement: agreement?.agreementId ?? 0,
      duplicate: duplicate?.duplicateId ?? 0,
    },
  }
}

/** What somebody who looks after a person has noted about them. */
async function noteAbout(app: TestApp, userId: number): Promise<Victim['staffIds']> {
  const keeper = await signInAs(app, `keeper-of-${userId}@example.test`, 2)
  const params = { userId: String(userId) }
  await keeper.client.call('grantAccess', {
    params,
    body: { reason: 'To note something', endsAt: '2026-11-22T00:00:00Z' },
  })
  const { taskId } = await keeper.client.call('addStaffTask', { params, body: { title: 'Call them' } })
  const { draftId } = await keeper.client.call('saveStaffDraft', {
    params,
    body: { title: 'A plan', body: 'In words' },
  })
  await keeper.client.call('addStaffInteraction', { params, body: { type: 3, note: 'Spoke with them' } })
  return { person: userId, staffTask: taskId, draft: draftId }
}

/** Two companies, four employees, a planner and a staff member, with everything that has an id. */
export async function makeIsolationScene(): Promise<IsolationScene> {
  const app = await startTestApp()
  const { directory, clock } = app.parts
  const other = await directory.companies.save({ code: 'other', name: 'Other Company', createdAt: clock.now() })
  const victim = async (who: string, companyId: number): Promise<Victim> => {
    const email = `${who.replaceAll(' ', '-')}@example.test`
    await app.addPerson(email, { companyId })
    const client = await app.signIn(email)
    const endowed = await endow(app, client)
    return { who, client, ...endowed, staffIds: await noteAbout(app, endowed.userId) }
  }
  const eve = await app.signIn('eve@example.test')
  const userId = (await eve.call('session', {})).userId ?? 0
  const colleague = await victim('a colleague', app.company.id)
  const stranger = await victim('somebody of another company', other.id)
  const assigned = await victim('an employee who is assigned', app.company.id)
  const planner = await signInAs(app, 'pia@example.test', 1)
  const staff = await signInAs(app, 'sue@example.test', 2)
  await directory.planners.assign(assigned.userId, planner.person.id, clock.now())
  const grant = (personId: number, endsAt: number) =>
    directory.staff.grant({
      staffId: staff.person.id,
      personId,
      reason: 'A question',
      grantedAt: clock.now() - 2,
      endsAt,
      requestKey: null,
    })
  await grant(assigned.userId, clock.now() + 60_000)
  await grant(colleague.userId, clock.now() - 1)
  return { app, eve: { client: eve, userId, own: await previewOf(eve) }, colleague, stranger, assigned, planner, staff }
}
