import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { openDirectoryAsItIs } from '../../src/store/directory/directory-file.ts'
import type { Keyring } from '../../src/store/keyring/keyring.ts'
import type { EdgeDatabase } from '../company/edge-database.ts'
import { stop } from '../company/problems.ts'
import type { AuditBooks } from './check-audit.ts'

const number = z.number()
const textOrNull = z.nullable(z.string())

/** What is read of the directory, by the names of the columns of its tables. */
const queries = {
  lines: `SELECT id, at, actor_id AS actorId, person_id AS personId, event, call, grant_id AS grantId, page, widget, position, hash
    FROM audit WHERE position IS NOT NULL ORDER BY person_id, position`,
  heads: 'SELECT line, subject, position, hash, has_ledger AS hasLedger FROM audit_head',
  anchors: 'SELECT id, at, last_line AS lastLine, chains, root FROM audit_anchor ORDER BY id',
  owners: 'SELECT person_id AS personId, ledger_id AS ledgerId FROM person_ledger',
  mark: 'SELECT audit_keyed_from AS keyedFrom FROM directory_mark',
} as const

const line = z.object({
  id: number,
  at: number,
  actorId: number,
  personId: number,
  event: z.custom<import('../../src/store/directory/schema.ts').AuditEvent>((value) => typeof value === 'string'),
  call: textOrNull,
  grantId: z.nullable(number),
  page: textOrNull,
  widget: textOrNull,
  position: number,
  hash: textOrNull,
})
const rest = z.object({
  heads: z.array(
    z.object({
      line: number,
      subject: z.string(),
      position: number,
      hash: z.string(),
      hasLedger: z.pipe(
        number,
        z.transform((value) => value === 1),
      ),
    }),
  ),
  anchors: z.array(z.object({ id: number, at: number, lastLine: number, chains: number, root: z.string() })),
  owners: z.array(z.object({ personId: number, ledgerId: z.string() })),
  mark: z.array(z.object({ keyedFrom: number })),
})

type Rest = Omit<AuditBooks, 'lines' | 'leavers'>

function toRest(rows: Readonly<Record<'heads' | 'anchors' | 'owners' | 'mark', unknown>>): Rest {
  const { mark, ...books } = z.parse(rest, rows)
  return { ...books, keyedFrom: mark[0]?.keyedFrom ?? 1 }
}

/** Reads the audit log of a data folder, whether a server runs on it or not, as of one moment. The caller closes it. */
export function openAuditBooks(dataFolder: string, keyring: Keyring | undefined, now: number) {
  const path = join(dataFolder, 'directory.sqlite')
  if (!existsSync(path))
    stop(`There is no directory.sqlite in '${dataFolder}': set EVENKEEL_DATA to the folder of the databases.`)
  const file = openDirectoryAsItIs(path, keyring, true)
  if (!file.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'audit_anchor'").get()) {
    file.close()
    stop('This folder is of an older release: start this release on it once.')
  }
  file.exec('BEGIN')
  const { lines, ...others } = queries
  const rows = Object.fromEntries(Object.entries(others).map(([name, query]) => [name, file.prepare(query).all()]))
  const books: AuditBooks = {
    ...toRest({ heads: rows['heads'], anchors: rows['anchors'], owners: rows['owners'], mark: rows['mark'] }),
    lines: file.prepare<[], z.infer<typeof line>>(lines).iterate(),
    leavers: keyring && [...keyring.leavers(now), ...keyring.replaced()],
  }
  return { books, close: () => void file.close() }
}

/** Reads the audit log of the edge's directory. Nothing there knows who has left. */
export async function readEdgeBooks(database: EdgeDatabase): Promise<AuditBooks> {
  const [lines, heads, anchors, owners, mark] = await database.query(Object.values(queries))
  return { ...toRest({ heads, anchors, owners, mark }), lines: z.parse(z.array(line), lines), leavers: undefined }
}
