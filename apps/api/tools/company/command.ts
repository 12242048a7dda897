import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isStoreUnavailable } from '../../src/store/sqlite/is-store-unavailable.ts'
import { example, exampleRoster } from './example.ts'
import { type LoadedCompany, loadCompany } from './load-company.ts'
import { CompanyProblems, maxShown, stop } from './problems.ts'

const usage = `Name the company's file: npm run company -- <file.json>
  shows what the file would change; with --save it is done.
  With --edge local it is the directory of npm run start:edge, with --edge remote the deployed one on Cloudflare.
  npm run company -- --example <file.json> writes a whole file to begin from, and its roster beside it.
  docs/companies.md says what each field means.`

const say = (line: string) => void process.stdout.write(`${line}\n`)

function tellRoster({ roster, file }: LoadedCompany): void {
  if (!roster) return
  const removed = file.rosterIsComplete
    ? `${roster.missing.length} taken out`
    : `${roster.missing.length} that are not in the file stay`
  say(`Roster: ${roster.newPeople} new, ${roster.kept} as before, ${removed}.`)
}

function tell(loaded: LoadedCompany, again: string, isSaved: boolean): void {
  const { changes, roster, file, passwords } = loaded
  const isRosterSame =
    !roster ||
    (roster.added.length === 0 && roster.rehashed.length === 0 && !(file.rosterIsComplete && roster.missing.length > 0))
  for (const change of changes) say(`- ${change}`)
  tellRoster(loaded)
  if (changes.length === 0 && isRosterSame) return say(`${file.name} is as the file says; nothing to change.`)
  if (!isSaved) return say(`Nothing is saved yet. To save it: npm run company -- ${again} --save`)
  say(`${file.name} is saved.`)
  const done = [...changes, ...(isRosterSame ? [] : ['roster: '])]
  for (const line of adminEvents(file.code, done, Date.now())) process.stderr.write(`${line}\n`)
  for (const [email, password] of passwords) say(`First password of ${email}: ${password}`)
  if (passwords.size > 0)
    say(
      'Each needs it once, and a code that is emailed to them; it is not shown again, and counts for seven days. Hand it over in person, and have it changed.',
    )
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    stop(
      isThere
        ? `'${path}' is there already. Name a new file.`
        : `'${path}' cannot be written. Name a file in a folder that this user may write to.`,
    )
  }
}

/**
 * Prints the example, or writes it with its roster to a file: with a shell redirection, npm's own output would end up
 * in the file.
 */
function giveExample(path: string | undefined): void {
  const text = JSON.stringify(example, null, 2)
  if (path === undefined) return say(text)
  const [file, roster] = [resolve(path), resolve(dirname(resolve(path)), example.roster ?? '')]
  write(file, `${text}\n`)
  write(roster, exampleRoster)
  say(`Written: ${file} and its roster ${roster}. To see what it would change: npm run company -- ${path}`)
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      example: { type: 'boolean' },
      save: { type: 'boolean' },
      edge: { type: 'string' },
      'takes-out': { type: 'string' },
    },
  })
  const [path] = positionals
  if (values.example) return positionals.length > 1 ? stop(usage) : giveExample(path)
  if (path === undefined || positionals.length > 1) return stop(usage)
  const isSaved = values.save ?? false
  const { edge } = values
  if (edge !== undefined && edge !== 'local' && edge !== 'remote')
    return stop(`--edge is '${edge}'. Give local or remote.`)
  const loaded = await loadCompany({
    path: resolve(path),
    dataFolder: resolve(process.env['EVENKEEL_DATA'] || './.data'),
    edge,
    secret: process.env['EVENKEEL_SECRET'] || undefined,
    isSaved,
    takesOut: Number(values['takes-out'] ?? 0),
    clock: { now: () => Date.now() },
    random: { bytes: (count) => new Uint8Array(randomBytes(count)) },
    say,
  })
  tell(loaded, edge ? `${path} --edge ${edge}` : path, isSaved)
}

/** What a line of a report is about, by how it begins; a setting is named by its own name. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^new company /, 'company'],
  [/^email domain /, 'domains'],
  [/^widgets may /, 'origins'],
  [/^benefit /, 'benefits'],
]

function settingOf(change: string): string {
  const [, named] = /^([\w.]+): /.exec(change) ?? []
  return named ?? kinds.find(([beginning]) => beginning.test(change))?.[1] ?? 'advisers'
}

/**
 * Returns a line for the log for each setting of a company that was changed: which, and neither what it was nor is. Names and addresses
 * of people are in none.
 */
function adminEvents(company: string, changes: readonly string[], now: number): string[] {
  const time = new Date(now).toISOString()
  return [...new Set(changes.map(settingOf))].map((setting) =>
    JSON.stringify({ time, event: 'admin-changed', company, setting }),
  )
}

/** Returns the lines that the operator reads about a failure. */
function failureLines(error: unknown): string[] {
  if (error instanceof CompanyProblems) {
    const more = error.lines.length - maxShown
    const shown = more > 0 ? [...error.lines.slice(0, maxShown), `and ${more} more.`] : error.lines
    return error.lines.length > 1 ? [...shown, 'Nothing was saved.'] : [...shown]
  }
  if (isStoreUnavailable(error))
    return [
      'The databases cannot be written right now (locked, full, or not this user’s): nothing was saved; see to it and run this again.',
    ]
  if (error instanceof TypeError && 'code' in error) return [error.message, usage]
  return [error instanceof Error ? error.message : String(error)]
}

try {
  await run()
} catch (error) {
  for (const line of failureLines(error)) process.stderr.write(`${line}\n`)
  process.exit(1)
}
