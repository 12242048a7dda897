import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** As the directory itself waits for a write of another process. */
const BUSY_TIMEOUT_MS = 500

/** Whether the directory of a data folder knows this person, asked of its file at once. In a folder without one anybody is. */
export function isAnybody(dataFolder: string, userId: number): boolean {
  const path = join(dataFolder, 'directory.sqlite')
  if (!existsSync(path)) return true
  const file = new Sqlite(path, { readonly: true, timeout: BUSY_TIMEOUT_MS })
  try {
    return file.prepare('SELECT 1 FROM person WHERE id = ?').get(userId) !== undefined
  } finally {
    file.close()
  }
}
