import type { AppParts, Identity } from '../../app-parts.ts'
import { accessTokenContext } from '../../bank/seal.ts'
import type { ExchangeContext } from '../../http/request-context.ts'
import { accountDeletedMail } from '../../mail/messages.ts'
import { allConnections } from '../../store/ledger/accounts.ts'
import { dueRemovals } from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { confirmOwner } from '../confirm-owner.ts'
import { providerOf, sealOf } from '../sync/sync-parts.ts'

/** Every login that is yet to be ended is due before it. */
const END_OF_TIME = '9999'

interface BankLogin {
  readonly provider: 'plaid' | 'twin'
  readonly connectionId: number
  readonly accessToken: string
}

/** Every bank login of a ledger that may still be worth something. */
function loginsOf(ledger: LedgerTransaction): BankLogin[] {
  const standing = allConnections(ledger).flatMap(({ id, provider, accessToken }) =>
    provider !== null && accessToken !== null ? [{ provider, accessToken, connectionId: id }] : [],
  )
  return [...standing, ...dueRemovals(ledger, END_OF_TIME)]
}

/**
 * Ends a login at its provider, where that can be done now. It cannot be tried later: with the ledger goes the token, and
 * then nobody can use it.
 */
async function endLogin(
  parts: AppParts,
  personId: number,
  { provider, connectionId, accessToken }: BankLogin,
): Promise<void> {
  try {
    const token = await sealOf(parts).open(accessToken, accessTokenContext(personId, connectionId))
    await providerOf(parts, provider)?.remove(token)
  } catch {
    // Leaving does not depend on a bank that is not there today.
  }
}

/**
 * Leaves for good: bank logins are ended, the ledger is removed, and with the person every row of the directory goes that
 * names them, the lines of their own audit log too, which nobody else is told of in. Sessions end with it. Safe to repeat
 * wherever it stopped, for as long as the person can still sign in.
 *
 * @throws ApiError as `confirmOwner`; nothing is changed then.
 */
export async function deletePerson(
  parts: AppParts,
  identity: Identity,
  context: ExchangeContext,
  password: string | undefined,
): Promise<void> {
  const { userId } = context.person
  const { email } = await confirmOwner(parts, identity, { personId: userId, request: context.request, password })
  const logins = await context.withLedger(loginsOf)
  await Promise.all(logins.map((login) => endLogin(parts, userId, login)))
  parts.ledgers.remove(userId)
  const { cookie } = await identity.sessions.endAll(userId)
  await identity.signIn.unlock(email)
  await parts.directory.people.remove(userId)
  // A request that was under way may have made an empty one again; from here on nobody can come for it.
  parts.ledgers.remove(userId)
  parts.mail.post(accountDeletedMail(email))
  for (const value of [cookie, ...identity.antiForgery.issue(null)]) context.addHeader('Set-Cookie', value)
  context.addHeader('Clear-Site-Data', '"storage"')
}
