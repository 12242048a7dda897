import { join } from 'node:path'
import { drizzleSqlite } from '../sqlite/drizzle-sqlite.ts'
import { openSqlite } from '../sqlite/open-sqlite.ts'
import { type Directory, makeDirectory } from './directory.ts'
import { directoryMigrations } from './migrations.generated.ts'

/** Each change here is one short statement, of every process: to wait for a few of the others' is no wait for long. */
const BUSY_TIMEOUT_MS = 500

/** Opens, and where needed makes and migrates, `directory.sqlite` in the data folder. */
export function openDirectory(dataFolder: string): Directory {
  const file = openSqlite(join(dataFolder, 'directory.sqlite'), directoryMigrations, BUSY_TIMEOUT_MS)
  // What is deleted is overwritten: whoever has left is not to be found in the free space of the file either.
  file.pragma('secure_delete = ON')
  const directory = makeDirectory(drizzleSqlite(file), () => file.close())
  const { people } = directory
  return {
    ...directory,
    people: {
      ...people,
      async remove(personId) {
        await people.remove(personId)
        // The write-ahead log still holds what was written of the person before.
        file.pragma('wal_checkpoint(TRUNCATE)')
      },
    },
  }
}
