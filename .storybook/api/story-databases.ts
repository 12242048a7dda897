import initSqlJs, { type SqlJsStatic } from 'sql.js'
import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url'
import { legalDocuments } from '../../apps/api/src/content/legal-documents.ts'
import { seedDemo } from '../../apps/api/demo/seed-demo.ts'
import {
  type OpenSqlJs,
  openSqlJsDirectory,
  openSqlJsLedgers,
  type SqlJsDatabase,
} from '../../apps/api/testing/sql-js-store.ts'
import { clock } from './story-clock.ts'

/** Stories never sign in with a password. */
const noPasswords = {
  hash: async () => 'none',
  lightSalt: () => 'none',
  verify: async () => false,
  isFull: () => false,
}

const newcomer = { firstName: 'Noor', lastName: 'Amari', email: 'new@evenkeel.example', passwordHash: null } as const

/** Databases as bytes, by name; each story gets its own copies. */
type Snapshots = ReadonlyMap<string, Uint8Array>

async function seed({ Database }: SqlJsStatic): Promise<Snapshots> {
  const databases = new Map<string, SqlJsDatabase>()
  const open: OpenSqlJs = (name) => {
    const database = new Database()
    databases.set(name, database)
    return { database, isNew: true }
  }
  const [directory, ledgers] = [openSqlJsDirectory(open), openSqlJsLedgers(open)]
  await seedDemo({ directory, ledgers, clock, passwords: noPasswords })
  const { id: companyId } = await directory.companies.save({
    code: 'larkfield',
    name: 'Larkfield',
    createdAt: clock.now(),
  })
  await directory.people.create({
    ...newcomer,
    companyId,
    acceptedTerms: legalDocuments['terms-of-use'].version,
    createdAt: clock.now(),
  })
  return new Map([...databases].map(([name, database]) => [name, database.export()]))
}

async function load() {
  const sql = await initSqlJs({ locateFile: () => wasm })
  return { sql, snapshots: await seed(sql) }
}

let loading: ReturnType<typeof load> | undefined

/** Opens copies of the seeded demo databases for one story. They are seeded once for each page load. */
export async function storyDatabases(): Promise<OpenSqlJs> {
  loading ??= load()
  const { sql, snapshots } = await loading
  return (name) => {
    const bytes = snapshots.get(name)
    return { database: new sql.Database(bytes), isNew: bytes === undefined }
  }
}
