import type { Answer, Validated } from '@evenkeel/api-client/contract/endpoints'
import {
  type BankProvider,
  type ProviderAccount,
  ProviderFailure,
  type ProviderItem,
} from '../../bank/bank-provider.ts'
import { accessTokenContext } from '../../bank/bank-parts.ts'
import { cleanText } from '../../bank-files/clean-text.ts'
import { ApiError, conflict } from '../../errors.ts'
import { hashOfSecret } from '../../identity/keys.ts'
import { allConnections, type StoredConnection } from '../../store/ledger/accounts.ts'
import {
  findConnection,
  findConnectionOfToken,
  insertConnection,
  reserveConnectionId,
} from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { deleteLink } from '../../store/ledger/links.ts'
import { presentMoment } from '../moment.ts'
import { acceptAccount, type AcceptedAccount } from '../sync/accept.ts'
import { applyAccounts } from '../sync/apply-accounts.ts'
import { joinLogins } from '../sync/join-logins.ts'
import { settleOverlaps, undecidedLinks } from '../sync/overlaps.ts'
import { readPages } from '../sync/read-pages.ts'
import { storeRead } from '../sync/store-read.ts'
import { hashItem, encryptForEach, tokenEncryptor } from '../sync/sync-parts.ts'
import { askProvider } from './ask-provider.ts'
import { type ConnectionUse, requireBanks, requireOffered } from './connection-access.ts'
import { wakeWork } from './start-sync.ts'

type CreateBody = Validated<'createConnection'>['body']
type CreateAnswer = Answer<'createConnection'>

const maxNameLength = 120
/** The delay of the sync that the directory schedules before the ledger is written: a crash in between loses nothing. */
const headStartMs = 60_000
/** How long to wait for another process's answer after the provider refused a token. */
const otherProcessMs = 2_000
const stepMs = 100

/** The provider's data of a new login. */
interface Met {
  readonly provider: BankProvider
  readonly accessToken: string
  readonly itemId: string
  readonly item: ProviderItem
  readonly accounts: readonly ProviderAccount[]
}

/** Returns the provider of the link dialog: a public token of the sandbox is never sent to a real provider. */
async function providerFor(use: ConnectionUse, publicToken: string): Promise<BankProvider> {
  const bank = await requireBanks(use)
  const { sandbox } = bank
  return sandbox && publicToken.startsWith('public-twin-') ? sandbox : requireOffered(use)
}

async function meet(use: ConnectionUse, publicToken: string): Promise<Met> {
  const provider = await providerFor(use, publicToken)
  const read = async () => {
    const { accessToken, itemId } = await provider.exchange(publicToken)
    const unknown = { itemId, institutionId: null, institutionName: null, failure: null, worksUntil: null }
    const item = await soFar(provider.item(accessToken), unknown)
    return { provider, accessToken, itemId, item, accounts: await soFar(provider.accounts(accessToken), []) }
  }
  return askProvider(use.parts, read, 'publicToken')
}

/**
 * Returns `otherwise` if the bank does not answer now; the first sync asks again. Failing here would lose the new
 * login.
 */
async function soFar<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ProviderFailure) return otherwise
    throw error
  }
}

const connectionName = ({ item }: Met, body: CreateBody): string =>
  cleanText(item.institutionName ?? body.name ?? '', maxNameLength) || 'Bank'

/** A new login. Its token is encrypted for a new connection, and in `sealFor` for each existing connection by id. */
interface NewLogin {
  readonly connectionId: number
  readonly institutionId: string | null
  readonly publicTokenHash: string
  readonly accessToken: string
  readonly sealFor: ReadonlyMap<number, string>
}

interface Making {
  readonly use: ConnectionUse
  readonly body: CreateBody
  readonly met: Met
  readonly login: NewLogin
  readonly accounts: readonly AcceptedAccount[]
}

/** Creates a connection with every account that does not look like an existing one. */
function addConnection(ledger: LedgerTransaction, { use, body, met, login, accounts }: Making): StoredConnection {
  const now = presentMoment(use.context.clock)
  const connection = insertConnection(ledger, {
    id: login.connectionId,
    name: connectionName(met, body),
    provider: met.provider.name,
    institutionId: login.institutionId,
    itemId: met.itemId,
    accessToken: login.accessToken,
    publicTokenHash: login.publicTokenHash,
    nextSyncAt: now,
    isSyncingAccounts: true,
    isSyncingTransactions: true,
  })
  applyAccounts({ ledger, connection, now }, accounts)
  return connection
}

/**
 * Stores the login in one transaction: finds the connection of a repeated token, else creates one. `looksAlike` is set
 * if some of its accounts may be existing ones.
 */
