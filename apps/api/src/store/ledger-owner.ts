/**
 * What the directory knows about a ledger.
 * - `new`: not created yet.
 * - `there`: created and marked; if it cannot be found, it is lost.
 * - `quarantined`: set aside by an operator; it is not opened.
 * - `never`: planners and staff have none.
 * - `unlooked`: from a release without marks; not checked yet whether it exists.
 * - `unmarked`: from a release without marks; it exists and gets its mark when it is next opened.
 * - `behind`: the directory is an older copy, as an operator has said; it takes the ledger's mark when that is next opened.
 */
export type LedgerState = 'new' | 'there' | 'quarantined' | 'never' | 'unlooked' | 'unmarked' | 'behind'

/** Whether there may be no ledger yet, so that opening it creates one. */
export const isNotBegun = (state: LedgerState): boolean => state === 'new' || state === 'unlooked'

/** What the directory knows about one person's ledger. */
export interface LedgerEntry {
  readonly ledgerId: string
  readonly ledgerState: LedgerState
  /** How far the ledger is: grows with the first write of each UTC day. */
  readonly ledgerGeneration: number
  /** Random, new with each generation: distinguishes two copies of one generation. */
  readonly ledgerStamp: string
  /** Which directory this is; empty if it is of a release that did not say. */
  readonly directoryId: string
}

/** What a ledger is opened with: its person, and what the directory knows about it. */
export interface LedgerOwner extends LedgerEntry {
  readonly personId: number
}

/** Returns the part of a row that says what the directory knows about a ledger. */
export const ledgerEntryOf = ({
  ledgerId,
  ledgerState,
  ledgerGeneration,
  ledgerStamp,
  directoryId,
}: LedgerEntry): LedgerEntry => ({ ledgerId, ledgerState, ledgerGeneration, ledgerStamp, directoryId })

/** Returns the owner for a person's own ledger. */
export const ownLedger = (person: { readonly userId: number } & LedgerEntry): LedgerOwner => ({
  personId: person.userId,
  ...ledgerEntryOf(person),
})
