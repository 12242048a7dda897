/** A place where a replaced word may stay, and what removes it. */
interface Exception {
  /** A path from the root, or the folder that it begins with. */
  readonly at: string
  /** The names or words that may stay there. */
  readonly words: readonly string[]
  readonly until: string
}

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
