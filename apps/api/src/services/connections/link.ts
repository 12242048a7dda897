import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { BankProvider } from '../../bank/bank-provider.ts'
import { linkTokenContext } from '../../bank/bank-parts.ts'
import { conflict, notFound, signedOut } from '../../errors.ts'
import { hashOfSecret, randomToken } from '../../identity/keys.ts'
import type { StoredConnection } from '../../store/ledger/accounts.ts'
import { findLink, insertLink } from '../../store/ledger/links.ts'
import { openAccessToken, findProvider, tokenEncryptor } from '../sync/sync-parts.ts'
import { askProvider } from './ask-provider.ts'
import {
  type ConnectionUse,
  requireBanks,
  requireConnection,
  requireOffered,
  requireConnectionProvider,
} from './connection-access.ts'
import { say } from '../../say.ts'

const minuteMs = 60_000
/**
 * How long the browser may hold a link open: for a new one, and for a repair, whose tokens expire sooner.
 * Source: CONN-07.
 */
const newLinkMs = 238 * minuteMs
const repairLinkMs = 30 * minuteMs

/** The path that a bank's own page returns to. Source: ROUTE-57. */
const returnPath = '/pagecontent/publicplaidoauth/web'

type LinkData = Answer<'createLink'>['data']

/** The hash of the browser session that a link is bound to; null without a session. */
export type SessionHash = string | null

interface Opening {
  readonly provider: BankProvider
  readonly connection: StoredConnection | null
  readonly accessToken: string | null
}

/** A request for a link. */
interface LinkRequest {
  /** The connection to repair; null or undefined for a new one. */
  readonly accountId?: number | null | undefined
  /** Whether the dialog is shown in a frame of ours. */
  readonly isFramed?: boolean
}

/** Returns what to open: a new link, or the repair of a connection, whose own provider is then used. */
async function findOpening(use: ConnectionUse, accountId: number | null): Promise<Opening> {
  const bank = await requireBanks(use)
  if (accountId === null) return { provider: await requireOffered(use), connection: null, accessToken: null }
  const connection = await use.context.withLedger((ledger) => requireConnection(ledger, accountId))
  const provider = requireConnectionProvider(bank, connection)
  // An ended login cannot be repaired: the person connects the bank again, which finds this connection and continues
  // it.
  if (connection.accessToken === null || connection.issue === 'revoked')
    return { provider, connection: null, accessToken: null }
  const accessToken = await openAccessToken(use.parts, use.context.person.userId, connection)
  return accessToken === undefined
    ? { provider, connection: null, accessToken: null }
    : { provider, connection, accessToken }
}

/**
 * Starts a link: asks the provider for a link token and keeps it on the server, encrypted and bound to this session.
 * The browser gets an opaque handle. Products, webhook and addresses come from our configuration;
 * values from a client are ignored.
 *
 * @throws ApiError 403 if linking is not allowed, 404 for an unknown connection, 503 if the provider does not answer.
 */
export async function createLink(
  use: ConnectionUse,
  session: SessionHash,
  { accountId = null, isFramed = false }: LinkRequest,
): Promise<{ data: LinkData }> {
  const { parts, context } = use
  const { provider, connection, accessToken } = await findOpening(use, accountId)
  if (session === null) throw signedOut()
  const { userId } = context.person
  // A bank's own page cannot be framed: it opens in a separate window, and needs no return address.
  const redirectUri = parts.publicOrigin === undefined || isFramed ? null : `${parts.publicOrigin}${returnPath}`
  const personKey = parts.keys.sign('bank-person', String(userId))
  const linkToken = await askProvider(parts, () => provider.createLinkToken({ personKey, accessToken, redirectUri }))
  const handle = randomToken(context.random)
  const handleHash = hashOfSecret(handle)
  const expiration = context.clock.now() + (connection ? repairLinkMs : newLinkMs)
  const row = {
    handleHash,
    sessionHash: hashOfSecret(session),
    provider: provider.name,
    linkToken: await tokenEncryptor(parts).encrypt(linkToken, linkTokenContext(userId, handleHash)),
    connectionId: connection?.id ?? null,
    expiresAt: new Date(expiration).toISOString(),
  }
  await context.withLedger((ledger) => insertLink(ledger, row, new Date(context.clock.now()).toISOString()))
  return { data: { linkToken, handle, expiration, provider: provider.name, accountConnectionId: row.connectionId } }
}

/** Returns the link of a handle that has not expired, in the session that opened it. @throws ApiError 403, 404 */
export async function resumeLink(
  use: ConnectionUse,
  session: SessionHash,
  handle: string,
): Promise<{ data: LinkData }> {
  const { parts, context } = use
  await requireBanks(use)
  const now = new Date(context.clock.now()).toISOString()
  const handleHash = hashOfSecret(handle)
  const link =
    session === null
      ? undefined
      : await context.withLedger((ledger) => findLink(ledger, handleHash, hashOfSecret(session), now))
  if (!link || !findProvider(parts, link.provider)) throw notFound()
  const linkToken = await tokenEncryptor(parts).decrypt(
    link.linkToken,
    linkTokenContext(context.person.userId, handleHash),
  )
  const { provider, connectionId } = link
  return {
    data: { linkToken, handle, expiration: Date.parse(link.expiresAt), provider, accountConnectionId: connectionId },
  }
}

/**
 * Returns a fresh public token for a connection.
 * @throws ApiError 403, 404, 400 if the connection's login was ended, 503
 */
export async function createPublicToken(use: ConnectionUse, accountId: number): Promise<{ publicToken: string }> {
  const { parts, context } = use
  const bank = await requireBanks(use)
  const connection = await context.withLedger((ledger) => requireConnection(ledger, accountId))
  const provider = requireConnectionProvider(bank, connection)
  const accessToken = await openAccessToken(parts, context.person.userId, connection)
  if (accessToken === undefined) throw conflict({ accountId: say('thisConnectionWasEndedPleaseConnect') })
  return { publicToken: await askProvider(parts, () => provider.createPublicToken(accessToken)) }
}
