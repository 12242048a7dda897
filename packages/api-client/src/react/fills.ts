import type { Answer } from '../contract/endpoints.ts'
import type { EndpointName } from '../contract/paths.ts'

/** Puts into a read's place what it would answer now; `known` is what it answered last, and undefined leaves it as it is. */
export type Put = <Read extends EndpointName>(
  read: Read,
  next: (known: Answer<Read> | undefined) => Answer<Read> | undefined,
) => void

type Fills = { readonly [Name in EndpointName]?: (answer: Answer<Name>, put: Put) => void }

/**
 * Changes whose answer is what the read beside them would answer next: it goes straight into that read's place, and nothing
 * is asked again. Source: product specification, section 7 ('The profile is cached and updated locally after a save').
 */
const fills: Fills = {
  saveContactInformation: (answer, put) => put('contactInformation', () => answer),
  saveAboutMe: (answer, put) => put('aboutMe', () => answer),
  saveDependents: ({ dependents }, put) => put('aboutMe', (known) => known && { ...known, dependents }),
  saveEmailPreferences: (answer, put) => put('emailPreferences', () => answer),
  saveProfileSettings: (answer, put) => put('profileSettings', () => answer),
}

/** Lets the answer of a change stand in the place of the reads that it answers too. */
export function fillFrom<Name extends EndpointName>(name: Name, answer: Answer<Name>, put: Put): void {
  const fill: Fills[Name] = fills[name]
  fill?.(answer, put)
}
