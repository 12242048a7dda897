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
export function adminEvents(company: string, changes: readonly string[], now: number): string[] {
  const time = new Date(now).toISOString()
  return [...new Set(changes.map(settingOf))].map((setting) =>
    JSON.stringify({ time, event: 'admin-changed', company, setting }),
  )
}
