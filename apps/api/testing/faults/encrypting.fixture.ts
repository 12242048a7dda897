import { encryptLedgerFile } from '../../src/store/encrypt-ledger-file.ts'
import { openMigratedDirectory } from '../../src/store/directory/directory-file.ts'
import { readMasterKeys } from '../../src/store/keyring/key-wrapper.ts'
import { openKeyring } from '../../src/store/keyring/keyring.ts'

/** Encrypts a plain ledger, with a key in hexadecimal. */
export const ledger = (path: string, key: string): boolean =>
  encryptLedgerFile(path, { bytes: Buffer.from(key, 'hex'), cipher: 'aegis' })

/** Opens a directory as a server does, which encrypts a plain one. */
export function directory(dataFolder: string, keyringPath: string, masterKey: string): void {
  const keyring = openKeyring(keyringPath, readMasterKeys(masterKey))
  openMigratedDirectory(dataFolder, keyring).close()
  keyring.close()
}
