import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { keySettingsOf, openKeyringOf } from '../../src/hosts/node/keyring-place.ts'
import { createKeys } from '../../src/identity/keys.ts'
import type { SentAnchor } from '../../src/store/directory/audit-anchors.ts'
import type { AuditSign } from '../../src/store/directory/audit-chain.ts'
import { openEdgeDatabase } from '../company/edge-database.ts'
import { CompanyProblems, stop } from '../company/problems.ts'
import { readServerSecret } from '../company/server-secret.ts'
import { openAuditBooks, readEdgeBooks } from './audit-books.ts'
import { checkAudit } from './check-audit.ts'

const usage = `Say what to do: npm run audit -- check
  looks for lines of the audit log that were changed, moved, taken out, or cut off; changes nothing.
  With --anchor <file> it compares the log with what was kept outside: one JSON object a line.
  With --edge local it is the directory of npm run start:edge, with --edge remote the deployed one on Cloudflare.`

const say = (line: string) => void process.stdout.write(`${line}\n`)

const sent = z.object({
  anchor: z.number(),
  at: z.string(),
  chains: z.number(),
  root: z.string(),
  previous: z.string(),
})

function toAnchor(text: string): SentAnchor[] {
  try {
    const read = z.safeParse(sent, JSON.parse(text))
    return read.success ? [read.data] : []
  } catch {
    return []
  }
}

/** Reads the anchors of a file; a log may have other lines too. */
function readSent(path: string | undefined): SentAnchor[] {
  if (path === undefined) return []
  const anchors = readFileSync(path, 'utf8').split('\n').flatMap(toAnchor)
  if (anchors.length === 0) stop(`No line of '${path}' is an anchor.`)
  return anchors
}

async function check(anchorFile: string | undefined, edge: 'local' | 'remote' | undefined): Promise<number> {
  const dataFolder = resolve(process.env['EVENKEEL_DATA'] || './.data')
  const keys = createKeys(readServerSecret({ dataFolder, edge, secret: process.env['EVENKEEL_SECRET'] || undefined }))
  const sign: AuditSign = (text) => keys.sign('audit', text)
  const anchors = readSent(anchorFile)
  const { faults, summary } = edge ? await onEdge(edge, dataFolder, anchors, sign) : onFolder(dataFolder, anchors, sign)
  for (const fault of faults) say(fault)
  say(faults.length === 0 ? `${summary} All is as it was written.` : summary)
  if (anchorFile === undefined) say('Whether all of it was replaced, only --anchor tells.')
  return faults.length === 0 ? 0 : 1
}

function onFolder(dataFolder: string, anchors: readonly SentAnchor[], sign: AuditSign) {
  const keyring = openKeyringOf(keySettingsOf(process.env, dataFolder))
  try {
    const { books, close } = openAuditBooks(dataFolder, keyring, Date.now())
    try {
      return checkAudit(books, anchors, sign)
    } finally {
      close()
    }
  } finally {
    keyring?.close()
  }
}

async function onEdge(edge: 'local' | 'remote', dataFolder: string, anchors: readonly SentAnchor[], sign: AuditSign) {
  const database = openEdgeDatabase(edge, dataFolder)
  try {
    return checkAudit(await readEdgeBooks(database), anchors, sign)
  } finally {
    database.close()
  }
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { anchor: { type: 'string' }, edge: { type: 'string' } },
  })
  if (positionals.length !== 1 || positionals[0] !== 'check') return stop(usage)
  const { edge, anchor } = values
  if (edge !== undefined && edge !== 'local' && edge !== 'remote')
    return stop(`--edge is '${edge}'. Give local or remote.`)
  return check(anchor, edge)
}

try {
  process.exitCode = await run()
} catch (error) {
  const lines =
    error instanceof CompanyProblems ? error.lines : [error instanceof Error ? error.message : String(error)]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}
