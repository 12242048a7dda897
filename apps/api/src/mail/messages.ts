import { sourceLanguage } from '@evenkeel/api-client/contract/languages'
import { inLanguage } from '@evenkeel/engine'
import { deviceForReader } from '../named-for-reader.ts'
import * as words from '../words/mails.generated.ts'
import type { MailMessage } from './mail.ts'
import { dayAndTime, longDay } from './moments.ts'
import { type MailContent, renderMail } from './render-mail.ts'

/** Where our pages are; undefined in development, where a mail has no button. A request's own word is not taken for it. */
export interface MailPlace {
  readonly publicOrigin?: string | undefined
}

/** Who reads a mail, and in which language; null for who has not chosen one. */
export interface Reader {
  readonly email: string
  readonly language: string | null
  /** Absent where a mail may not tell whether its address has an account. */
  readonly companyName?: string
  readonly supportEmail?: string | null
}

/** By whose clock a mail says times: the time zone of the person's browser, null if it is not known. */
interface Clocked {
  readonly timeZone: string | null
}

/** When something happened, in milliseconds since 1970, and in which browser. */
interface Seen extends Clocked {
  readonly at: number
  readonly device: string
}

const pages = {
  security: '/secure/home#/profile/sign-in-and-security',
  reset: '/login#/auth/password-reset',
  undoEmail: '/login#/auth/undo-email-change',
  stopRecovery: '/login#/auth/stop-recovery',
  access: '/secure/home#/profile/who-looked',
  data: '/secure/home#/profile/your-data',
} as const

const toMoment = (at: number, { timeZone }: Clocked): string => dayAndTime(at, timeZone)

const buttonTo = ({ publicOrigin }: MailPlace, page: keyof typeof pages, label: string, query = '') =>
  publicOrigin === undefined ? null : { label, url: `${publicOrigin}${pages[page]}${query}` }

const seen = (on: Seen) =>
  [
    [words.when(), toMoment(on.at, on)],
    [words.device(), deviceForReader(on.device)],
  ] as const

/** Says a mail in the reader's language. */
export const mailIn = ({ language }: Reader, say: () => MailMessage): MailMessage =>
  inLanguage(language ?? sourceLanguage, say)

/** Who pays for Evenkeel and what they cannot see: the end of each mail. */
export const footBenefit = ({ companyName = 'none' }: Reader): string => words.footBenefit({ company: companyName })

const supportOf = ({ supportEmail }: Reader) => ({ support: supportEmail ?? 'none' })

/** A mail that protects the account; it cannot be turned off. */
const securityMail = (to: Reader, content: () => Omit<MailContent, 'foot'>): MailMessage =>
  mailIn(to, () => renderMail(to.email, { ...content(), foot: [words.footProtects(), footBenefit(to)] }))

/** A code is worth nothing later. */
const codeUsefulMs = 10 * 60_000

/** We never ask for a code: each mail that holds one says so. */
const codeMail = (
  to: Reader,
  content: () => Pick<MailContent, 'subject' | 'heading' | 'lines' | 'button'>,
): MailMessage => ({
  ...securityMail(to, () => ({ ...content(), preview: words.codePreview() })),
  usefulMs: codeUsefulMs,
})

export const emailCodeMail = (to: Reader, code: string): MailMessage =>
  codeMail(to, () => ({
    subject: words.onceSubject({ code }),
    heading: words.verifyHeading(),
    lines: [words.codeLine({ code }), words.neverAsk(), words.ignore()],
  }))

export const resetCodeMail = (to: Reader, code: string): MailMessage =>
  codeMail(to, () => ({
    subject: words.resetSubject({ code }),
    heading: words.resetHeading(),
    lines: [words.codeLine({ code }), words.neverAsk(), words.resetIgnore()],
  }))

export const signInCodeMail = (to: Reader, place: MailPlace, code: string): MailMessage =>
  codeMail(to, () => ({
    subject: words.signInSubject({ code }),
    heading: words.signInHeading(),
    lines: [words.codeLine({ code }), words.neverAsk(), words.signInWarning()],
    button: buttonTo(place, 'reset', words.resetPassword()),
  }))

