import type { StoredConnection } from '../../store/ledger/accounts.ts'
import { forgetProviderIds } from '../../store/ledger/connection-entries.ts'
import {
  accountsOfConnection,
  connectionsOfInstitution,
  insertRemoval,
  updateConnection,
  updateConnectionAccount,
} from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { applyAccounts, type MarkedAccount } from '../sync/apply-accounts.ts'

/** A bank login that has just been made; its token is sealed for a connection of its own, and for each that stands. */
export interface NewLogin {
  readonly connectionId: number
  readonly provider: 'plaid' | 'twin'
  readonly institutionId: string | null
  readonly itemId: string
  readonly publicTokenHash: string
  readonly accessToken: string
  readonly sealFor: ReadonlyMap<number, string>
}

/** A connection that a new login is the same as, and which of the two logins goes on. */
export interface SameBank {
  readonly connection: StoredConnection
  readonly goesOn: 'new' | 'old'
}

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>) => [...part].every((value) => whole.has(value))

const isEnded = ({ accessToken, issue }: StoredConnection) =>
  accessToken === null || issue === 'revoked' || issue === 'login-required'

/**
 * The connection that a new login is the same as: of the same bank, where one of the two shows every account that the other
 * does. The new login goes on where it shows all of them, or where the old one no longer works. Logins that each show accounts
 * of their own (a partner's, say) are two; an account that both show is still brought in once.
 */
export function sameBank(
  ledger: LedgerTransaction,
  { provider, institutionId, sealFor }: NewLogin,
  accounts: readonly MarkedAccount[],
): SameBank | undefined {
  if (institutionId === null || accounts.length === 0) return undefined
  const shown = new Set(accounts.map(({ fingerprint }) => fingerprint))
  for (const connection of connectionsOfInstitution(ledger, provider, institutionId)) {
    const links = accountsOfConnection(ledger, connection.id).filter(({ accountId }) => accountId !== null)
    const known = new Set(links.map(({ fingerprint }) => fingerprint))
    if (known.size === 0 || !sealFor.has(connection.id)) continue
    if (isWithin(known, shown)) return { connection, goesOn: 'new' }
    if (isWithin(shown, known)) return { connection, goesOn: isEnded(connection) ? 'new' : 'old' }
  }
  return undefined
}

/** Lets the connection that stands go on as it is: the new login shows nothing beside it, and is ended at the provider. */
export function keepLogin(
  ledger: LedgerTransaction,
  { id }: StoredConnection,
  { login, now }: Omit<Replacing, 'accounts'>,
): void {
  const { connectionId, provider, accessToken, publicTokenHash } = login
  insertRemoval(ledger, { connectionId, provider, accessToken, nextTryAt: now })
  updateConnection(ledger, id, {
    publicTokenHash,
    nextSyncAt: now,
    isSyncingAccounts: true,
    isSyncingTransactions: true,
  })
}

interface Replacing {
  readonly login: NewLogin
  readonly accounts: readonly MarkedAccount[]
  readonly now: string
}

/**
 * Lets a connection go on with another login of the same bank. Its accounts are found by what they are, its rows by what they
 * say, since the new login names both otherwise; the old login is ended at the provider.
 */
export function replaceLogin(
  ledger: LedgerTransaction,
  connection: StoredConnection,
  { login, accounts, now }: Replacing,
): void {
  const { id, provider, accessToken } = connection
  if (provider !== null && accessToken !== null && connection.itemId !== login.itemId) {
    insertRemoval(ledger, { connectionId: id, provider, accessToken, nextTryAt: now })
  }
  const links = accountsOfConnection(ledger, id)
  for (const link of links) {
    const account = accounts.find(({ fingerprint }) => fingerprint === link.fingerprint)
    if (account) updateConnectionAccount(ledger, link.id, { providerAccountId: account.providerAccountId })
  }
  if (connection.itemId !== login.itemId)
    forgetProviderIds(
      ledger,
      links.flatMap(({ accountId }) => accountId ?? []),
    )
  updateConnection(ledger, id, {
    itemId: login.itemId,
    accessToken: login.sealFor.get(id) ?? null,
    publicTokenHash: login.publicTokenHash,
    cursor: null,
    wantsFullSync: true,
    issue: null,
    hasSyncIssue: false,
    failures: 0,
    skippedAccounts: [],
    nextSyncAt: now,
    isSyncingAccounts: true,
    isSyncingTransactions: true,
  })
  applyAccounts({ ledger, connection: { ...connection, itemId: login.itemId }, now }, accounts)
}
