import { insertAccount, putBalanceDay, type StoredConnection, updateAccountRow } from '../../store/ledger/accounts.ts'
import {
  accountsOfConnection,
  allConnectionAccounts,
  insertConnectionAccount,
  type StoredConnectionAccount,
  updateConnectionAccount,
} from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { requireAccount } from '../require.ts'
import type { AcceptedAccount } from './accept.ts'

/** An account with what tells it from others in every login of its bank. */
export interface MarkedAccount extends AcceptedAccount {
  readonly fingerprint: string
}

/**
 * What tells an account from the others of its bank, whichever login it is seen through: the bank's own lasting id where it
 * has one, else kind, mask and name. Two that are alike in all of it are told apart by their order.
 */
export function markAccounts(institutionId: string | null, accounts: readonly AcceptedAccount[]): MarkedAccount[] {
  const seen = new Map<string, number>()
  return accounts.map((account) => {
    const { persistentId, typeName, mask, name, currency } = account
    const plain = JSON.stringify(
      persistentId === null
        ? [institutionId, typeName, mask, name.toLowerCase(), currency]
        : [institutionId, persistentId],
    )
    const count = (seen.get(plain) ?? 0) + 1
    seen.set(plain, count)
    return { ...account, fingerprint: count === 1 ? plain : `${plain}#${count}` }
  })
}

interface ApplyStep {
  readonly ledger: LedgerTransaction
  readonly connection: StoredConnection
  readonly now: string
}

/** A newer statement of the balance holds; what the bank says of the past is noted for its day. */
function takeBalance({ ledger }: ApplyStep, accountId: number, { balanceCents, balanceAsOf }: AcceptedAccount): void {
  if (balanceCents === null || balanceAsOf === null) return
  const known = requireAccount(ledger, accountId)
  if (known.balanceAsOf === null || balanceAsOf >= known.balanceAsOf)
    updateAccountRow(ledger, accountId, { balanceCents, balanceAsOf })
  putBalanceDay(ledger, { accountId, day: balanceAsOf.slice(0, 10), balanceCents })
}

function createAccount(step: ApplyStep, account: AcceptedAccount): number {
  const { id } = insertAccount(step.ledger, {
    name: account.name,
    categoryName: account.categoryName,
    typeName: account.typeName,
    currency: account.currency,
    balanceCents: account.balanceCents ?? 0,
    balanceAsOf: account.balanceAsOf,
    interestRate: account.interestRate,
    monthlyMinimumPaymentCents: account.minimumPaymentCents,
    currentMonthlyPaymentCents: account.minimumPaymentCents,
    origin: 'connection',
    accountConnectionId: step.connection.id,
  })
  takeBalance(step, id, account)
  return id
}

/** What the person set by hand stays: only what still is what the bank said before follows the bank. */
function refreshAccount(
  step: ApplyStep,
  link: StoredConnectionAccount,
  accountId: number,
  account: AcceptedAccount,
): void {
  const known = requireAccount(step.ledger, accountId)
  const follows = <T>(value: T | null, stated: T | null) => value === null || value === stated
  updateAccountRow(step.ledger, accountId, {
    accountConnectionId: step.connection.id,
    ...(known.name === link.bankName && { name: account.name }),
    ...(account.interestRate !== null &&
      follows(known.interestRate, link.statedRate) && { interestRate: account.interestRate }),
    ...(account.minimumPaymentCents !== null &&
      follows(known.monthlyMinimumPaymentCents, link.statedMinimumCents) && {
        monthlyMinimumPaymentCents: account.minimumPaymentCents,
      }),
  })
  takeBalance(step, accountId, account)
}

const statedBy = (account: AcceptedAccount, link?: StoredConnectionAccount) => ({
  bankName: account.name,
  statedRate: account.interestRate ?? link?.statedRate ?? null,
  statedMinimumCents: account.minimumPaymentCents ?? link?.statedMinimumCents ?? null,
})

/** Meets an account for the first time, unless another connection of the bank brings it in already. */
function meetAccount(step: ApplyStep, account: MarkedAccount): void {
  const { ledger, connection } = step
  const isElsewhere = allConnectionAccounts(ledger).some(
    (link) => link.accountId !== null && link.fingerprint === account.fingerprint,
  )
  insertConnectionAccount(ledger, {
    connectionId: connection.id,
    accountId: isElsewhere ? null : createAccount(step, account),
    providerAccountId: account.providerAccountId,
    fingerprint: account.fingerprint,
    isElsewhere,
    ...statedBy(account),
  })
}

/** An account that another connection brought in and no longer does comes in here. */
function adoptAccount(step: ApplyStep, link: StoredConnectionAccount, account: MarkedAccount): void {
  const { ledger } = step
  if (
    allConnectionAccounts(ledger).some((other) => other.accountId !== null && other.fingerprint === account.fingerprint)
  )
    return
  updateConnectionAccount(ledger, link.id, {
    accountId: createAccount(step, account),
    isElsewhere: false,
    ...statedBy(account, link),
  })
}

function applyAccount(step: ApplyStep, links: readonly StoredConnectionAccount[], account: MarkedAccount): void {
  const link = links.find(({ providerAccountId }) => providerAccountId === account.providerAccountId)
  if (!link) return meetAccount(step, account)
  if (link.isElsewhere) return adoptAccount(step, link, account)
  if (link.accountId === null) return
  refreshAccount(step, link, link.accountId, account)
  // A bank renames accounts: the next login shows the new name.
  const isTaken = allConnectionAccounts(step.ledger).some(
    ({ id, fingerprint }) => id !== link.id && fingerprint === account.fingerprint,
  )
  updateConnectionAccount(step.ledger, link.id, {
    ...statedBy(account, link),
    ...(!isTaken && { fingerprint: account.fingerprint }),
  })
}

/**
 * Brings a connection's accounts up to date: new ones are added, known ones get their balance and, where the person did not
 * change them, name, rate and payment. What the answer leaves out stays as it was: nothing vanishes by a bank's silence, and
 * what the person deleted does not come back.
 */
export function applyAccounts(step: ApplyStep, accounts: readonly AcceptedAccount[]): void {
  const links = accountsOfConnection(step.ledger, step.connection.id)
  for (const account of markAccounts(step.connection.institutionId, accounts)) applyAccount(step, links, account)
}

/** Which of the person's accounts a provider's account is; null where its rows are not taken. */
export const accountIdsOf = (ledger: LedgerTransaction, connectionId: number): Map<string, number | null> =>
  new Map(accountsOfConnection(ledger, connectionId).map((link) => [link.providerAccountId, link.accountId]))
