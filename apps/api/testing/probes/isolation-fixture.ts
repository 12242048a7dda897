import { changeHeader } from '@evenkeel/api-client/contract/changes'
import type { IdKind } from '@evenkeel/api-client/contract/endpoint'
import { startTestApp, type TestApp } from '../test-app.ts'
import type { TestClient } from '../test-client.ts'
import { noteChangedSplit } from '../../src/store/ledger/changed-splits.ts'
import { allProposalLines, insertProposal } from '../../src/store/ledger/proposals.ts'
import { insertSuspected } from '../../src/store/ledger/suspected-duplicates.ts'
import { accountConnection, departedEntry, entry, nextStep, suspectedAccount } from '../../src/store/ledger/schema.ts'
import { signInAs, type TestMember } from '../sign-in-as.ts'
import type { OwnThings } from './good-inputs.ts'
import { openLedger } from '../ledger-of.ts'
import { connectFrame, openFrame } from '../widget-frame.ts'

/** Ids of catalogs are the same for everyone, so none belongs to another person. */
export const catalogs = ['category', 'benefit'] as const
/** Ids on calls about a person, which are probed through planners and staff. */
export type StaffKind = 'person' | 'staffTask' | 'draft' | 'accessGrant'
export type LedgerKind = Exclude<IdKind, (typeof catalogs)[number] | StaffKind>

/** An employee with one thing of each kind, which others try to reach. */
export interface Victim {
  readonly who: string
  readonly userId: number
  readonly client: TestClient
  readonly ids: Readonly<Record<LedgerKind, number>>
  readonly staffIds: Readonly<Record<StaffKind, number>>
}

