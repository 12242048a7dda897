import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { openSqlite } from '../sqlite/open-sqlite.ts'
import { type Directory, makeDirectory } from './directory.ts'
import { directoryMigrations } from './migrations.generated.ts'
import * as schema from './schema.ts'

/** Opens, and where needed makes and migrates, `directory.sqlite` in the data folder. */
export function openDirectory(dataFolder: string): Directory {
  const file = openSqlite(join(dataFolder, 'directory.sqlite'), directoryMigrations)
  return makeDirectory(drizzle(file, { schema }), () => file.close())
}
