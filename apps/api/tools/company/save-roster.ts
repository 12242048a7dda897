import { rosterHash, rosterHashes } from '../../src/identity/roster-match.ts'
import type { Keys } from '../../src/identity/keys.ts'
import type { Company } from '../../src/store/directory/companies.ts'
import type { Directory } from '../../src/store/directory/directory.ts'
import type { NewRosterEntry } from '../../src/store/directory/roster.ts'
import { CompanyProblems } from './problems.ts'
import type { RosterLine } from './roster-file.ts'

/** What has to be done so that the directory holds the roster's entries. */
export interface RosterPlan {
  readonly added: readonly NewRosterEntry[]
  /** How many employees are new; each of an employee's other names is an entry, too. */
  readonly newPeople: number
  /** Match hashes under which entries were stored before names were compared as now, and those that replace them. */
  readonly rehashed: readonly { readonly from: string; readonly to: string }[]
  /** Match hashes of entries that are not in the file. */
  readonly missing: readonly string[]
  readonly kept: number
}

/**
 * Compares a roster with the directory's entries.
 * @throws CompanyProblems if two lines are one employee.
 */
export async function planRoster(
  directory: Pick<Directory, 'roster'>,
  keys: Keys,
  { id: companyId, validators }: Company,
  lines: readonly RosterLine[],
): Promise<RosterPlan> {
  const hashOf = (lastName: string, values: Omit<RosterLine, 'line' | 'firstName' | 'lastName'>) =>
    rosterHashes(keys, companyId, validators, { lastName, ...values })
  const known = new Set(await directory.roster.hashesOf(companyId))
  const seen = new Map<string, number>()
  const problems: string[] = []
  const rehashed: { from: string; to: string }[] = []
  let kept = 0
  const entries = lines.flatMap(({ line, firstName, lastName, otherNames = [], ...values }) => {
    const [matchHash = '', formerHash] = hashOf(lastName, values)
    const earlier = seen.get(matchHash)
    if (earlier !== undefined)
      problems.push(`roster, line ${line}: it is the same employee as line ${earlier}: leave one out.`)
    const isKnown = known.has(matchHash)
    const isFormer = !isKnown && formerHash !== undefined && known.has(formerHash)
    if (isFormer) rehashed.push({ from: formerHash, to: matchHash })
    if (isKnown || isFormer) kept += 1
    const others = otherNames.map(
      (name) => rosterHash(keys, companyId, validators, { lastName: name, ...values }) ?? '',
    )
    for (const hash of [matchHash, ...others]) if (!seen.has(hash)) seen.set(hash, line)
    const hashes = isFormer ? others : [matchHash, ...others]
    return hashes.map((hash) => ({ companyId, firstName, lastName, matchHash: hash }))
  })
  if (problems.length > 0) throw new CompanyProblems(problems)
  const added = entries.filter(({ matchHash }) => !known.has(matchHash))
  const moved = new Set(rehashed.map(({ from }) => from))
  const missing = [...known].filter((hash) => !seen.has(hash) && !moved.has(hash))
  return { added, newPeople: lines.length - kept, rehashed, missing, kept }
}

const addedAtOnce = 20
const removedAtOnce = 90
const reportInterval = 10_000

const inChunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

interface RosterWork {
  readonly companyId: number
  /** Whether entries that are not in the file are removed. */
  readonly isComplete: boolean
  /** Lets a running server use the database between two statements. */
  readonly pause: () => Promise<void>
  readonly say: (line: string) => void
}

/** Writes a roster in small steps, so that a running server never waits long. Safe to repeat after an interruption. */
export async function saveRoster(
  { roster }: Pick<Directory, 'roster'>,
  { added, rehashed, missing }: RosterPlan,
  { companyId, isComplete, pause, say }: RosterWork,
): Promise<void> {
  for (const [index, { from, to }] of rehashed.entries()) {
    await roster.rehash(companyId, from, to)
    if (index % addedAtOnce === 0) await pause()
  }
  let done = 0
  for (const chunk of inChunks(added, addedAtOnce)) {
    await roster.addAll(chunk)
    done += chunk.length
    if (done % reportInterval === 0) say(`${done} of ${added.length} entries are saved`)
    await pause()
  }
  for (const chunk of isComplete ? inChunks(missing, removedAtOnce) : []) {
    await roster.removeAll(companyId, chunk)
    await pause()
  }
}
