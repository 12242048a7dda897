import { rosterHash } from '../../identity/roster-match.ts'
import type { Keys } from '../../identity/keys.ts'
import type { Company } from '../../store/directory/companies.ts'
import type { Directory } from '../../store/directory/directory.ts'
import type { NewRosterEntry } from '../../store/directory/roster.ts'
import { CompanyProblems } from './problems.ts'
import type { RosterLine } from './roster-file.ts'

/** What has to be done that the directory holds the roster's lines. */
export interface RosterPlan {
  readonly added: readonly NewRosterEntry[]
  /** Matches of lines that are not in the file. */
  readonly missing: readonly string[]
  readonly kept: number
}

/**
 * Holds a roster against the lines that the directory has.
 * @throws CompanyProblems where two lines are one employee.
 */
export async function planRoster(
  directory: Pick<Directory, 'roster'>,
  keys: Keys,
  { id: companyId, validators }: Company,
  lines: readonly RosterLine[],
): Promise<RosterPlan> {
  const seen = new Map<string, number>()
  const problems: string[] = []
  const entries = lines.flatMap(({ line, firstName, lastName, ...values }) => {
    const matchHash = rosterHash(keys, companyId, validators, { lastName, ...values }) ?? ''
    const earlier = seen.get(matchHash)
    if (earlier !== undefined)
      problems.push(`roster, line ${line}: it is the same employee as line ${earlier}: leave one out.`)
    seen.set(matchHash, line)
    return { companyId, firstName, lastName, matchHash }
  })
  if (problems.length > 0) throw new CompanyProblems(problems)
  const known = new Set(await directory.roster.hashesOf(companyId))
  const added = entries.filter(({ matchHash }) => !known.has(matchHash))
  return { added, missing: [...known].filter((hash) => !seen.has(hash)), kept: entries.length - added.length }
}

const ADDED_AT_ONCE = 20
const REMOVED_AT_ONCE = 90
const TOLD_EVERY = 10_000

const inChunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

interface RosterWork {
  readonly companyId: number
  /** Whether lines that are not in the file are taken out. */
  readonly isComplete: boolean
  /** Lets a running server have the file between two statements. */
  readonly pause: () => Promise<void>
  readonly say: (line: string) => void
}

/** Writes a roster in small steps, so that a running server never waits long; cut off in between, it is safe to repeat. */
export async function saveRoster(
  { roster }: Pick<Directory, 'roster'>,
  { added, missing }: RosterPlan,
  { companyId, isComplete, pause, say }: RosterWork,
): Promise<void> {
  let done = 0
  for (const chunk of inChunks(added, ADDED_AT_ONCE)) {
    await roster.addAll(chunk)
    done += chunk.length
    if (done % TOLD_EVERY === 0) say(`${done} of ${added.length} employees are saved`)
    await pause()
  }
  for (const chunk of isComplete ? inChunks(missing, REMOVED_AT_ONCE) : []) {
    await roster.removeAll(companyId, chunk)
    await pause()
  }
}