export interface IsolationFixture {
  readonly app: TestApp
  /** The employee who tries. */
  readonly eve: { readonly client: TestClient; readonly userId: number; readonly own: OwnThings }
  /** An employee of Eve's company, one of another company, and one that the planner looks after. */
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

const createPreview = async (client: TestClient): Promise<OwnThings> => {
  const { bankFileId, accounts } = await client.call('previewBankFile', { body: { file: bankFile() } })
  return { bankFileId, bankFileKey: accounts[0]?.key ?? '' }
}

/** Inserts what only a bank or a plan creates into the ledger. */
async function insertBankThings(
  app: TestApp,
  userId: number,
  [bankAccountId, existingAccountId]: readonly [number, number],
  [entryId, existingEntryId]: readonly [number, number],
) {
  return (await openLedger(app.parts, userId)).transact((ledger) => {
    insertSuspected(ledger, { entryId, existingEntryId })
    noteChangedSplit(ledger, { entryId, beforeCents: -500, afterCents: -450, isJoined: false })
    const [connection] = ledger.insert(accountConnection).values({ name: 'Alder Bank' }).returning().all()
    const [step] = ledger.insert(nextStep).values({ stepKey: 'reduce-debt-1', status: 0 }).returning().all()
    const [suspected] = ledger.insert(suspectedAccount).values({ bankAccountId, existingAccountId }).returning().all()
    // A row that its bank no longer lists, and one that it has taken back.
    const row = {
      date: '2026-11-18',
      valueCents: -2_500,
      categoryId: 3,
      categorySource: 'person',
      description: 'Ferry',
      fullDescription: 'Ferry',
      normalizedDescription: 'ferry',
      accountId: bankAccountId,
      origin: 'connection',
      isHidden: true,
    } as const
    ledger
      .insert(entry)
      .values({ ...row, date: '2026-11-01', providerId: 'listed' })
      .run()
    const [missing] = ledger.insert(entry).values(row).returning().all()
    const departed = { accountId: bankAccountId, providerId: 'gone', at: '2026-11-19T00:00:00Z' }
    const content = JSON.stringify({ removed: { ...missing, description: 'Harbor cruise' } })
    const [removed] = ledger
      .insert(departedEntry)
      .values({ ...departed, content })
      .returning()
      .all()
    return {
      connection: connection?.id ?? 0,
      nextStep: step?.id ?? 0,
      suspectedAccount: suspected?.id ?? 0,
      removedRow: removed?.id ?? 0,
      missingRow: missing?.id ?? 0,
    }
  })
}

/** Inserts what a planner who has left has proposed. */
async function insertProposed(app: TestApp, userId: number) {
  const values = { authorId: 8_999_999, planType: 1, note: '', verdict: null, at: '2026-11-20T00:00:00.000Z' } as const
  const line = { field: 'retirementAge', valueBefore: 62, value: 66, verdict: null }
  return (await openLedger(app.parts, userId)).transact((ledger) => {
    const proposal = insertProposal(ledger, { ...values, endsAt: '2027-01-19T00:00:00.000Z', requestKey: null }, [line])
    return { proposal, proposalLine: allProposalLines(ledger)[0]?.id ?? 0 }
  })
}

/** Adds one of everything for a person. */
export async function endow(app: TestApp, client: TestClient): Promise<Pick<Victim, 'userId' | 'ids'>> {
  const userId = (await client.call('session', {})).userId ?? 0
  const { userAccountId } = await client.call('createAccount', { body: card })
  const sandbox = await client.call('createAccount', { body: { ...card, name: 'The same card' } })
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
  await connectFrame(client, await openFrame(app, app.origin), ['budget-modal'])
  const [agreement] = await client.call('embedAgreements', {})
  const { bankFileId } = await createPreview(client)
  const bankThings = await insertBankThings(
    app,
    userId,
    [userAccountId, sandbox.userAccountId],
    [transaction?.userTransactionId ?? 0, other.userTransactionId],
  )
  const { attachmentId } = await client.call('addAttachment', {
    body: {
      file: new File(['%PDF-1.4\n%%EOF\n'], 'receipt.pdf'),
      userTransactionId: String(transaction?.userTransactionId ?? 0),
    },
  })
  const { rule } = await client.call('createRule', {
    body: { rule: { text: 'coffee', categoryId: 6 }, appliesToPast: false },
  })
  const { ownCategoryId } = await client.call('createOwnCategory', {
    body: { name: 'Coffee', groupName: 'Everyday', categoryId: 7, color: 'brown', icon: 'cart' },
  })
  const { plannedPaymentId } = await client.call('addPlannedPayment', {
    body: {
      description: 'Rent',
      direction: 'out',
      amount: 1_650,
      categoryId: 4,
      repeats: 'month',
      firstDate: '2026-12-01',
    },
  })
  const debtPlan = {
    input: { monthlyPayment: 100, interestRate: 0.08, strategy: 1 },
    linkedAccounts: [{ userAccountId, isLinked: true }],
  }
  await client.send('savePlan', { params: { planType: 3 }, body: debtPlan })
  const { scenarioId } = await client.call('addPlanScenario', {
    body: { planType: 3, name: 'Pay more', changes: [{ path: 'monthlyPayment', value: 200 }] },
  })
  const [duplicate] = await client.call('suspectedDuplicates', {})
  const proposed = await insertProposed(app, userId)
  return {
    userId,
    ids: {
      ...bankThings,
      account: userAccountId,
      transaction: transaction?.userTransactionId ?? 0,
      attachment: attachmentId,
      budget: budgetId,
      bankFile: bankFileId,
      change: Number(created.headers.get(changeHeader)),
      dependent: dependents[0]?.dependentId ?? 0,
      ...proposed,
      embedAgreement: agreement?.agreementId ?? 0,
      duplicate: duplicate?.duplicateId ?? 0,
      rule: rule.ruleId,
      ownCategory: ownCategoryId,
      plannedPayment: plannedPaymentId,
      planScenario: scenarioId,
    },
  }
}

/** Adds notes about a person, as written by their planner or staff. */
async function noteAbout(
  app: TestApp,
  client: TestClient,
  userId: number,
  companyId: number,
): Promise<Victim['staffIds']> {
  const keeper = await signInAs(app, `keeper-of-${userId}@example.test`, 2, companyId)
  const params = { userId: String(userId) }
  const { accessId } = await keeper.client.call('grantAccess', {
    params,
    body: { reason: 'To note something', endsAt: '2026-11-22T00:00:00Z' },
  })
  await client.call('decideAccess', { body: { accessId, isAllowed: true } })
  const { taskId } = await keeper.client.call('addStaffTask', { params, body: { title: 'Call them' } })
  const { draftId } = await keeper.client.call('saveStaffDraft', {
    params,
    body: { title: 'A plan', body: 'In words' },
  })
  await keeper.client.call('addStaffInteraction', { params, body: { type: 3, note: 'Spoke with them' } })
  return { person: userId, staffTask: taskId, draft: draftId, accessGrant: accessId }
}

/** Creates two companies, four employees, a planner and a staff member, with everything that has an id. */
export async function createIsolationFixture(): Promise<IsolationFixture> {
  const app = await startTestApp()
  const { directory, clock } = app.parts
  const other = await directory.companies.save({ code: 'other', name: 'Other Company', createdAt: clock.now() })
  const victim = async (who: string, companyId: number): Promise<Victim> => {
    const email = `${who.replaceAll(' ', '-')}@example.test`
    await app.addPerson(email, { companyId })
    const client = await app.signIn(email)
    const endowed = await endow(app, client)
    return { who, client, ...endowed, staffIds: await noteAbout(app, client, endowed.userId, companyId) }
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
      openedAt: clock.now() - 2,
      endsAt,
      requestKey: null,
    })
  await grant(assigned.userId, clock.now() + 60_000)
  await grant(colleague.userId, clock.now() - 1)
  return {
    app,
    eve: { client: eve, userId, own: await createPreview(eve) },
    colleague,
    stranger,
    assigned,
    planner,
    staff,
  }
}