export const newDeviceMail = (to: Reader, place: MailPlace, on: Seen): MailMessage =>
  securityMail(to, () => ({
    subject: words.deviceSubject(),
    preview: words.devicePreview(),
    heading: words.deviceHeading(),
    lines: [words.deviceLine()],
    facts: seen(on),
    button: buttonTo(place, 'security', words.secureAccount()),
  }))

export const passwordChangedMail = (to: Reader, place: MailPlace, on: Seen): MailMessage =>
  securityMail(to, () => ({
    subject: words.passwordSubject(),
    preview: words.passwordPreview(),
    heading: words.passwordHeading(),
    lines: [words.passwordLine(), words.passwordWarning()],
    facts: seen(on),
    button: buttonTo(place, 'reset', words.resetPassword()),
  }))

type SeenMail = Parameters<typeof newDeviceMail>
/** A change to the second step, and what to do for a person who did not make it. */
const secondStepMail = ([to, place, on]: SeenMail, subject: () => string, preview: () => string, line: () => string) =>
  securityMail(to, () => {
    const [lines, button] = [[line(), words.factorWarning()], buttonTo(place, 'reset', words.resetPassword())]
    return { subject: subject(), preview: preview(), heading: subject(), lines, facts: seen(on), button }
  })

export const secondFactorAddedMail = (...about: SeenMail): MailMessage =>
  secondStepMail(about, words.factorOnSubject, words.factorOnPreview, words.factorOnLine)

export const recoveryCodesRenewedMail = (...about: SeenMail): MailMessage =>
  secondStepMail(about, words.codesSubject, words.codesPreview, words.codesLine)

export const secondFactorRemovedMail = (to: Reader, place: MailPlace, on: Seen): MailMessage =>
  securityMail(to, () => ({
    subject: words.factorOffSubject(),
    preview: words.factorOffPreview(),
    heading: words.factorOffSubject(),
    lines: [words.factorOffLine(), words.factorWarning()],
    facts: seen(on),
    button: buttonTo(place, 'security', words.turnOn()),
  }))

interface AwaitedRecovery extends Clocked {
  /** When the wait ends, in milliseconds since 1970. */
  readonly opensAt: number
  /** Whether it has ended. */
  readonly isOpen: boolean
  readonly stopToken: string
}

/** At the beginning, in the middle, and at the end of the wait of a person who has lost their second factors. */
export const factorRecoveryMail = (
  to: Reader,
  place: MailPlace,
  { opensAt, isOpen, stopToken, timeZone }: AwaitedRecovery,
): MailMessage =>
  securityMail(to, () => ({
    subject: isOpen ? words.recoveryOpenSubject() : words.recoverySubject(),
    preview: words.recoveryPreview(),
    heading: isOpen ? words.recoveryOpenSubject() : words.recoverySubject(),
    lines: [
      isOpen ? words.recoveryOpenLine() : words.recoveryLine({ day: toMoment(opensAt, { timeZone }) }),
      words.recoveryWarning(),
    ],
    button: buttonTo(place, 'stopRecovery', words.recoveryStop(), `?token=${stopToken}`),
  }))

/** The last one: nothing is known of the person any more when it is sent. */
export const accountDeletedMail = (to: Reader): MailMessage =>
  securityMail(to, () => ({
    subject: words.deletedSubject(),
    preview: words.deletedPreview(),
    heading: words.deletedHeading(),
    lines: [words.deletedLine(), words.deletedWarning(supportOf(to))],
  }))

/** To each person with an account by the same roster line or sign-on as one who has just registered: the employer means one of them at most. */
export const sameRecordMail = (to: Reader): MailMessage =>
  securityMail(to, () => ({
    subject: words.sameRecordSubject(),
    preview: words.sameRecordPreview(),
    heading: words.sameRecordSubject(),
    lines: [words.sameRecordLine(), words.sameRecordWarning(supportOf(to))],
  }))

/** After an operator brought a ledger back from a backup of `at`, in milliseconds since 1970. */
export const ledgerSetBackMail = (to: Reader, at: number): MailMessage =>
  securityMail(to, () => ({
    subject: words.setBackSubject(),
    preview: words.setBackPreview(),
    heading: words.setBackHeading(),
    lines: [words.setBackLine({ day: longDay(at) }), words.setBackWarning(supportOf(to))],
  }))

