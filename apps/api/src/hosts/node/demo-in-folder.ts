import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { demoHere } from '../../store/directory/demo-here.ts'

/**
 * Whether a data folder holds the demo; changes nothing. Returns false for a directory that cannot be read: that is
 * explained once it is opened.
 */
export function isDemoInFolder(folder: string): boolean {
  const path = join(folder, 'directory.sqlite')
  if (!existsSync(path)) return false
  try {
    const file = new Sqlite(path, { readonly: true })
    try {
      return file.prepare(demoHere).get() !== undefined
    } finally {
      file.close()
    }
  } catch {
    return false
  }
}
