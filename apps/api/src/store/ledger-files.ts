import { statSync } from 'node:fs'
import { join } from 'node:path'
import { asRefusedOpening, refusedWhenDamaged } from './as-refusal.ts'
import { removeLedgerFiles } from './create-ledger-file.ts'
import type { LedgerMark } from './ledger-mark.ts'
import type { LedgerOwner } from './ledger-owner.ts'
import { ledgerRegister } from './ledger-register.ts'
import type { LedgerStore } from './ledger-store.ts'
import type { Keyring } from './keyring/keyring.ts'
import { createLedgerWatch, type LedgerWatch } from './ledger-watch.ts'
import type { Ledger } from './ledger/ledger.ts'
import { openLedgerFile } from './open-ledger-file.ts'
import { isStoreUnavailable } from './sqlite/is-store-unavailable.ts'
import { isKnownAs, type KnownMark, utcDay, withGenerations } from './with-generations.ts'

/** Beyond this many, the least recently used ledgers are closed; a server sets it by its memory. */
const maxOpenLedgers = 200

/** For reads, an open ledger's file is checked at most this often; for writes, every time. */
const pollIntervalMs = 1_000

/** Returns for example `ledgers/07/7.sqlite`: the last two digits spread people evenly over a hundred folders. */
export function ledgerPath(dataFolder: string, userId: number): string {
  return join(dataFolder, 'ledgers', String(userId).padStart(2, '0').slice(-2), `${userId}.sqlite`)
}

interface OpenLedger {
  readonly ledger: Ledger
  readonly path: string
  /** Identifies the file on disk, even if another file has taken its name. */
  readonly inode: number | undefined
  readonly known: KnownMark
  readonly isPlain: boolean
  /** The largest size seen; a ledger file never shrinks. */
  size: number
  lookedAt: number
}

const findStat = (path: string) => statSync(path, { throwIfNoEntry: false })

/** Whether the file is no longer the one that was opened: removed, truncated, or replaced. */
function isAnother(opened: OpenLedger, now: number): boolean {
  const found = findStat(opened.path)
  const isSame = found !== undefined && found.ino === opened.inode && found.size >= opened.size
  opened.lookedAt = now
  opened.size = found?.size ?? 0
  return !isSame
}

/** Ledgers as SQLite files under the data folder; the most recently used stay open. */
export interface LedgerFiles extends LedgerStore {
  /** Returns how many are open now. */
  openCount(): number
  /** Returns how many ledgers are plain files, without looking into one: those that have no key, and those open as they were. */
  plainCount(): number
  readonly watch: LedgerWatch
  /** Closes these people's ledgers, so that an operator can replace their files. */
  closeOf(personIds: readonly number[]): void
}

/** Values other than the defaults are for threads and tests. */
interface LedgerFilesOptions {
  readonly openLedgers?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** With it every ledger is encrypted with its own key; a plain one is when it is next opened. */
  readonly keyring?: Keyring | undefined
}

/** Opens the ledger store of a data folder, which other processes may have open too. */
export function openLedgerFiles(
  dataFolder: string,
  { openLedgers = maxOpenLedgers, now = Date.now, keyring }: LedgerFilesOptions = {},
): LedgerFiles {
  /** Least recently used first. */
  const open = new Map<number, OpenLedger>()
  const register = ledgerRegister(dataFolder, keyring)
  const watch = createLedgerWatch(now)
  const today = () => utcDay(now())

  const close = (personId: number) => {
    open.get(personId)?.ledger.close()
    open.delete(personId)
  }

  /** Reports a mark to the directory. What fails is made up for by the next opening. */
  const tellDirectory = (mark: LedgerMark) => {
    try {
      register.follow(mark)
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error
    }
  }

  const openAnew = (owner: LedgerOwner): OpenLedger => {
    try {
      const path = ledgerPath(dataFolder, owner.personId)
      const file = openLedgerFile({ path, register, today: today(), keyring }, owner)
      const { ino, size } = findStat(path) ?? {}
      const known = { owner, mark: file.mark }
      const ledger = withGenerations(refusedWhenDamaged(file.ledger, owner), {
        ask: file.ask,
        known,
        today,
        tell: tellDirectory,
      })
      watch.opened(owner.ledgerId)
      const { isPlain } = file
      return { ledger, path, inode: ino, known, isPlain, size: size ?? 0, lookedAt: performance.now() }
    } catch (error) {
      const refusal = asRefusedOpening(error, owner)
      watch.failed(owner.ledgerId, refusal)
      throw refusal
    }
  }

  /** Returns the open ledger, unless its file was replaced: writes to that would be lost. */
  const stillOpen = (owner: LedgerOwner, purpose: 'read' | 'write'): OpenLedger | undefined => {
    const opened = open.get(owner.personId)
    if (!opened) return undefined
    const time = performance.now()
    const isToBeLookedAt = purpose === 'write' || time - opened.lookedAt >= pollIntervalMs
    if (isKnownAs(opened.known, owner) && !(isToBeLookedAt && isAnother(opened, time))) return opened
    close(owner.personId)
    return undefined
  }

  /** The ledgers that were removed: a person who has left is removed twice, the second time without a row. */
  const removed = new Map<number, string>()
  const forgetKey = (personId: number) => {
    const ledgerId = register.ledgerIdOf(personId) ?? removed.get(personId)
    if (!keyring || ledgerId === undefined) return
    keyring.forget(ledgerId, now())
    removed.set(personId, ledgerId)
  }

  const closeOldest = () => {
    const [oldest] = open.keys()
    if (oldest !== undefined && open.size > openLedgers) close(oldest)
  }

  return {
    watch,
    open(owner, purpose = 'write') {
      const opened = stillOpen(owner, purpose) ?? openAnew(owner)
      opened.known.owner = owner
      open.delete(owner.personId)
      open.set(owner.personId, opened)
      closeOldest()
      return opened.ledger
    },
    remove(personId) {
      close(personId)
      removeLedgerFiles(ledgerPath(dataFolder, personId))
      forgetKey(personId)
    },
    openCount: () => open.size,
    plainCount() {
      const keyed = keyring?.names()
      const without = register.ledgerIds().filter((ledgerId) => !keyed?.has(ledgerId)).length
      // Of these another process has had the file open, too, so that it could not be replaced.
      const waiting = [...open.values()].filter(({ isPlain, known }) => isPlain && keyed?.has(known.owner.ledgerId))
      return without + waiting.length
    },
    closeOf: (personIds) => personIds.forEach(close),
    close() {
      for (const personId of [...open.keys()]) close(personId)
    },
  }
}