/** After an operator started a new ledger, because the old one could not be saved. */
export const ledgerBegunAgainMail = (to: Reader): MailMessage =>
  securityMail(to, () => ({
    subject: words.begunAgainSubject(),
    preview: words.begunAgainPreview(),
    heading: words.begunAgainHeading(),
    lines: [words.begunAgainLine(), words.begunAgainWarning(supportOf(to))],
  }))

interface ChangedEmail extends Seen {
  /** Takes the change back; null for an address from which that is not possible. */
  readonly undoToken: string | null
}

/** To the old address: the person who lost it has to hear of it. The new one is not named. */
export function emailChangedMail(to: Reader, place: MailPlace, { undoToken, ...on }: ChangedEmail): MailMessage {
  return securityMail(to, () => {
    const undo = undoToken && buttonTo(place, 'undoEmail', words.emailUndo(), `?token=${undoToken}`)
    return {
      subject: words.emailSubject(),
      preview: words.emailPreview(),
      heading: words.emailHeading(),
      lines: [words.emailLine(), undo ? words.emailUndoLine() : words.emailWarning(supportOf(to))],
      facts: seen(on),
      button: undo ? { ...undo, isDanger: true } : null,
    }
  })
}

/** To the address that the account had until the former owner took the change back. */
export const emailSetBackMail = (to: Reader, on: Seen): MailMessage =>
  securityMail(to, () => ({
    subject: words.emailBackSubject(),
    preview: words.emailBackPreview(),
    heading: words.emailBackHeading(),
    lines: [words.emailBackLine(), words.emailBackWarning(supportOf(to))],
    facts: seen(on),
  }))

interface OpenedAccess extends Clocked {
  readonly staff: string
  readonly at: number
  readonly endsAt: number
}

interface AskedAccess extends OpenedAccess {
  readonly isUrgent: boolean
}

/** At once when a staff member asks for a person's data. The reason is on the page alone, as below. */
export const accessAskedMail = (to: Reader, place: MailPlace, asked: AskedAccess): MailMessage =>
  securityMail(to, () => ({
    subject: words.askedSubject(),
    preview: words.askedPreview(),
    heading: words.askedHeading({ staff: asked.staff }),
    lines: [asked.isUrgent ? words.askedUrgentLine({ staff: asked.staff }) : words.askedLine({ staff: asked.staff })],
    facts: [
      [words.asked(), toMoment(asked.at, asked)],
      [words.ends(), toMoment(asked.endsAt, asked)],
    ],
    button: buttonTo(place, 'access', words.askedButton()),
  }))

/** At once when a staff member's access to a person's data opens. The reason may be about money, so it is on the page alone. */
export const accessOpenedMail = (
  to: Reader,
  place: MailPlace,
  { staff, at, endsAt, timeZone }: OpenedAccess,
): MailMessage =>
  securityMail(to, () => ({
    subject: words.accessSubject(),
    preview: words.accessPreview(),
    heading: words.accessHeading({ staff }),
    lines: [words.accessLine({ staff })],
    facts: [
      [words.opened(), toMoment(at, { timeZone })],
      [words.ends(), toMoment(endsAt, { timeZone })],
    ],
    button: buttonTo(place, 'access', words.accessButton()),
  }))

interface ConnectedPage extends Clocked {
  readonly origin: string
  readonly at: number
  readonly endsAt: number
}

/** Says that a page shows widgets from now on and until when. Which ones is not said: they name what a person looks at. */
export const pageConnectedMail = (
  to: Reader,
  place: MailPlace,
  { origin, at, endsAt, timeZone }: ConnectedPage,
): MailMessage =>
  securityMail(to, () => ({
    subject: words.pageSubject(),
    preview: words.pagePreview(),
    heading: words.pageHeading(),
    lines: [words.pageLine({ origin }), words.pageWarning()],
    facts: [
      [words.when(), toMoment(at, { timeZone })],
      [words.ends(), toMoment(endsAt, { timeZone })],
    ],
    button: buttonTo(place, 'data', words.disconnect()),
  }))