function store(
  ledger: LedgerTransaction,
  making: Making,
): { readonly answer: CreateAnswer; readonly looksAlike?: StoredConnection } {
  const { body, login } = making
  if (body.handle) deleteLink(ledger, hashOfSecret(body.handle))
  const repeated = findConnectionOfToken(ledger, login.publicTokenHash)
  const connection = repeated ?? addConnection(ledger, making)
  const answer = { accountConnectionId: connection.id, name: connection.name, isAlreadyConnected: false }
  return repeated || undecidedLinks(ledger, connection).length === 0 ? { answer } : { answer, looksAlike: connection }
}

/**
 * Returns the existing connection that a login continues, judged by its rows; undefined for a different login, and if
 * the first sync has to decide.
 */
async function joined(
  { use, met, login, accounts }: Making,
  { id }: StoredConnection,
): Promise<StoredConnection | undefined> {
  const { provider, accessToken, item } = met
  const pages = await soFar(readPages({ provider, accessToken, cursor: null }), [])
  const now = presentMoment(use.context.clock)
  return use.context.withLedger((ledger) => {
    const connection = findConnection(ledger, id)
    if (!connection || connection.cursor !== null) return undefined
    const { sealFor } = login
    if (pages.length > 0)
      return storeRead({
        ledger,
        began: connection,
        current: connection,
        read: { accounts, cursor: null, pages, item, sealFor, now },
      })
    const overlaps = settleOverlaps({ ledger, connection, accounts, rows: null, now })
    if (typeof overlaps === 'string') return undefined
    return joinLogins({ ledger, connection, accounts, overlaps, sealFor, now })
  })
}

/** Returns the earlier answer if this public token was already exchanged but the answer was lost. */
async function answerOfRepeat({ context }: ConnectionUse, publicToken: string): Promise<CreateAnswer | undefined> {
  const known = await context.withLedger((ledger) => findConnectionOfToken(ledger, hashOfSecret(publicToken)))
  return known && { accountConnectionId: known.id, name: known.name, isAlreadyConnected: false }
}

/**
 * Waits for the answer of another process that has used up the same token. Within one process, the second request waits
 * for the first.
 */
async function answerOfOther(use: ConnectionUse, publicToken: string): Promise<CreateAnswer | undefined> {
  const { pause } = use.parts
  if (!pause) return undefined
  for (let waited = 0; waited < otherProcessMs; waited += stepMs) {
    await pause(stepMs)
    const known = await answerOfRepeat(use, publicToken)
    if (known) return known
  }
  return undefined
}

async function connect(use: ConnectionUse, body: CreateBody, met: Met): Promise<CreateAnswer> {
  const { parts, context } = use
  const { userId } = context.person
  const itemHash = hashItem(parts, met.provider.name, met.itemId)
  const owner = await parts.directory.bankItems.personOf(itemHash)
  if (met.item.itemId !== met.itemId || (owner !== undefined && owner !== userId)) throw conflict()
  const connectionId = await context.withLedger(reserveConnectionId)
  const now = presentMoment(context.clock)
  const login = {
    connectionId,
    institutionId: cleanText(met.item.institutionId ?? body.institutionId ?? '', 100) || null,
    publicTokenHash: hashOfSecret(body.publicToken),
    accessToken: await tokenEncryptor(parts).encrypt(met.accessToken, accessTokenContext(userId, connectionId)),
    // An existing connection keeps its id, so the token is encrypted for each one that may take over the login.
    sealFor: await encryptForEach(
      parts,
      userId,
      await context.withLedger((ledger) => allConnections(ledger).map(({ id }) => id)),
      met.accessToken,
    ),
  }
  const making = {
    use,
    body,
    met,
    login,
    accounts: met.accounts.flatMap((account) => acceptAccount(account, now) ?? []),
  }
  await parts.directory.ledgerWork.schedule(userId, context.clock.now() + headStartMs)
  const { answer, looksAlike } = await context.withLedger((ledger) => store(ledger, making))
  const old = looksAlike && (await joined(making, looksAlike))
  await parts.directory.bankItems.put(itemHash, userId)
  await wakeWork(use)
  return old ? { accountConnectionId: old.id, name: old.name, isAlreadyConnected: true } : answer
}

/**
 * Links the bank after the link dialog. The same public token returns the same connection. The same login made again is
 * recognized by its accounts and their rows: the existing connection continues with it and keeps all the person's
 * edits. A login with different rows becomes a new connection.
 *
 * @throws ApiError 403 if linking is not allowed, 400 with code 10000 for a token that the provider refuses or a login
 * that belongs to another person, 503 if the provider does not answer.
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
