import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { stop } from './problems.ts'

/** Which directory of the edge: that of `npm run start:edge` in this data folder, or the deployed one. */
export type EdgePlace = 'local' | 'remote'

const value = z.union([z.string(), z.number(), z.null()])
const row = z.record(z.string(), value)
const answer = z.array(z.object({ results: z.array(row) }))
const failure = z.object({ error: z.object({ text: z.string() }) })

/** A row as the directory holds it, by column name. */
export type DirectoryRow = z.infer<typeof row>

/** The directory's D1 database, queried through wrangler. */
export interface EdgeDatabase {
  /** Returns the rows of each query, in their order. @throws CompanyProblems if it cannot be queried. */
  query(queries: readonly string[]): Promise<DirectoryRow[][]>
  /** Runs statements, all of them or none. @throws CompanyProblems if one of them fails; nothing is changed then. */
  run(statements: readonly string[]): Promise<void>
  close(): void
}

const config = resolve(import.meta.dirname, '../../wrangler.jsonc')
const wrangler = () => {
  const path = createRequire(import.meta.url).resolve('wrangler/package.json')
  return join(dirname(path), 'bin/wrangler.js')
}
/** A roster of a hundred thousand lines is some ten million characters. */
const maxOutput = 256 * 1024 * 1024

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the reason of wrangler's failure: from its JSON, or the line that it marks. */
function reasonIn(stdout: string, stderr: string): string {
  const known = z.safeParse(failure, parseJson(stdout))
  if (known.success) return known.data.error.text.trim().replace(/\.+$/, '')
  const marked = /ERROR\]?\s*(.+)/.exec(`${stderr}\n${stdout}`)
  return marked?.[1]?.trim().replace(/\.+$/, '') ?? 'wrangler gave no reason'
}

/**
 * Opens the directory in D1: local under a data folder, or the deployed one of the account that wrangler is signed in
 * to.
 */
export function openEdgeDatabase(place: EdgePlace, dataFolder: string): EdgeDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-d1-'))
  // wrangler reads `v3` of the folder that it is given; the local run keeps its databases right in `edge`.
  symlinkSync(join(dataFolder, 'edge'), join(folder, 'v3'), 'dir')
  const where = place === 'local' ? ['--local', '--persist-to', folder] : ['--remote', '--yes']
  const d1 = (args: readonly string[]) =>
    new Promise<string>((done, fail) => {
      const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' }
      const all = [wrangler(), 'd1', 'execute', 'DIRECTORY', ...where, '--config', config, '--json', ...args]
      execFile(process.execPath, all, { env, maxBuffer: maxOutput }, (error, stdout, stderr) => {
        if (error === null) return done(stdout)
        fail(new Error(reasonIn(stdout, stderr)))
      })
    })
  const refuse = (what: string) => (error: unknown) =>
    stop(`${what}: ${error instanceof Error ? error.message : String(error)}.`)
  return {
    async query(queries) {
      const text = await d1(['--command', queries.join(';\n')]).catch(
        refuse('The directory of the edge cannot be read'),
      )
      const read = z.safeParse(answer, parseJson(text))
      return read.success
        ? read.data.map(({ results }) => results)
        : stop('The directory of the edge cannot be read: wrangler answered something else than rows.')
    },
    async run(statements) {
      const file = join(folder, 'statements.sql')
      writeFileSync(file, `${statements.join(';\n')};\n`, { mode: 0o600 })
      await d1(['--file', file]).catch(refuse('The directory of the edge was not changed'))
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
