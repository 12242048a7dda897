import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { BankProvider } from '../../bank/bank-provider.ts'
import { linkTokenContext } from '../../bank/seal.ts'
import { conflict, notFound, signedOut } from '../../errors.ts'
import { hashOfSecret, randomToken } from '../../identity/keys.ts'
import type { StoredConnection } from '../../store/ledger/accounts.ts'
import { findLink, insertLink } from '../../store/ledger/links.ts'
import { openAccessToken, providerOf, sealOf } from '../sync/sync-parts.ts'
import { askProvider } from './ask-provider.ts'
import {
  type ConnectionUse,
  requireBanks,
  requireConnection,
  requireOffered,
  requireProviderOf,
} from './connection-access.ts'

const MINUTE = 60_000
/** How long the browser may hold a link open: for a new one (CONN-07) and for a repair, whose tokens live shorter. */
const NEW_LINK_MS = 238 * MINUTE
const REPAIR_LINK_MS = 30 * MINUTE

/** Where a bank's own page leads back to (ROUTE-57). */
const RETURN_PATH = '/pagecontent/publicplaidoauth/web'

type LinkData = Answer<'createLink'>['data']

/** The browser session that a link is bound to, by its hash. */
export type SessionHash = string | null

interface Opening {
  readonly provider: BankProvider
  readonly connection: StoredConnection | null
  readonly accessToken: string | null
}

/** What a link is wanted for. */
interface LinkWish {
  /** The connection that is repaired; none for a new one. */
  readonly accountId?: number | null | undefined
  /** The dialog stands in a frame of ours. */
  readonly isFramed?: boolean
}

/** What is to be opened: a new link, or the repair of a connection, whose provider then decides. */
async function openingOf(use: ConnectionUse, accountId: number | null): Promise<Opening> {
  const bank = await requireBanks(use)
  if (accountId === null) return { provider: await requireOffered(use), connection: null, accessToken: null }
  const connection = await use.context.withLedger((ledger) => requireConnection(ledger, accountId))
  const provider = requireProviderOf(bank, connection)
  // A login that was ended cannot be repaired: the bank is connected again, which finds this connection and goes on with it.
  if (connection.accessToken === null || connection.issue === 'revoked')
    return { provider, connection: null, accessToken: null }
  const accessToken = await openAccessToken(use.parts, use.context.person.userId, connection)
  return accessToken === undefined
    ? { provider, connection: null, accessToken: null }
    : { provider, connection, accessToken }
}

/**
 * Begins a link: asks the provider for a link token and keeps it here, sealed and bound to this session. The browser gets an
 * opaque handle to keep. Everything that a client sends about products, webhook and addresses comes from our configuration.
 *
 * @throws ApiError 403 where no banks are linked, 404 for an unknown connection, 503 where the provider does not answer.
 */
export async function createLink(
  use: ConnectionUse,
  session: SessionHash,
  { accountId = null, isFramed = false }: LinkWish,
): Promise<{ data: LinkData }> {
  const { parts, context } = use
  const { provider, connection, accessToken } = await openingOf(use, accountId)
  if (session === null) throw signedOut()
  const { userId } = context.person
  // A bank's own page stands in no frame: there it opens beside it, and leads nowhere back to.
  const redirectUri = parts.publicOrigin === undefined || isFramed ? null : `${parts.publicOrigin}${RETURN_PATH}`
  const personKey = parts.keys.sign('bank-person', String(userId))
  const linkToken = await askProvider(parts, () => provider.createLinkToken({ personKey, accessToken, redirectUri }))
  const handle = randomToken(context.random)
  const handleHash = hashOfSecret(handle)
  const expiration = context.clock.now() + (connection ? REPAIR_LINK_MS : NEW_LINK_MS)
  const row = {
    handleHash,
    sessionHash: hashOfSecret(session),
    provider: provider.name,
    linkToken: await sealOf(parts).seal(linkToken, linkTokenContext(userId, handleHash)),
    connectionId: connection?.id ?? null,
    expiresAt: new Date(expiration).toISOString(),
  }
  await context.withLedger((ledger) => insertLink(ledger, row, new Date(context.clock.now()).toISOString()))
  return { data: { linkToken, handle, expiration, provider: provider.name, accountConnectionId: row.connectionId } }
}

/** The link behind a handle while it lives, in the session that opened it. @throws ApiError 403, 404 */
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
  if (!link || !providerOf(parts, link.provider)) throw notFound()
  const linkToken = await sealOf(parts).open(link.linkToken, linkTokenContext(context.person.userId, handleHash))
  const { provider, connectionId } = link
  return {
    data: { linkToken, handle, expiration: Date.parse(link.expiresAt), provider, accountConnectionId: connectionId },
  }
}

/** A fresh public token for a connection. @throws ApiError 403, 404, 400 where the connection's login was ended, 503 */
export async function createPublicToken(use: ConnectionUse, accountId: number): Promise<{ publicToken: string }> {
  const { parts, context } = use
  const bank = await requireBanks(use)
  const connection = await context.withLedger((ledger) => requireConnection(ledger, accountId))
  const provider = requireProviderOf(bank, connection)
  const accessToken = await openAccessToken(parts, context.person.userId, connection)
  if (accessToken === undefined)
    throw conflict({ accountId: 'This connection was ended. Please connect the bank again.' })
  return { publicToken: await askProvider(parts, () => provider.createPublicToken(accessToken)) }
}
