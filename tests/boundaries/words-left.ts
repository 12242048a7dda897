/** A place where a replaced word may stay, and what removes it. */
export interface Exception {
  /** A path from the root, or the folder that it begins with. */
  readonly at: string
  /** The names or words that may stay there. */
  readonly words: readonly string[]
  readonly until: string
}

/** Names of section "How to name" in CONTRIBUTING.md that are still there. Each entry goes with its last name. */
export const namesLeft: readonly Exception[] = [
  {
    at: 'packages/api-client/src/contract/endpoint.ts',
    words: ['told'],
    until: 'the sentence of the access log has another name in the endpoint table',
  },
]

/** Files whose words are not ours: what banks write, and what people choose as passwords. */
export const spellingsLeft: readonly Exception[] = [
  {
    at: 'apps/api/src/bank-files/csv/csv-layout.ts',
    words: ['authorised', 'cancelled'],
    until: 'banks stop writing them',
  },
  {
    at: 'apps/api/src/identity/breached-passwords.test.ts',
    words: ['grey'],
    until: 'the test takes another passphrase',
  },
  {
    at: 'apps/api/src/identity/common-passwords.generated.ts',
    words: [
      'centre',
      'colour',
      'colours',
      'defence',
      'favour',
      'grey',
      'greybear',
      'greyfox',
      'greyhawk',
      'greyhoun',
      'greyhound',
      'greyson',
      'greywolf',
      'labour',
      'optimist',
      'organist',
      'traveller',
    ],
    until: 'people stop choosing them',
  },
  {
    at: 'packages/engine/src/payees/',
    words: ['Greystar', 'Greyhound'],
    until: 'the companies have other names',
  },
]

/**
 * Folders, or files, whose comments still have words that have a plainer one. The list may only shrink: comments outside of these folders
 * have none of the words, and a folder that has none any more must leave the list. A folder may be replaced by its parts: in place
 * of 'apps/api/src' list those below it that are left.
 */
export const foldersLeft: readonly string[] = ['packages/ui/src/form', 'packages/widgets/src/plans/forms']
