import { dueNotes, isQuietHour, localMoment, nextSendingMoment, type Note } from '@evenkeel/engine'
import type { AppParts } from '../../app-parts.ts'
import { DeliveryError } from '../../mail/mail.ts'
import { noteMail } from '../../mail/note-mails.ts'
import type { Person } from '../../store/directory/people.ts'
import type { LedgerOwner } from '../../store/ledger-owner.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { readNoteChoice, settleNote, takeNote } from '../../store/ledger/notes.ts'
import { saveEmailPreference } from '../../store/ledger/profile.ts'
import { retryWhileBusy } from '../../http/retry-while-busy.ts'
import type { StepScene } from '../next-step-facts/plan-now.ts'
import { isEmployersAddress } from '../own-address.ts'
import { type CompanyOffer, companyOffer } from '../plans/company-offer.ts'
import { noteContent } from './note-content.ts'
import { noteFacts } from './note-facts.ts'
import { stopLink } from './stop-link.ts'

/** The app's parts that notes need. */
export type NoteParts = Pick<
  AppParts,
  'directory' | 'ledgers' | 'clock' | 'keys' | 'mail' | 'log' | 'publicOrigin' | 'pause'
>

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Notes are spread over this much of the first hour. */
const spreadMinutes = 60

/** Returns the wait before the next try of a mail that the server could not take: 5 minutes, 10 … an hour. */
const nextTryMs = (tries: number) => Math.min(hourMs, 5 * minuteMs * 2 ** Math.max(0, tries - 1))

interface Run {
  readonly parts: NoteParts
  readonly person: Person
  readonly zone: string | null
  /** Of the person's company: steps, verdicts and the match depend on it, as on the home screen. */
  readonly offer: CompanyOffer
  onLedger<T>(work: (ledger: LedgerTransaction) => T): Promise<T>
}

/** Takes over what the person turned off by a link. The directory's row goes last, so that a crash repeats it. */
async function takeOverStops({ parts, person, onLedger }: Omit<Run, 'zone' | 'offer'>): Promise<void> {
  const { noteStops } = parts.directory
  const kinds = await noteStops.of(person.id)
  if (kinds.length === 0) return
  await onLedger((ledger) => {
    for (const kind of kinds) saveEmailPreference(ledger, kind, false)
  })
  await noteStops.remove(person.id, kinds)
}

/** Returns what notes are read from at present: the scene of the home screen, on the person's own day. */
function sceneOf({ parts: { clock }, zone, offer }: Run, ledger: LedgerTransaction): StepScene {
  const now = clock.now()
  return { ledger, offer, today: localMoment(now, zone).day, now: new Date(now).toISOString() }
}

/** Hands a mail over; returns null, or when to try again. A kill in between leaves the note taken: it is not sent twice. */
async function send(run: Run, note: Note): Promise<number | null> {
  const { parts, person, zone, onLedger } = run
  const { clock, keys, publicOrigin, mail } = parts
  const { day } = localMoment(clock.now(), zone)
  const content = await onLedger((ledger) => noteContent(sceneOf(run, ledger), note))
  const stop = stopLink(keys, publicOrigin, { personId: person.id, kind: note.kind })
  const message = noteMail(person, parts, content, stop)
  const at = new Date(clock.now()).toISOString()
  const { key, kind } = note
  if (!(await onLedger((ledger) => takeNote(ledger, { key, kind, subject: message.subject, at, day })))) return null
  try {
    await mail.deliver({ ...message, id: keys.sign('note', `${person.id} ${key}`) })
    await onLedger((ledger) => settleNote(ledger, key, 'sent'))
    return null
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    parts.log({ event: 'mail-failed', requestId: '', call: 'notes', error })
    const tries = await onLedger((ledger) => settleNote(ledger, key, error.isFinal ? 'refused' : 'waiting'))
    return error.isFinal ? null : clock.now() + nextTryMs(tries)
  }
}

/** Notes go to an address that is proved and the person's own: an employer reads the others. */
const mayGet = async ({ directory }: NoteParts, { email, emailVerifiedAt }: Person): Promise<boolean> =>
  emailVerifiedAt !== null && !(await isEmployersAddress(directory, email))

/** Whether the person was signed in within the last hour, and so has seen what a note would say. */
async function isPresent({ directory, clock }: NoteParts, personId: number): Promise<boolean> {
  const limits = { seenAfter: clock.now() - hourMs, createdAfter: 0, createdBefore: clock.now() }
  return (await directory.sessions.ofPerson(personId, limits)).length > 0
}

/**
 * Sends the notes that are due to one person, and returns when to look again, in milliseconds since 1970; null for a person
 * who gets none. Each note is taken in the ledger before it leaves, so that it leaves once, whichever processes do this at
 * once. What could not be sent is due again; what is no longer true is not.
 */
export async function runDueNotes(parts: NoteParts, { personId, ...owner }: LedgerOwner): Promise<number | null> {
  const { directory, ledgers, clock } = parts
  const person = await directory.people.byId(personId)
  if (!person || person.role !== 0) return null
  const onLedger: Run['onLedger'] = (work) =>
    retryWhileBusy(parts, () => ledgers.open({ personId, ...owner }).transact(work))
  await takeOverStops({ parts, person, onLedger })
  const zone = (await onLedger(readNoteChoice)).timeZone ?? person.timeZone
  const now = clock.now()
  const next = nextSendingMoment(now, zone, personId % spreadMinutes)
  if (isQuietHour(now, zone) || !(await mayGet(parts, person))) return next
  if (await isPresent(parts, personId)) return Math.min(next, now + hourMs)
  const offer = await companyOffer(directory, person.companyId)
  const run = { parts, person, zone, offer, onLedger }
  const due = await onLedger((ledger) => dueNotes(noteFacts(sceneOf(run, ledger))))
  let again = next
  for (const note of due) again = Math.min(again, (await send(run, note)) ?? again)
  return again
}
