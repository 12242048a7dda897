import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MasterKeysFault, newMasterKey, readMasterKeys } from '../../store/keyring/key-wrapper.ts'
import { type Keyring, openKeyring } from '../../store/keyring/keyring.ts'
import { readSetting } from '../../settings/read-setting.ts'
import { directoryPath } from '../../store/directory/directory-file.ts'
import type { Cipher } from '../../store/sqlite/ciphers.ts'
import { isEncryptedFile } from '../../store/sqlite/key-file.ts'
import { createFolder } from './create-folder.ts'

/** Where the keyring is, and what opens it: plain data, which a thread can be given. */
export interface KeyringPlace {
  readonly path: string
  /** `2026a:<base64>,2025b:<base64>`; the first wraps. */
  readonly masterKeys: string
  /** For how many days the directory in a backup can be read. */
  readonly backupDays?: number | undefined
  /** How files are encrypted from now on. */
  readonly cipher?: Cipher | undefined
}

/** What the operator says about keys; undefined or empty where they say nothing. */
export interface KeySettings {
  readonly dataFolder: string
  readonly keyringPath?: string | undefined
  readonly masterKeys?: string | undefined
  readonly masterKeyFile?: string | undefined
  readonly backupDays?: number | undefined
  readonly cipher?: Cipher | undefined
}

const someLedgers = 10

/** Whether a folder's directory or some of its ledgers are encrypted. Called before any of them is open. */
function hasEncrypted(dataFolder: string): boolean {
  const [directory, ledgers] = [directoryPath(dataFolder), join(dataFolder, 'ledgers')]
  if (existsSync(directory) && isEncryptedFile(directory)) return true
  if (!existsSync(ledgers)) return false
  const paths = readdirSync(ledgers, { recursive: true, encoding: 'utf8' }).filter((name) => /\d\.sqlite$/.test(name))
  const step = Math.max(1, Math.floor(paths.length / someLedgers))
  return paths
    .filter((_, index) => index % step === 0)
    .map((name) => join(ledgers, name))
    .some((path) => statSync(path).isFile() && isEncryptedFile(path))
}

/** The folder of the keys of a data folder, if the operator names no other. */
export const defaultKeyring = (dataFolder: string): string => join(`${dataFolder}-keys`, 'keyring.sqlite')

/** Returns the master keys as text; makes the first one next to a keyring that is not there yet. */
function readMasterText({ masterKeys, masterKeyFile }: KeySettings, keyring: string): string {
  if (masterKeys) return masterKeys
  const path = masterKeyFile || join(dirname(keyring), 'master.key')
  if (existsSync(path)) return readFileSync(path, 'utf8')
  if (masterKeyFile || existsSync(keyring))
    throw new MasterKeysFault(`There is no master key in '${path}'. Bring it back. Nothing was changed.`)
  createFolder(dirname(path))
  try {
    writeFileSync(path, `${newMasterKey(String(new Date().getUTCFullYear()))}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    })
  } catch (error) {
    // Another process made it a moment ago.
    if (!existsSync(path)) throw error
  }
  return readFileSync(path, 'utf8')
}

/**
 * Finds the keyring of a data folder; undefined if nothing is encrypted here.
 * @throws MasterKeysFault if databases are encrypted and the keyring, or its master key, is not there.
 */
export function findKeyring(settings: KeySettings): KeyringPlace | undefined {
  const { dataFolder, keyringPath, masterKeys, masterKeyFile, backupDays, cipher } = settings
  const path = keyringPath || defaultKeyring(dataFolder)
  const isThere = existsSync(path)
  if (!isThere && hasEncrypted(dataFolder))
    throw new MasterKeysFault(
      `The databases in '${dataFolder}' are encrypted, and there is no keyring in '${path}'. Bring it back. Nothing was changed.`,
    )
  if (!isThere && !keyringPath && !masterKeys && !masterKeyFile) return undefined
  return { path, masterKeys: readMasterText(settings, path), backupDays, cipher }
}

/** Opens a keyring that was found. */
export const openKeyringAt = ({ path, masterKeys, backupDays, cipher }: KeyringPlace): Keyring =>
  openKeyring(path, readMasterKeys(masterKeys), { backupDays, cipher })

/** Reads what the environment says about keys. @throws MasterKeysFault for a number of days, or a cipher, that is none. */
export const keySettingsOf = (env: Readonly<Record<string, string | undefined>>, dataFolder: string): KeySettings => ({
  dataFolder,
  keyringPath: env['EVENKEEL_KEYRING'],
  masterKeys: env['EVENKEEL_MASTER_KEYS'],
  masterKeyFile: env['EVENKEEL_MASTER_KEY_FILE'],
  backupDays: readSetting(env, 'EVENKEEL_BACKUP_DAYS', MasterKeysFault),
  cipher: readSetting(env, 'EVENKEEL_LEDGER_CIPHER', MasterKeysFault),
})

/** Opens the keyring of a data folder; undefined if there is none: none is made. */
export function openKeyringThere(settings: KeySettings): Keyring | undefined {
  return existsSync(settings.keyringPath || defaultKeyring(settings.dataFolder)) ? openKeyringOf(settings) : undefined
}

/** Opens the keyring of a data folder for a command; undefined if nothing is encrypted here. */
export function openKeyringOf(settings: KeySettings): Keyring | undefined {
  const place = findKeyring(settings)
  return place && openKeyringAt(place)
}
