import { statSync } from 'node:fs'
import { LedgerRefused, signedOut } from '../errors.ts'
import { createLedgerFile, removeLedgerFiles } from './create-ledger-file.ts'
import { keepLedgerName } from './ledger-names.ts'
import { type Ledger, createLedger, reserveIds } from './ledger/ledger.ts'
import { ledgerMigrations } from './ledger/migrations.generated.ts'
import { type AskLedger, insistOnMark, type LedgerMark, writeMark } from './ledger-mark.ts'
import { isNotBegun, type LedgerOwner } from './ledger-owner.ts'
import type { LedgerRegister } from './ledger-register.ts'
import { drizzleSqlite, sqliteDriver } from './sqlite/drizzle-sqlite.ts'
import { encryptLedgerFile } from './encrypt-ledger-file.ts'
import type { Keyring } from './keyring/keyring.ts'
import { type FileKey, isEncryptedFile } from './sqlite/key-file.ts'
import { isNoDatabase } from './sqlite/is-store-unavailable.ts'
import { askFile, openSqlite } from './sqlite/open-sqlite.ts'

/** A ledger's file that was found to be its owner's. */
export interface OpenedFile {
  readonly ledger: Ledger
  readonly ask: AskLedger
  readonly mark: LedgerMark
  readonly isPlain: boolean
}

interface Opening {
  readonly path: string
  readonly register: LedgerRegister
  /** The UTC day. */
  readonly today: string
  /** Without one, ledgers are plain files. */
  readonly keyring: Keyring | undefined
}

const findSize = (path: string) => statSync(path, { throwIfNoEntry: false })?.size

interface Found extends OpenedFile {
  readonly isAhead: boolean
  /** Whether this opening itself replaced the file by an encrypted one. */
  readonly isEncrypted: boolean
}

/** Opens an existing file and checks that it is its owner's before anything in it is changed. */
function openTheirs({ path, today }: Opening, owner: LedgerOwner, key: FileKey | undefined): Found {
  let isAhead = false
  const file = openSqlite(path, ledgerMigrations, {
    key,
    insist: (unchanged) => void ({ isAhead } = insistOnMark(askFile(unchanged), owner)),
  })
  const [db, ask] = [drizzleSqlite(file), askFile(file)]
  reserveIds(db, owner.personId)
  const mark = writeMark(ask, owner, today)
  const ledger = createLedger(db, () => file.close(), sqliteDriver(file))
  return { ledger, ask, mark, isPlain: key === undefined, isAhead, isEncrypted: false }
}

/**
 * Opens a file that is not encrypted yet, and encrypts it unless another process has it open: then a later opening does.
 *
 * @throws LedgerRefused if it is not plain either: then its key is another.
 */
function openPlain(opening: Opening, owner: LedgerOwner, keyring: Keyring): Found {
  try {
    openTheirs(opening, owner, undefined).ledger.close()
  } catch (error) {
    const isOthers = isNoDatabase(error) && isEncryptedFile(opening.path)
    throw isOthers ? new LedgerRefused(owner.ledgerId, 'not-theirs', error) : error
  }
  const key = keyring.ensure(owner.ledgerId)
  const isEncrypted = encryptLedgerFile(opening.path, key)
  return { ...openTheirs(opening, owner, isEncrypted ? key : undefined), isEncrypted }
}

function openWithKey(opening: Opening, owner: LedgerOwner): Found {
  const { keyring } = opening
  if (!keyring) return openTheirs(opening, owner, undefined)
  const key = keyring.find(owner.ledgerId)
  if (!key) return openPlain(opening, owner, keyring)
  try {
    return openTheirs(opening, owner, key)
  } catch (error) {
    // Only a ledger of a release without keys is plain.
    if (!isNoDatabase(error)) throw error
    return openPlain(opening, owner, keyring)
  }
}

const findInode = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino

/** How often a file may be replaced by its encrypted self while it is opened. */
const maxTries = 3

/** Opens a file that is still the one under the ledger's name once it is open: another process may have encrypted it. */
function openPresent(opening: Opening, owner: LedgerOwner): OpenedFile & { readonly isAhead: boolean } {
  for (let tries = 1; ; tries += 1) {
    const inode = findInode(opening.path)
    const isReplaced = () => tries < maxTries && findInode(opening.path) !== inode
    try {
      const { isEncrypted, ...found } = openWithKey(opening, owner)
      if (isEncrypted || !isReplaced()) return found
      found.ledger.close()
    } catch (error) {
      if (!isReplaced()) throw error
    }
  }
}

/**
 * Creates a ledger that never existed. @throws LedgerRefused if there was one before, or an empty file has its name.
 */
function begin({ path, today, keyring }: Opening, owner: LedgerOwner): void {
  const size = findSize(path)
  // Another process created it a moment ago. Whose it is, its mark says when it is opened.
  if (size !== undefined && size > 0) return
  if (isNotBegun(owner.ledgerState) && size === undefined)
    return createLedgerFile(path, owner, { today, key: keyring?.ensure(owner.ledgerId) })
  throw new LedgerRefused(owner.ledgerId, owner.ledgerState === 'new' ? 'not-theirs' : 'missing')
}

/**
 * Returns the owner as the directory now records them. @throws ApiError 401 if the person has left: their ledger is not
 * created again.
 */
function asKnownNow(register: LedgerRegister, owner: LedgerOwner): LedgerOwner {
  const known = register.find(owner)
  if (known === undefined) throw signedOut()
  return known
}

function openAs(opening: Opening, owner: LedgerOwner): OpenedFile {
  const { path, register } = opening
  if (owner.ledgerState === 'never') throw new Error('A ledger was asked for of somebody who has none')
  if (owner.ledgerState === 'quarantined') throw new LedgerRefused(owner.ledgerId, 'quarantined')
  if (!findSize(path)) begin(opening, owner)
  const { isAhead, ...opened } = openPresent(opening, owner)
  if (owner.ledgerState === 'there' && !isAhead) return opened
  keepLedgerName(path)
  if (register.follow(opened.mark)) return opened
  // The person has left meanwhile. (A person who leaves later is first removed from the directory, then this ledger.)
  opened.ledger.close()
  removeLedgerFiles(path)
  throw signedOut()
}

const isSame = (one: LedgerOwner, other: LedgerOwner) =>
  one.ledgerState === other.ledgerState && one.ledgerStamp === other.ledgerStamp

/**
 * Opens a person's ledger where its mark and the directory agree, and creates one that never existed.
 *
 * @throws LedgerRefused for any other ledger; nothing is created or changed then.
 * @throws ApiError 401 if the person has left meanwhile.
 */
export function openLedgerFile(opening: Opening, asked: LedgerOwner): OpenedFile {
  const { path, register } = opening
  const isThere = (findSize(path) ?? 0) > 0
  // If both the file and the session say that the ledger exists, the directory need not be asked again.
  if (!isThere || asked.ledgerState !== 'there') return openAs(opening, asKnownNow(register, asked))
  try {
    return openAs(opening, asked)
  } catch (error) {
    // What the session said may be some milliseconds old: another process may have begun a generation since.
    if (!(error instanceof LedgerRefused)) throw error
    const known = asKnownNow(register, asked)
    if (isSame(known, asked)) throw error
    return openAs(opening, known)
  }
}
