const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How often something may be tried. Only what was judged counts: an answer of 503 does not. */
interface Limit {
  readonly what: string
  readonly most: number
  /** For how long tries are counted, in milliseconds. */
  readonly lasts: number
  readonly answer: string
}

/** Every limit of tries; docs/limits.md is made from it. */
export const limits = {
  lock: {
    what: 'wrong passwords for one user, from browsers in which that user never signed in',
    most: 5,
    lasts: 15 * minuteMs,
    answer:
      'for as long no password from such a browser is judged: 10003, right or wrong, known name or not. A bot check is asked for after 3',
  },
  ceiling: {
    what: 'the same, since the last right password',
    most: 100,
    lasts: 90 * dayMs,
    answer: 'as above, until the owner signs in on a known device or sets a new password by email',
  },
  network: {
    what: 'wrong passwords from one network (an IPv6 network is a /64), but for known devices',
    most: 100,
    lasts: 15 * minuteMs,
    answer: '429 for as long',
  },
  device: {
    what: 'wrong passwords for one user on a device of theirs, at once',
    most: 20,
    lasts: 20 * minuteMs,
    answer: 'one a minute; no lock',
  },
  halfSession: {
    what: 'wrong second factors in one sign-in',
    most: 5,
    lasts: 10 * minuteMs,
    answer: 'the password is asked for again',
  },
  secondFactor: {
    what: 'wrong codes of an app or an email for one person, from unknown browsers together and from each known one',
    most: 20,
    lasts: hourMs,
    answer: '429; a passkey still works',
  },
  recoveryCode: {
    what: 'wrong recovery codes for one person, from unknown browsers together and from each known one',
    most: 10,
    lasts: hourMs,
    answer: '429; an app and a passkey still work',
  },
  ownPassword: {
    what: 'wrong passwords where one’s own is asked for again',
    most: 10,
    lasts: hourMs,
    answer: '429',
  },
  companies: {
    what: 'look-ups of an employer by email from one network',
    most: 600,
    lasts: 10 * minuteMs,
    answer: '429',
  },
  rosterClaim: {
    what: 'wrong answers for one last name (or what else a company asks for first)',
    most: 10,
    lasts: hourMs,
    answer: '429',
  },
  rosterNetwork: {
    what: 'wrong answers of registrations from one network',
    most: 300,
    lasts: hourMs,
    answer: '429',
  },
  checkUser: { what: 'checks of email and phone for one registration', most: 20, lasts: hourMs, answer: '429' },
  mailedCodes: { what: 'codes mailed to one address for one purpose', most: 6, lasts: hourMs, answer: '429' },
  signInCodes: { what: 'codes mailed to one person who signs in', most: 30, lasts: hourMs, answer: '429' },
  networkMails: { what: 'codes mailed at the request of one network', most: 1_000, lasts: hourMs, answer: '429' },
} as const satisfies Readonly<Record<string, Limit>>

/** Each person who signs in from a network, once a day, adds to its wrong tries: an office mistypes too. */
export const officeCredit = { tries: 3, most: 1_000 }

/**
 * Each employee who is found in the roster adds to the wrong answers of their network, once an hour. Those of a last name have as much for
 * each line of the roster with it, registered or not: otherwise the limit would tell who has. No name has fewer than one without lines.
 */
export const registeringCredit = { tries: 3, most: 15_000 }

const inWords = (milliseconds: number) => {
  if (milliseconds % dayMs === 0) return `${milliseconds / dayMs} days`
  return milliseconds === hourMs ? 'an hour' : `${milliseconds / minuteMs} minutes`
}

/** Returns docs/limits.md. */
export function limitsPage(): string {
  const rows = Object.values(limits).map(
    ({ what, most, lasts, answer }) => `| ${what} | ${most.toLocaleString('en-US')} | ${inWords(lasts)} | ${answer} |`,
  )
  return [
    '# Limits of tries',
    '',
    'An office comes in, a guesser does not. Made from `apps/api/src/identity/limits.ts` by its test; [signing in](decisions/signing-in.md) has the',
    'reasons. Only what was judged counts: an answer of 503 does not.',
    '',
    '| what | most | in | then |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    `Each person who signs in from a network gives it ${officeCredit.tries} more wrong passwords, once a day for each person and up to ${officeCredit.most.toLocaleString('en-US')} in all: of 500 people behind`,
    `one address many mistype on launch day. Each employee who is found in the roster gives their network ${registeringCredit.tries} more wrong answers, once an hour and up to`,
    `${registeringCredit.most.toLocaleString('en-US')} in all. A last name has ${registeringCredit.tries} for each line of the roster with it where that is more than ${limits.rosterClaim.most}, whether anyone has registered by that line or not.`,
    '',
  ].join('\n')
}
