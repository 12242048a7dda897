import type { AppParts } from '../src/app-parts.ts'
import type { Ledger } from '../src/store/ledger/ledger.ts'
import type { LedgerOwner, LedgerState } from '../src/store/ledger-owner.ts'

/** Returns the owner of a ledger in a store without a directory. */
export const testOwner = (personId: number, ledgerState: LedgerState = 'new'): LedgerOwner => ({
  personId,
  ledgerId: personId.toString(16).padStart(32, '0'),
  ledgerState,
  ledgerGeneration: 0,
  ledgerStamp: '',
  directoryId: '',
})

/** Returns what the directory knows about a person's ledger. @throws Error for an unknown person. */
export async function findOwner(
  { directory }: Pick<AppParts, 'directory'>,
  personId: number | undefined,
): Promise<LedgerOwner> {
  const owner = await directory.ledgerOwners.of(personId ?? 0)
  if (!owner) throw new Error('The directory does not know whose ledger is asked for')
  return owner
}

/** Opens a person's ledger. */
export const openLedger = async (
  parts: Pick<AppParts, 'directory' | 'ledgers'>,
  personId: number | undefined,
): Promise<Ledger> => parts.ledgers.open(await findOwner(parts, personId))
