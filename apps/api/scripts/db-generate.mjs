// `npm run db:generate -- <name>`: writes what changed in the schemas as migrations. drizzle-kit makes the .sql files; this makes every
// table in them STRICT (drizzle-kit cannot say it) and writes each kind's migrations as a module, so that they are part of
// the build on every platform, with the schema that they come to, by which a new database is made. `--custom <kind> <name>`
// starts an empty migration, for triggers and the like. `--check` changes nothing and fails where a schema has changed and its
// migration is missing.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import Sqlite from 'better-sqlite3'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const drizzleKit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')
const hook = pathToFileURL(join(root, 'scripts/find-drizzle-orm.mjs')).href

/** @param {string[]} options */
function runDrizzleKit(options) {
  // drizzle-kit looks for drizzle-orm from its own folder, which need not be where this package's copy is: NODE_PATH helps
  // its require, the hook its import.
  const env = { ...process.env, NODE_PATH: join(root, 'node_modules') }
  const args = ['--import', hook, drizzleKit, 'generate', ...options]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

/** @param {string} kind @param {string[]} extra */
const generate = (kind, extra) => runDrizzleKit(['--config', `drizzle.${kind}.ts`, ...extra])

/** @param {string} kind */
function check(kind) {
  const copy = mkdtempSync(join(tmpdir(), 'evenkeel-migrations-'))
  cpSync(join(root, 'drizzle', kind), copy, { recursive: true })
  const before = readdirSync(copy).length
  runDrizzleKit(['--dialect', 'sqlite', '--schema', `./src/store/${kind}/schema.ts`, '--out', relative(root, copy)])
  const after = readdirSync(copy).length
  rmSync(copy, { recursive: true })
  if (after === before) return
  process.stderr.write(`The schema of the ${kind} has changed. Run npm run db:generate in apps/api.\n`)
  process.exitCode = 1
}

/** @param {string} sql */
const createStrict = (sql) => sql.replace(/(CREATE TABLE [^;]*\n\));/g, '$1 STRICT;')

/** The rows that a new database begins with, because a step inserts them. */
const firstRows = {
  directory:
    'INSERT INTO directory_mark (one, directory_id, audit_keyed_from) VALUES (1, lower(hex(randomblob(16))), 1);\n',
  ledger: '',
}

/** Returns everything that these steps make of an empty database, as one script. @param {string[]} steps */
function wholeSchema(steps) {
  const file = new Sqlite(':memory:')
  for (const sql of steps) file.exec(sql)
  const objects = file
    .prepare(
      `SELECT sql FROM sqlite_schema JOIN pragma_table_list AS owner ON owner.name = tbl_name AND owner.schema = 'main'
       WHERE sql IS NOT NULL AND owner.type <> 'shadow' AND tbl_name NOT LIKE 'sqlite_%'
       ORDER BY CASE sqlite_schema.type WHEN 'table' THEN 1 WHEN 'index' THEN 2 ELSE 3 END, sqlite_schema.rowid`,
    )
    .pluck()
    .all()
  file.close()
  return objects.map((sql) => `${sql};\n`).join('')
}

/** @param {'directory' | 'ledger'} kind */
function finish(kind) {
  const folder = join(root, 'drizzle', kind)
  if (!existsSync(folder)) return
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  const entries = names.map((name) => {
    const path = join(folder, name)
    const sql = createStrict(readFileSync(path, 'utf8'))
    writeFileSync(path, sql)
    return { name: name.replace(/\.sql$/, ''), sql }
  })
  const lines = entries.map(({ name, sql }) => `  { name: ${JSON.stringify(name)}, sql: ${JSON.stringify(sql)} },\n`)
  const whole = wholeSchema(entries.map(({ sql }) => sql)) + firstRows[kind]
  writeFileSync(
    join(root, 'src/store', kind, 'migrations.generated.ts'),
    `// Made by \`npm run db:generate\` from drizzle/${kind}; not written by hand.\n` +
      `import type { Migration } from '../sqlite/migrate.ts'\n\n` +
      `export const ${kind}Migrations: readonly Migration[] = [\n${lines.join('')}]\n\n` +
      `/** What all of them make of an empty database, at once. */\n` +
      `export const ${kind}Schema =\n  ${JSON.stringify(whole)}\n`,
  )
}

const [first = 'change', customKind, customName] = process.argv.slice(2)
if (first === '--check') for (const kind of ['directory', 'ledger']) check(kind)
else if (first === '--custom' && customKind && customName) generate(customKind, ['--custom', '--name', customName])
else for (const kind of ['directory', 'ledger']) generate(kind, ['--name', first])
if (first !== '--check') for (const kind of ['directory', 'ledger']) finish(kind)
