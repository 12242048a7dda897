import { existsSync } from 'node:fs'
import { demoHere } from '../../store/directory/demo-here.ts'
import { directoryPath, openDirectoryAsItIs } from '../../store/directory/directory-file.ts'
import { type KeySettings, openKeyringThere } from './keyring-place.ts'

/**
 * Whether a data folder holds the demo; changes nothing. Returns false for a directory that cannot be read: that is
 * explained once it is opened.
 */
export function isDemoInFolder(settings: KeySettings): boolean {
  const path = directoryPath(settings.dataFolder)
  if (!existsSync(path)) return false
  try {
    const keyring = openKeyringThere(settings)
    const file = openDirectoryAsItIs(path, keyring, true)
    try {
      return file.prepare(demoHere).get() !== undefined
    } finally {
      file.close()
      keyring?.close()
    }
  } catch {
    return false
  }
}
