import type { AccountConnectivityType } from '@evenkeel/api-client/contract/choices'
import type { AppParts } from '../../app-parts.ts'
import type { BankParts } from '../../bank/bank-parts.ts'
import type { BankProvider } from '../../bank/bank-provider.ts'
import { forbidden, notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Company } from '../../store/directory/companies.ts'
import type { StoredConnection } from '../../store/ledger/accounts.ts'
import { findConnection } from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { readSettings } from '../../store/ledger/profile.ts'

/**
 * The parameters of use cases of connections. They wait for a provider or the directory, so none of them is one
 * transaction.
 */
export interface ConnectionUse {
  readonly parts: AppParts
  readonly context: RequestContext
}

/**
 * Returns the connection with an id.
 * @throws ApiError 404 if this ledger has none; another person's id is answered the same way.
 */
export function requireConnection(ledger: LedgerTransaction, id: number): StoredConnection {
  const connection = findConnection(ledger, id)
  if (!connection) throw notFound()
  return connection
}

/**
 * Returns the providers for a person whose company allows linking banks. A company flagged `level1` allows only manual
 * accounts. Source: Q-COMP-3.
 *
 * @throws ApiError 403 for such a company, and if no provider is configured.
 */
export const requireBanks = async (use: ConnectionUse): Promise<BankParts> => (await requireLinking(use)).bank

async function requireLinking({
  parts,
  context,
}: ConnectionUse): Promise<{ readonly company: Company; readonly bank: BankParts }> {
  const company = await parts.directory.companies.byId(context.person.companyId)
  if (!company || company.level1 || !parts.bank || parts.bank.providers.length === 0) throw forbidden()
  return { company, bank: parts.bank }
}

/**
 * Passes only people who link banks in this style: each of the two styles has its own calls for linking and syncing,
 * and the other style's calls are refused. Source: CONN-16, Q-QUOVO-1.
 *
 * @throws ApiError 403 if linking is not allowed, 404 for an unknown connection, 403 for the other style.
 */
export async function requireStyle(
  use: ConnectionUse,
  style: AccountConnectivityType,
  connectionId?: number | null,
): Promise<void> {
  const { company } = await requireLinking(use)
  await use.context.withLedger((ledger) => {
    if (connectionId) requireConnection(ledger, connectionId)
    if (readSettings(ledger, company.accountConnectivityType).accountConnectivityType !== style) throw forbidden()
  })
}

/**
 * Returns the provider for new connections: the sandbox for people who chose test institutions.
 * @throws ApiError 403
 */
export async function requireOffered(use: ConnectionUse): Promise<BankProvider> {
  const { providers, sandbox } = await requireBanks(use)
  const [offered] = providers
  if (!offered) throw forbidden()
  const wantsTestBanks =
    sandbox &&
    !use.parts.isProduction &&
    (await use.context.withLedger((ledger) => readSettings(ledger))).useTestInstitutions
  return wantsTestBanks ? sandbox : offered
}

/** Returns the provider of a connection. @throws ApiError 403 if it is no longer configured. */
export function requireConnectionProvider(bank: BankParts, { provider }: StoredConnection): BankProvider {
  const found = bank.providers.find(({ name }) => name === provider)
  if (!found) throw forbidden()
  return found
}
