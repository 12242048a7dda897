import type { AppParts } from '../app-parts.ts'
import type { Company } from '../store/directory/companies.ts'
import { nameKey } from './roster-match.ts'

/** Returns how many lines of a company's roster have a last name, however it is written; 0 where the company does not ask for it. */
export type LinesOfName = (company: Company, lastName: string | undefined) => Promise<number>

const countedForMs = 10 * 60_000

/** Counts the lines of each last name; those of one company are counted together, so that a name no one has takes as long. */
export function linesOfNames({ directory, clock }: Pick<AppParts, 'directory' | 'clock'>): LinesOfName {
  const known = new Map<number, { readonly until: number; readonly lines: ReadonlyMap<string, number> }>()
  const count = async (companyId: number) => {
    const lines = new Map<string, number>()
    for (const { lastName, count } of await directory.roster.lastNames(companyId))
      lines.set(nameKey(lastName), (lines.get(nameKey(lastName)) ?? 0) + count)
    return lines
  }
  return async ({ id, validators }, lastName) => {
    if (lastName === undefined || !validators.includes('lastName')) return 0
    const found = known.get(id)
    const isOver = found === undefined || found.until <= clock.now()
    const { lines } = isOver ? { lines: await count(id) } : found
    if (isOver) known.set(id, { until: clock.now() + countedForMs, lines })
    return lines.get(nameKey(lastName)) ?? 0
  }
}
