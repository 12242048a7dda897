import {
  allAccounts,
  insertAccount,
  putBalanceDay,
  type StoredConnection,
  updateAccountRow,
} from '../../store/ledger/accounts.ts'
import {
  accountsOfConnection,
  allConnectionAccounts,
  insertConnectionAccount,
  type StoredConnectionAccount,
  updateConnectionAccount,
} from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { roomForBalances } from '../amounts-in-total.ts'
import { requireAccount } from '../require.ts'
import type { AcceptedAccount } from './accept.ts'

/** An account with a fingerprint that identifies it in every login at its bank. */
export interface MarkedAccount extends AcceptedAccount {
  readonly fingerprint: string
}

/**
 * Adds each account's fingerprint, which is the same through every login: the bank's persistent id if it has one, else
 * type, mask, name and currency. Accounts that are alike in all of these are numbered in their order.
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

/** The suffix that distinguishes an account from a different one with the same fingerprint in another login. */
const apart = /~\d+$/

/** Returns a fingerprint without the suffix that distinguishes lookalikes. */
export const plainMark = (fingerprint: string): string => fingerprint.replace(apart, '')

interface ApplyStep {
  readonly ledger: LedgerTransaction
  readonly connection: StoredConnection
  readonly now: string
}

/** Sets the balance unless a newer one is known, and records it for its day in any case. */
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

/**
 * Updates an account from the bank. Values that the person set stay: a field follows the bank only while it has the
 * value that the bank stated before.
 */
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

/** Whether some account has this fingerprint; whether it is the same account is decided by its rows. */
const isThere = (ledger: LedgerTransaction, { fingerprint }: MarkedAccount) =>
  allConnectionAccounts(ledger).some((link) => link.accountId !== null && plainMark(link.fingerprint) === fingerprint)

/**
 * Stores an account that is seen for the first time; one that looks like another connection's waits until its rows are
 * known.
 */
function meetAccount(step: ApplyStep, account: MarkedAccount): void {
  const { ledger, connection } = step
  const isElsewhere = isThere(ledger, account)
  insertConnectionAccount(ledger, {
    connectionId: connection.id,
    accountId: isElsewhere ? null : createAccount(step, account),
    providerAccountId: account.providerAccountId,
    fingerprint: account.fingerprint,
    isElsewhere,
    ...statedBy(account),
  })
}

/** Creates an account that another connection held before but no longer does. */
function adoptAccount(step: ApplyStep, link: StoredConnectionAccount, account: MarkedAccount): void {
  const { ledger } = step
  if (isThere(ledger, account)) return
  updateConnectionAccount(ledger, link.id, {
    accountId: createAccount(step, account),
    isElsewhere: false,
    ...statedBy(account, link),
  })
}

/** Creates an account whose rows differ from those of the account it looks like. */
export function bringInApart(step: ApplyStep, link: StoredConnectionAccount, account: AcceptedAccount): void {
  const taken = new Set(allConnectionAccounts(step.ledger).map(({ fingerprint }) => fingerprint))
  let place = 2
  while (taken.has(`${link.fingerprint}~${place}`)) place += 1
  const fingerprint = `${link.fingerprint}~${place}`
  updateConnectionAccount(step.ledger, link.id, {
    accountId: createAccount(step, account),
    isElsewhere: false,
    fingerprint,
    ...statedBy(account, link),
  })
}

function applyAccount(step: ApplyStep, links: readonly StoredConnectionAccount[], account: MarkedAccount): void {
  const link = links.find(({ providerAccountId }) => providerAccountId === account.providerAccountId)
  if (!link) return meetAccount(step, account)
  if (link.isElsewhere) return adoptAccount(step, link, account)
  if (link.accountId === null) return
  refreshAccount(step, link, link.accountId, account)
  // A bank can rename an account: later logins are recognized by the new name.
  const isTaken = allConnectionAccounts(step.ledger).some(
    ({ id, fingerprint }) => id !== link.id && fingerprint === account.fingerprint,
  )
  const isApart = link.fingerprint !== account.fingerprint && plainMark(link.fingerprint) === account.fingerprint
  updateConnectionAccount(step.ledger, link.id, {
    ...statedBy(account, link),
    ...(!isTaken && !isApart && { fingerprint: account.fingerprint }),
  })
}

/**
 * Updates a connection's accounts: adds new ones; updates the balance of known ones and, unless the person changed
 * them, name, rate and payment. Accounts that the answer leaves out stay as they are, and accounts that the person
 * deleted are not added again. A balance that would make the total too large is treated as not stated.
 */
export function applyAccounts(step: ApplyStep, accounts: readonly AcceptedAccount[]): void {
  const links = accountsOfConnection(step.ledger, step.connection.id)
  const hasRoom = roomForBalances(step.ledger)
  const knownCents = new Map(allAccounts(step.ledger).map(({ id, balanceCents }) => [id, balanceCents]))
  for (const account of markAccounts(step.connection.institutionId, accounts)) {
    const accountId =
      links.find(({ providerAccountId }) => providerAccountId === account.providerAccountId)?.accountId ?? 0
    const fits = hasRoom(account.balanceCents ?? 0, knownCents.get(accountId) ?? 0)
    applyAccount(step, links, fits ? account : { ...account, balanceCents: null })
  }
}

/** Maps the provider's account ids to the person's; null if an account's rows are not imported. */
export const accountIdsByProviderId = (ledger: LedgerTransaction, connectionId: number): Map<string, number | null> =>
  new Map(accountsOfConnection(ledger, connectionId).map((link) => [link.providerAccountId, link.accountId]))
