import { allAccounts, type StoredConnection, updateAccountRow } from '../../store/ledger/accounts.ts'
import { forgetProviderIds } from '../../store/ledger/connection-entries.ts'
import {
  accountsOfConnection,
  connectionsOfInstitution,
  deleteConnectionRows,
  findConnection,
  insertRemoval,
  updateConnection,
  updateConnectionAccount,
} from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import type { AcceptedAccount } from './accept.ts'
import { applyAccounts } from './apply-accounts.ts'
import { isEnded, type Overlap } from './overlaps.ts'

/** A new login and what it shares with existing connections. */
export interface NewLogin {
  readonly ledger: LedgerTransaction
  readonly connection: StoredConnection
  readonly accounts: readonly AcceptedAccount[]
  /** The accounts that are the same, judged by their rows. */
  readonly overlaps: readonly Overlap[]
  /** The new login's token, encrypted for each connection that it may be joined to. */
  readonly sealFor: ReadonlyMap<number, string>
  readonly now: string
}

const wantsSync = (now: string) => ({ nextSyncAt: now, isSyncingAccounts: true, isSyncingTransactions: true }) as const

/** Has the login and its token ended at the provider in the background. */
function endLogin(ledger: LedgerTransaction, { id, provider, accessToken }: StoredConnection, now: string): void {
  if (provider !== null && accessToken !== null)
    insertRemoval(ledger, { connectionId: id, provider, accessToken, nextTryAt: now })
}

/** Keeps the existing connection as it is, because the new login shows nothing more, and removes the new one. */
function keepOld({ ledger, connection, now }: NewLogin, old: StoredConnection): void {
  endLogin(ledger, connection, now)
  deleteConnectionRows(ledger, connection.id)
  updateConnection(ledger, old.id, { publicTokenHash: connection.publicTokenHash, ...wantsSync(now) })
}

/**
 * Continues the existing connection with the new login. The new login has other ids for accounts and rows: accounts are
 * taken from the overlaps, rows are found by their content. Accounts that only the new login shows are moved to the
 * connection.
 */
function takeOver({ ledger, connection, accounts, overlaps, sealFor, now }: NewLogin, old: StoredConnection): void {
  const { id, itemId, publicTokenHash } = connection
  endLogin(ledger, old, now)
  forgetProviderIds(
    ledger,
    accountsOfConnection(ledger, old.id).flatMap(({ accountId }) => accountId ?? []),
  )
  const same = overlaps.filter(({ holder }) => holder.connectionId === old.id)
  const isSame = new Set(same.map(({ link }) => link.id))
  for (const link of accountsOfConnection(ledger, id))
    if (!isSame.has(link.id)) updateConnectionAccount(ledger, link.id, { connectionId: old.id })
  for (const account of allAccounts(ledger))
    if (account.accountConnectionId === id) updateAccountRow(ledger, account.id, { accountConnectionId: old.id })
  deleteConnectionRows(ledger, id)
  for (const { link, holder } of same)
    updateConnectionAccount(ledger, holder.id, { providerAccountId: link.providerAccountId })
  const news = { itemId, publicTokenHash, accessToken: sealFor.get(old.id) ?? null, cursor: null, wantsFullSync: true }
  updateConnection(ledger, old.id, {
    ...news,
    ...wantsSync(now),
    issue: null,
    hasSyncIssue: false,
    failures: 0,
    skippedAccounts: [],
  })
  applyAccounts({ ledger, connection: { ...old, itemId }, now }, accounts)
}

/**
 * Joins a login with an existing connection of the same bank, if one of the two shows every account of the other;
 * returns that connection as it is afterward. The new login is used if it shows all accounts or the old one no longer
 * works. Logins that each show accounts of their own stay two; an account that both show is stored once.
 */
export function joinLogins(login: NewLogin): StoredConnection | undefined {
  const { ledger, connection, overlaps, sealFor } = login
  const { id, provider, institutionId } = connection
  if (provider === null || institutionId === null) return undefined
  const shown = accountsOfConnection(ledger, id).length
  for (const old of connectionsOfInstitution(ledger, provider, institutionId)) {
    const known = accountsOfConnection(ledger, old.id).filter(({ accountId }) => accountId !== null)
    const same = overlaps.filter(({ holder }) => holder.connectionId === old.id)
    if (old.id === id || same.length === 0 || !sealFor.has(old.id)) continue
    const showsAll = known.every((link) => same.some(({ holder }) => holder.id === link.id))
    if (!showsAll && same.length < shown) continue
    if (showsAll || isEnded(old)) takeOver(login, old)
    else keepOld(login, old)
    return findConnection(ledger, old.id)
  }
  return undefined
}
