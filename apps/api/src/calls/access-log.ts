import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { AccessLine, LookingPlanner, ShownGrant } from '@evenkeel/api-client/contract/access-log'
import { createWordsAbout } from '../crypto/words-about.ts'
import { notFound } from '../errors.ts'
import { inEnglish, say, type Sentence } from '../say.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { shortHash } from '../http/security-events.ts'
import type { AuditActor, AuditLine } from '../store/directory/audit.ts'
import type { Planner } from '../store/directory/planners.ts'
import type { ReadDay } from '../store/directory/widget-reads.ts'
import type { AccessGrant, Author } from '../store/directory/staff.ts'
import type { Change } from '../store/ledger/journal.ts'
import { sharedNow } from '../services/proposals/sharing.ts'
import { readPageChanges } from '../store/ledger/page-changes.ts'
import { type GrantParts, grantState, openGrant } from './staff-access.ts'

/** How many of the newest lines are shown; the log keeps all. */
const shownLines = 500

const keysByCall = new Map(
  Object.values<Endpoint>(endpoints).flatMap(({ name, logLine }) =>
    logLine === undefined ? [] : [[String(name), logLine]],
  ),
)

const moment = (at: number) => new Date(at).toISOString()
const fullName = ({ firstName, lastName }: Author | AuditActor) => `${firstName} ${lastName}`

interface FoundLine {
  readonly line: AuditLine
  readonly actor: AuditActor | null
}

/** What a widget on another page changed, by the journal's names, without the start of the key: `log`, or `logUndid`. */
export const changeKeys = {
  'budget.create': 'CreatedABudget',
  'budget.update': 'ChangedABudget',
  'budget.delete': 'DeletedABudget',
  'account.create': 'AddedAnAccount',
  'account.update': 'ChangedAnAccount',
  'next-step.status': 'MarkedANextStep',
  'transaction.category': 'MovedATransactionToAnotherCategory',
} as const

const undone = 'undo '

const isChange = (what: string): what is keyof typeof changeKeys => Object.hasOwn(changeKeys, what)

/** Returns what a change was; null for one without words, which is shown by its name. */
function changeText(what: string): Sentence | null {
  const isUndone = what.startsWith(undone)
  const change = isUndone ? what.slice(undone.length) : what
  if (!isChange(change)) return null
  return isUndone ? say(`logUndid${changeKeys[change]}`) : say(`log${changeKeys[change]}`)
}

/** Returns what was done, in English and as its key. */
const done = (sentence: Sentence) => ({ what: inEnglish(sentence), sentences: { what: sentence } })

function changed(what: string) {
  const sentence = changeText(what)
  return sentence === null ? { what } : done(sentence)
}

/** A line about what a widget did in the person's name; no other person saw anything. */
const ofWidget = (
  line: Pick<AccessLine, 'at' | 'event' | 'what' | 'sentences' | 'page' | 'widget' | 'count'>,
): AccessLine => ({
  ...line,
  reason: null,
  byName: null,
  byRole: null,
  isOwn: true,
})

const toReadLine = ({ origin, widget, reads, lastAt }: ReadDay): AccessLine =>
  ofWidget({ at: moment(lastAt), event: 'widget-read', what: null, page: origin, widget, count: reads })

const toChangeLine = ({ at, what, page, widget }: Change): AccessLine =>
  ofWidget({ at, event: 'widget-changed', ...changed(what), page, widget, count: null })

function callText(call: string | null) {
  const key = call === null ? undefined : keysByCall.get(call)
  return key === undefined ? { what: null } : done(say(key))
}

const toLine = ({ line, actor }: FoundLine, reasons: ReadonlyMap<number, string>): AccessLine => ({
  at: moment(line.at),
  event: line.event,
  ...callText(line.call),
  reason: (line.grantId !== null && reasons.get(line.grantId)) || null,
  byName: actor && fullName(actor),
  byRole: actor?.role ?? null,
  isOwn: line.actorId === line.personId,
  page: line.page,
  widget: line.widget,
  count: null,
})

const toGrant = (
  { grant, staff, approver }: { readonly grant: AccessGrant; readonly staff: Author; readonly approver: Author | null },
  now: number,
): ShownGrant => ({
  accessId: grant.id,
  staffName: fullName(staff),
  reason: grant.reason,
  grantedAt: moment(grant.grantedAt),
  endsAt: moment(grant.endsAt),
  isInForce: grantState(grant, now) === 'open',
  state: grantState(grant, now),
  approvedBy: approver && fullName(approver),
})

const toPlanner = (planner: Planner | undefined, shared: LookingPlanner['shared']): LookingPlanner | null =>
  planner === undefined ? null : { name: fullName(planner), email: planner.email, shared }

const newestFirst = (lines: readonly AccessLine[]) =>
  lines.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, shownLines)

/** Shows people who can see their data and who has seen it. */
export function accessLogCalls(parts: GrantParts) {
  const { directory } = parts
  const words = createWordsAbout(parts, 'reason')
  const readGrants = async (personId: number) =>
    Promise.all(
      (await directory.staff.grantsOn(personId)).map(async ({ grant, ...people }) => ({
        ...people,
        grant: { ...grant, reason: await words.open(grant.reason, personId) },
      })),
    )
  return {
    async accessLog(_input, { person, clock, withLedger }) {
      const [lines, planner, grants, fault, reads, { changes, shared }] = await Promise.all([
        directory.audit.ofPersonWithActors(person.userId, shownLines),
        directory.planners.ofEmployee(person.companyId, person.userId),
        readGrants(person.userId),
        directory.audit.firstFault(person.userId),
        directory.widgetReads.byDay(person.userId, shownLines),
        withLedger((ledger) => ({ changes: readPageChanges(ledger, shownLines), shared: sharedNow(ledger) })),
      ])
      const reasons = new Map(grants.map(({ grant }) => [grant.id, grant.reason]))
      return {
        lines: newestFirst([
          ...lines.map((found) => toLine(found, reasons)),
          ...reads.map(toReadLine),
          ...changes.map(toChangeLine),
        ]),
        planner: toPlanner(planner, shared),
        grants: grants.map((found) => toGrant(found, clock.now())),
        isIntact: fault === null,
      }
    },

    async decideAccess({ body: { accessId, isAllowed } }, { person, clock }) {
      const [personId, at] = [person.userId, clock.now()]
      if (isAllowed)
        return { state: grantState(await openGrant(parts, { personId, accessId, at, approvedById: null }), at) }
      if (!(await directory.staff.refuse({ personId, accessId, at }))) throw notFound()
      return { state: 'ended' as const }
    },

    async endAccess(_input, { person, clock }) {
      const ended = await directory.staff.endGrantsOn(person.userId, clock.now())
      const user = shortHash(parts, `person:${person.userId}`)
      if (ended > 0) parts.log({ event: 'access-ended', requestId: '', call: 'endAccess', user })
      return { ended }
    },
  } satisfies RequestCalls
}
