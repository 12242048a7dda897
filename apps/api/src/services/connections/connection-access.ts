import type { AccountConnectivityType } from '@evenkeel/api-client/contract/account-connectivity-type'
import type { AppParts } from '../../app-parts.ts'
import type { BankParts, BankProvider } from '../../bank/bank-provider.ts'
import { forbidden, notFound } from '../../errors.ts'
import type { ExchangeContext } from '../../http/request-context.ts'
import type { Company } from '../../store/directory/companies.ts'
import type { StoredConnection } from '../../store/ledger/accounts.ts'
import { findConnection } from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { readSettings } from '../../store/ledger/profile.ts'

/** What the use cases of connections are given: they wait for a provider or for the directory, so none of them is one transaction. */
export interface ConnectionUse {
  readonly parts: AppParts
  readonly context: ExchangeContext
}

/** The connection of an id. @throws ApiError 404 where this ledger has none, which is how another person's id looks too. */
export function requireConnection(ledger: LedgerTransaction, id: number): StoredConnection {
  const connection = findConnection(ledger, id)
  if (!connection) throw notFound()
  return connection
}

/**
 * The providers, for people whose company links banks: a company flagged level1 only ever has accounts by hand (Q-COMP-3).
 *
 * @throws ApiError 403 for such a company, and where no provider is set up.
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
 * Lets only people pass who link banks in this style: each of the two has calls of its own to link and to synchronise by, and
 * those of the other are refused (CONN-16, Q-QUOVO-1).
 *
 * @throws ApiError 403 wherever no banks are linked, 404 for an unknown connection, 403 for the other style.
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

/** The provider that is offered for new connections; the sandbox to whoever asked for test banks. @throws ApiError 403 */
export async function requireOffered(use: ConnectionUse): Promise<BankProvider> {
  const { providers, twin } = await requireBanks(use)
  const [offered] = providers
  if (!offered) throw forbidden()
  const wantsTestBanks =
    twin &&
    !use.parts.isProduction &&
    (await use.context.withLedger((ledger) => readSettings(ledger))).useTestInstitutions
  return wantsTestBanks ? twin : offered
}

/** The provider of a connection. @throws ApiError 403 where it is not set up any more. */
export function requireProviderOf(bank: BankParts, { provider }: StoredConnection): BankProvider {
  const found = bank.providers.find(({ name }) => name === provider)
  if (!found) throw forbidden()
  return found
}
