import type { AppParts, Identity } from '../../app-parts.ts'
import { accessTokenContext } from '../../bank/bank-parts.ts'
import { LedgerRefused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { accountDeletedMail } from '../../mail/messages.ts'
import { allConnections } from '../../store/ledger/accounts.ts'
import { dueRemovals } from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { confirmOwner } from '../confirm-owner.ts'
import { findProvider, tokenEncryptor } from '../sync/sync-parts.ts'

/** Later than any due date, so that every login still to be ended is due. */
const endOfTime = '9999'

interface BankLogin {
  readonly provider: 'plaid' | 'twin'
  readonly connectionId: number
  readonly accessToken: string
}

/** Returns every bank login of a ledger whose token may still work. */
function listLogins(ledger: LedgerTransaction): BankLogin[] {
  const standing = allConnections(ledger).flatMap(({ id, provider, accessToken }) =>
    provider !== null && accessToken !== null ? [{ provider, accessToken, connectionId: id }] : [],
  )
  return [...standing, ...dueRemovals(ledger, endOfTime)]
}

/**
 * Ends a login at its provider, if the provider answers now. There is no later try: the token is deleted with the
 * ledger, and is useless without it.
 */
async function endLogin(
  parts: AppParts,
  personId: number,
  { provider, connectionId, accessToken }: BankLogin,
): Promise<void> {
  try {
    const token = await tokenEncryptor(parts).decrypt(accessToken, accessTokenContext(personId, connectionId))
    await findProvider(parts, provider)?.remove(token)
  } catch {
    // Leaving does not depend on a bank that is down today.
  }
}

/**
 * Returns no logins for a ledger that cannot be opened: its owner can still leave, and its contents are deleted with
 * it.
 */
function noneIfRefused(error: unknown): BankLogin[] {
  if (error instanceof LedgerRefused) return []
  throw error
}

/**
 * Deletes a person permanently: ends the bank logins, removes the ledger and every directory row that names the person,
 * including their own audit log, and with them all sessions. Safe to repeat from any point at which it failed, for as
 * long as the person can still sign in.
 *
 * @throws ApiError like `confirmOwner`; nothing is changed then.
 */
export async function deletePerson(
  parts: AppParts,
  identity: Identity,
  context: RequestContext,
  password: string | undefined,
): Promise<void> {
  const { userId } = context.person
  const person = await confirmOwner(parts, identity, { personId: userId, request: context.request, password })
  const logins = await context.withLedger(listLogins).catch(noneIfRefused)
  await Promise.all(logins.map((login) => endLogin(parts, userId, login)))
  await parts.directory.ledgerOwners.setNew(userId)
  parts.ledgers.remove(userId)
  const { cookie } = await identity.sessions.endAll(userId)
  await identity.signIn.unlock(person.email)
  await parts.mail.postWith(accountDeletedMail(person), undefined, () => parts.directory.people.remove(userId))
  // A request in progress may have created an empty ledger again; from here on no request for this person can.
  parts.ledgers.remove(userId)
  for (const value of [cookie, ...identity.antiForgery.issue(null)]) context.addHeader('Set-Cookie', value)
  context.addHeader('Clear-Site-Data', '"storage"')
}
