import type { Answer, Validated } from '@evenkeel/api-client/contract/endpoints'
import {
  type BankProvider,
  type ProviderAccount,
  ProviderFailure,
  type ProviderItem,
} from '../../bank/bank-provider.ts'
import { accessTokenContext } from '../../bank/seal.ts'
import { cleanText } from '../../bank-files/clean-text.ts'
import { ApiError, conflict } from '../../errors.ts'
import { hashOfSecret } from '../../identity/keys.ts'
import { allConnections } from '../../store/ledger/accounts.ts'
import { findConnectionOfToken, insertConnection, reserveConnectionId } from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { deleteLink } from '../../store/ledger/links.ts'
import { nowOf } from '../moment.ts'
import { acceptAccount } from '../sync/accept.ts'
import { applyAccounts, markAccounts, type MarkedAccount } from '../sync/apply-accounts.ts'
import { itemHashOf, sealOf } from '../sync/sync-parts.ts'
import { askProvider } from './ask-provider.ts'
import { type ConnectionUse, requireBanks, requireOffered } from './connection-access.ts'
import { keepLogin, type NewLogin, replaceLogin, sameBank } from './same-bank.ts'
import { wakeWork } from './start-sync.ts'

type CreateBody = Validated<'createConnection'>['body']
type CreateAnswer = Answer<'createConnection'>

const LONGEST_NAME = 120
/** The directory hears of the work before the ledger has it, so that a crash in between loses nothing. */
const HEAD_START_MS = 60_000
/** How long a token that the provider did not take is looked for among those that were taken meanwhile. */
const OTHER_PROCESS_MS = 2_000
const STEP_MS = 100

/** What the provider says of a login that has just been made. */
interface Met {
  readonly provider: BankProvider
  readonly accessToken: string
  readonly itemId: string
  readonly item: ProviderItem
  readonly accounts: readonly ProviderAccount[]
}

/** The link dialog's own provider: a public token of the sandbox is never sent to a real one. */
async function providerFor(use: ConnectionUse, publicToken: string): Promise<BankProvider> {
  const bank = await requireBanks(use)
  const { twin } = bank
  return twin && publicToken.startsWith('public-twin-') ? twin : requireOffered(use)
}

async function meet(use: ConnectionUse, publicToken: string): Promise<Met> {
  const provider = await providerFor(use, publicToken)
  return askProvider(use.parts, async () => {
    const { accessToken, itemId } = await provider.exchange(publicToken)
    const unknown = { itemId, institutionId: null, institutionName: null, failure: null, worksUntil: null }
    const item = await soFar(provider.item(accessToken), unknown)
    return { provider, accessToken, itemId, item, accounts: await soFar(provider.accounts(accessToken), []) }
  })
}

/** A bank that does not answer now is asked again by the first sync; the login was made, and would be lost otherwise. */
async function soFar<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ProviderFailure) return otherwise
    throw error
  }
}

const nameOf = ({ item }: Met, body: CreateBody): string =>
  cleanText(item.institutionName ?? body.name ?? '', LONGEST_NAME) || 'Bank'

interface Making {
  readonly use: ConnectionUse
  readonly body: CreateBody
  readonly met: Met
  readonly login: NewLogin
  readonly accounts: readonly MarkedAccount[]
}

function makeConnection(ledger: LedgerTransaction, { use, body, met, login, accounts }: Making): CreateAnswer {
  const now = nowOf(use.context.clock)
  const connection = insertConnection(ledger, {
    id: login.connectionId,
    name: nameOf(met, body),
    provider: met.provider.name,
    institutionId: login.institutionId,
    itemId: login.itemId,
    accessToken: login.accessToken,
    publicTokenHash: login.publicTokenHash,
    nextSyncAt: now,
    isSyncingAccounts: true,
    isSyncingTransactions: true,
  })
  applyAccounts({ ledger, connection, now }, accounts)
  return { accountConnectionId: connection.id, name: connection.name, isAlreadyConnected: false }
}

