import { settings } from '../../settings/schema.ts'

/** Variables that our own commands and tests set for the processes that they start. */
const internalSettings = [
  'EVENKEEL_FAULTS',
  'EVENKEEL_HANDED_OVER',
  'EVENKEEL_PROCESS',
  'EVENKEEL_PROVED_CHROME',
  'EVENKEEL_TEST_RUNTIME',
]

/** Returns a sentence for each variable that looks like one of our settings but is none, usually a misspelled one. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('EVENKEEL_') && !(name in settings) && !internalSettings.includes(name))
    .toSorted()
    .map((name) => `${name} isn’t an Evenkeel setting, so it was ignored. See docs/operations.md.`)
}

/** Returns the line of the log that says with which settings a server starts: their names, and no value. `now` is in milliseconds since 1970. */
export const settingsLine = (env: Readonly<Record<string, string | undefined>>, now: number): string =>
  JSON.stringify({
    time: new Date(now).toISOString(),
    event: 'settings',
    set: Object.keys(settings).filter((name) => env[name]),
  })
