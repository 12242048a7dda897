import type { AppParts } from '../app-parts.ts'
import { accessTokenContext } from '../bank/seal.ts'
import { twinInstitutions } from '../bank/twin/twin-institutions.ts'
import { acceptAccount } from '../services/sync/accept.ts'
import { markAccounts } from '../services/sync/apply-accounts.ts'
import { itemHashOf, sealOf } from '../services/sync/sync-parts.ts'
import { SYNC_EVERY_MS } from '../services/sync/sync-schedule.ts'
import { allAccounts, allConnections, type StoredConnection } from '../store/ledger/accounts.ts'
import { nameRows } from '../store/ledger/connection-entries.ts'
import { insertConnectionAccount, updateConnection } from '../store/ledger/connections.ts'

export type DemoBankParts = Pick<AppParts, 'directory' | 'ledgers' | 'clock'> &
  Partial<Pick<AppParts, 'bank' | 'keys' | 'random'>>

/** Links one connection of a demo ledger to the sandbox's bank of its name; its accounts are found by their names. */
async function linkOne(
  { ledgers, clock, directory, bank, keys, random }: DemoBankParts,
  personId: number,
  connection: StoredConnection,
): Promise<void> {
  const institution = twinInstitutions.find(({ name }) => name === connection.name)
  if (!institution || !bank?.twin || !keys || !random) return
  const { institutionId } = institution
  const itemId = `item-twin-demo-${connection.id}`
  const { accessToken, accounts } = await bank.twin.adopt({
    institutionId,
    itemId,
    person: keys.sign('bank-person', String(personId)),
  })
  const now = new Date(clock.now()).toISOString()
  const sealed = await sealOf({ keys, random }).seal(accessToken, accessTokenContext(personId, connection.id))
  const marked = markAccounts(
    institutionId,
    accounts.flatMap((account) => acceptAccount(account, now) ?? []),
  )
  const nextSyncAt = new Date(clock.now() + SYNC_EVERY_MS).toISOString()
  ledgers.open(personId).transact((ledger) => {
    const own = allAccounts(ledger).filter(({ accountConnectionId }) => accountConnectionId === connection.id)
    updateConnection(ledger, connection.id, {
      provider: 'twin',
      institutionId,
      itemId,
      accessToken: sealed,
      cursor: bank.twin?.cursorNow() ?? null,
      lastSyncedAt: now,
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
  await directory.bankItems.put(itemHashOf({ keys }, 'twin', itemId), personId)
}

/**
 * Makes the connections of a demo ledger real ones of the sandbox: what was seeded stays, and each day from tomorrow on the
 * bank has something new. Safe to repeat; a demo of an earlier release is linked as well.
 */
export async function linkDemoBanks(parts: DemoBankParts, personId: number): Promise<void> {
  const unlinked = parts.ledgers
    .open(personId)
    .transact((ledger) => allConnections(ledger).filter(({ provider }) => provider === null))
  for (const connection of unlinked) await linkOne(parts, personId, connection)
  if (parts.bank?.twin && unlinked.length > 0)
    await parts.directory.ledgerWork.schedule(personId, parts.clock.now() + SYNC_EVERY_MS)
}