/** In one transaction: the same token again, the same bank again, or a new connection. */
function store(ledger: LedgerTransaction, making: Making): CreateAnswer {
  const { use, body, login, accounts } = making
  if (body.handle) deleteLink(ledger, hashOfSecret(body.handle))
  const repeated = findConnectionOfToken(ledger, login.publicTokenHash)
  if (repeated) return { accountConnectionId: repeated.id, name: repeated.name, isAlreadyConnected: false }
  const same = sameBank(ledger, login, accounts)
  if (!same) return makeConnection(ledger, making)
  const { connection, goesOn } = same
  const now = nowOf(use.context.clock)
  if (goesOn === 'new') replaceLogin(ledger, connection, { login, accounts, now })
  else keepLogin(ledger, connection, { login, now })
  return { accountConnectionId: connection.id, name: connection.name, isAlreadyConnected: true }
}

/** Where a public token was exchanged before and its answer was lost: the answer again. */
async function answerOfRepeat({ context }: ConnectionUse, publicToken: string): Promise<CreateAnswer | undefined> {
  const known = await context.withLedger((ledger) => findConnectionOfToken(ledger, hashOfSecret(publicToken)))
  return known && { accountConnectionId: known.id, name: known.name, isAlreadyConnected: false }
}

/**
 * Where a repeat that another process is at has used the token up: its answer, once that is there. In one process the second
 * waits for the first.
 */
async function answerOfOther(use: ConnectionUse, publicToken: string): Promise<CreateAnswer | undefined> {
  const { pause } = use.parts
  if (!pause) return undefined
  for (let waited = 0; waited < OTHER_PROCESS_MS; waited += STEP_MS) {
    await pause(STEP_MS)
    const known = await answerOfRepeat(use, publicToken)
    if (known) return known
  }
  return undefined
}

async function connect(use: ConnectionUse, body: CreateBody, met: Met): Promise<CreateAnswer> {
  const { parts, context } = use
  const { userId } = context.person
  const itemHash = itemHashOf(parts, met.provider.name, met.itemId)
  const owner = await parts.directory.bankItems.personOf(itemHash)
  if (met.item.itemId !== met.itemId || (owner !== undefined && owner !== userId)) throw conflict()
  const connectionId = await context.withLedger(reserveConnectionId)
  const now = nowOf(context.clock)
  const login = {
    connectionId,
    provider: met.provider.name,
    institutionId: cleanText(met.item.institutionId ?? body.institutionId ?? '', 100) || null,
    itemId: met.itemId,
    publicTokenHash: hashOfSecret(body.publicToken),
    accessToken: await sealOf(parts).seal(met.accessToken, accessTokenContext(userId, connectionId)),
    // A connection that stands keeps its id: the login that it may take over is sealed for each of them beforehand.
    sealFor: await sealForEach(use, met.accessToken),
  }
  const accounts = markAccounts(
    login.institutionId,
    met.accounts.flatMap((account) => acceptAccount(account, now) ?? []),
  )
  await parts.directory.ledgerWork.schedule(userId, context.clock.now() + HEAD_START_MS)
  const answer = await context.withLedger((ledger) => store(ledger, { use, body, met, login, accounts }))
  await parts.directory.bankItems.put(itemHash, userId)
  await wakeWork(use)
  return answer
}

/** The access token sealed for each connection of the ledger, since nothing may be waited for inside of the transaction. */
async function sealForEach(
  { parts, context }: ConnectionUse,
  accessToken: string,
): Promise<ReadonlyMap<number, string>> {
  const ids = await context.withLedger((ledger) => allConnections(ledger).map(({ id }) => id))
  const sealed = await Promise.all(
    ids.map((id) => sealOf(parts).seal(accessToken, accessTokenContext(context.person.userId, id))),
  )
  return new Map(ids.map((id, index) => [id, sealed[index] ?? '']))
}

/**
 * Links the bank that a dialog ended with. The same public token again gives the same connection, and the same bank again is
 * noticed by its accounts: the connection that stood goes on with the new login and keeps all that the person did.
 *
 * @throws ApiError 403 where no banks are linked, 400 with code 10000 for a token that the provider does not take or a login
 * that is somebody else's, 503 where the provider does not answer.
 */
export async function createConnection(use: ConnectionUse, body: CreateBody): Promise<CreateAnswer> {
  await requireBanks(use)
  const repeated = await answerOfRepeat(use, body.publicToken)
  if (repeated) return repeated
  try {
    return await connect(use, body, await meet(use, body.publicToken))
  } catch (refusal) {
    const answered =
      refusal instanceof ApiError && refusal.status === 400 ? await answerOfOther(use, body.publicToken) : undefined
    if (answered) return answered
    throw refusal
  }
}
