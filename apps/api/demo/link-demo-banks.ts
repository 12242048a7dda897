import type { AppParts } from '../src/app-parts.ts'
import { accessTokenContext } from '../src/bank/bank-parts.ts'
import { sandboxInstitutions } from '../src/bank/sandbox/sandbox-institutions.ts'
import { acceptAccount } from '../src/services/sync/accept.ts'
import { markAccounts } from '../src/services/sync/apply-accounts.ts'
import { hashItem, tokenEncryptor } from '../src/services/sync/sync-parts.ts'
import { syncEveryMs } from '../src/services/sync/sync-schedule.ts'
import type { LedgerOwner } from '../src/store/ledger-owner.ts'
import { allAccounts, allConnections, type StoredAccount, type StoredConnection } from '../src/store/ledger/accounts.ts'
import { nameRows } from '../src/store/ledger/connection-entries.ts'
import { insertConnectionAccount, updateConnection } from '../src/store/ledger/connections.ts'

export type DemoBankParts = Pick<AppParts, 'directory' | 'ledgers' | 'clock'> &
  Partial<Pick<AppParts, 'bank' | 'keys' | 'random'>>

/** Returns when a bank was last read, by what was seeded of it; null without accounts. */
const lastReadOf = (accounts: readonly StoredAccount[]): string | null =>
  accounts
    .flatMap(({ balanceAsOf }) => balanceAsOf ?? [])
    .toSorted()
    .at(-1) ?? null

/** Links one connection of a demo ledger to the sandbox's bank of its name; its accounts are found by their names. */
async function linkOne(
  { ledgers, clock, directory, bank, keys, random }: DemoBankParts,
  owner: LedgerOwner,
  connection: StoredConnection,
): Promise<void> {
  const { personId } = owner
  const institution = sandboxInstitutions.find(({ name }) => name === connection.name)
  if (!institution || !bank?.sandbox || !keys || !random) return
  const { institutionId } = institution
  const itemId = `item-twin-demo-${connection.id}`
  const { accessToken, accounts } = await bank.sandbox.adopt({
    institutionId,
    itemId,
    person: keys.sign('bank-person', String(personId)),
  })
  const now = new Date(clock.now()).toISOString()
  const sealed = await tokenEncryptor({ keys, random }).encrypt(
    accessToken,
    accessTokenContext(personId, connection.id),
  )
  const marked = markAccounts(
    institutionId,
    accounts.flatMap((account) => acceptAccount(account, now) ?? []),
  )
  const nextSyncAt = new Date(clock.now() + syncEveryMs).toISOString()
  ledgers.open(owner).transact((ledger) => {
    const own = allAccounts(ledger).filter(({ accountConnectionId }) => accountConnectionId === connection.id)
    updateConnection(ledger, connection.id, {
      provider: 'twin',
      institutionId,
      itemId,
      accessToken: sealed,
      cursor: bank.sandbox?.cursorNow() ?? null,
      lastSyncedAt: lastReadOf(own) ?? now,
      nextSyncAt,
    })
    nameRows(
      ledger,
      own.map(({ id }) => id),
    )
    for (const account of marked) {
      const { id: accountId = null } = own.find(({ name }) => name === account.name) ?? {}
      const { providerAccountId, fingerprint, name, interestRate, minimumPaymentCents } = account
      const stated = { bankName: name, statedRate: interestRate, statedMinimumCents: minimumPaymentCents }
      insertConnectionAccount(ledger, {
        connectionId: connection.id,
        accountId,
        providerAccountId,
        fingerprint,
        ...stated,
      })
    }
  })
  await directory.bankItems.put(hashItem({ keys }, 'twin', itemId), personId)
}

/**
 * Makes the connections of a demo ledger real ones of the sandbox: what was seeded stays, and each day from tomorrow on the
 * bank has something new. Safe to repeat; a demo of an earlier release is linked as well.
 */
export async function linkDemoBanks(parts: DemoBankParts, owner: LedgerOwner): Promise<void> {
  const unlinked = parts.ledgers
    .open(owner)
    .transact((ledger) => allConnections(ledger).filter(({ provider }) => provider === null))
  for (const connection of unlinked) await linkOne(parts, owner, connection)
  if (parts.bank?.sandbox && unlinked.length > 0)
    await parts.directory.ledgerWork.schedule(owner.personId, parts.clock.now() + syncEveryMs)
}
