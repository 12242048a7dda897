import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../../src/hosts/node/create-folder.ts'
import type { Keyring } from '../../src/store/keyring/keyring.ts'

/** Two, so that one is whole while the other is written. An older one would hold the keys of who has left. */
const names = ['keyring-1.sqlite', 'keyring-2.sqlite'] as const

/** Overwrites a file before its name is taken away: it holds keys that must be gone. */
function overwrite(path: string): void {
  const { size } = statSync(path)
  const handle = openSync(path, 'r+')
  try {
    writeSync(handle, Buffer.alloc(size), 0, size, 0)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Writes the keyring over the older of its two backups in a folder. Returns the path of the new one. */
export function backUpKeys(keyring: Keyring, folder: string, now: number): string {
  createFolder(folder)
  keyring.endBackups(now)
  const age = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const [older = ''] = names.map((name) => join(folder, name)).toSorted((one, other) => age(one) - age(other))
  const making = `${older}.making`
  rmSync(making, { force: true })
  keyring.copyTo(making)
  if (existsSync(older)) overwrite(older)
  renameSync(making, older)
  return older
}
