import type { AccessLine } from '@evenkeel/api-client/contract/access-log'
import { language, type Message } from '@evenkeel/engine'
import { isWidgetName, widgetWords } from '../shared/widget-words.ts'
import * as words from '../words/access-log.generated.ts'

/** The person's actions and the account's events in words; one without words is shown unchanged. */
const titles: Readonly<Record<string, Message>> = {
  'signed-in': words.signedIn,
  'signed-out': words.signedOut,
  'widget-agreed': words.widgetAgreed,
  'widget-kept': words.widgetKept,
  'widget-copied': words.widgetCopied,
  'widget-withdrawn': words.widgetWithdrawn,
  'planner-shared': words.plannerShared,
  'planner-unshared': words.plannerUnshared,
  'proposal-accepted': words.proposalAccepted,
  'proposal-declined': words.proposalDeclined,
  'email-changed': words.emailChanged,
  'email-change-undone': words.emailChangeUndone,
  registered: words.registered,
  'password-changed': words.passwordChanged,
  'password-reset': words.passwordReset,
  'sso-linked': words.ssoLinked,
  'second-factor-added': words.secondFactorAdded,
  'second-factor-removed': words.secondFactorRemoved,
  'recovery-codes-renewed': words.recoveryCodesRenewed,
  'recovery-code-used': words.recoveryCodeUsed,
  'sessions-ended': words.sessionsEnded,
  'data-exported': words.dataExported,
  'data-imported': words.dataImported,
}

const roles = ['employee', 'planner', 'staff'] as const
const looks: readonly string[] = ['staff-call', 'access-granted', 'access-asked', 'access-approved']
const list = new Intl.ListFormat(language)

const repeated = (what: string, count: number) => (count === 1 ? what : words.repeated({ what, count }))
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
const localDay = ({ at }: AccessLine) => new Date(at).toDateString()
const isLook = ({ event }: AccessLine) => looks.includes(event)

/** Groups the items by their keys, in the order in which each group begins. */
const groupsBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => [...Map.groupBy(items, keyOf)]

const visitorName = ({ byName, byRole }: AccessLine) =>
  byName === null ? words.visitorWhoLeft() : words.visitor({ name: byName, role: roles[byRole ?? 0] ?? '' })
const accessEvents: Readonly<Record<string, Message>> = {
  'access-asked': words.askedAccess,
  'access-approved': words.approvedAccess,
  'access-granted': words.gotAccess,
}
const actionText = ({ event, what }: AccessLine) => accessEvents[event]?.() ?? what ?? words.lookedAtData()

/** Describes all actions of a visit, each once: 'Found you in a search (2 times). Viewed your budgets and your cash flow.' */
function visitText(newestFirst: readonly AccessLine[]): string {
  const did = groupsBy(newestFirst.toReversed(), actionText).map(([what, lines]) => repeated(what, lines.length))
  const viewed = `${words.viewed()} `
  const seen = did.filter((what) => what.startsWith(viewed)).map((what) => what.slice(viewed.length))
  const rest = did.filter((what) => !what.startsWith(viewed))
  return [...rest, ...(seen.length === 0 ? [] : [`${viewed}${list.format(seen)}`])].map(sentence).join(' ')
}

const widgetTitle = (widget: string | null | undefined) =>
  isWidgetName(widget) ? widgetWords(widget).name : words.someWidget()

/** What a widget did on a page: 'Budgets on https://intranet.example loaded your data 14 times'. */
function widgetText({ event, what, page, widget: name, count }: AccessLine): string | null {
  const use = { widget: widgetTitle(name), page: page ?? '' }
  if (event === 'widget-read') return words.widgetRead({ ...use, count: count ?? 1 })
  if (event === 'widget-changed') return words.widgetChanged({ ...use, what: what ?? '' })
  if (event === 'widget-refused') return words.widgetRefused(use)
  return null
}

/** Returns who became the person's planner, or that they asked for one themselves. */
const plannerText = ({ byName, isOwn }: AccessLine) =>
  byName === null || isOwn ? words.plannerAsked() : words.plannerAssigned({ name: byName })

const ownTitle = (line: AccessLine, count: number) => {
  const title = line.event === 'planner-assigned' ? plannerText(line) : (titles[line.event]?.() ?? line.event)
  if (typeof line.page !== 'string') return repeated(title, count)
  return repeated(widgetText(line) ?? `${title}: ${line.page}`, count)
}

/** Lines of the log that are shown as one. */
export interface LogEntry {
  readonly key: string
  readonly title: string
  /** The visitor's name; null for the person's own actions, and once the visitor is gone. */
  readonly name: string | null
  /** What another person did; null for the person's own actions. */
  readonly did: string | null
  /** The staff member's reason for the access. */
  readonly reason: string | null
  /** The newest moment of the entry. */
  readonly at: string
}

/** Returns the visits by others: one entry for all actions of one visitor on one day for one reason. Newest first, like the lines. */
export function groupVisits(lines: readonly AccessLine[]): LogEntry[] {
  const keyOf = (line: AccessLine) => [localDay(line), visitorName(line), line.reason].join('|')
  return groupsBy(lines.filter(isLook), keyOf).flatMap(([key, visit]) =>
    visit.slice(0, 1).map((newest) => ({
      key,
      title: visitorName(newest),
      name: newest.byName,
      did: visitText(visit),
      reason: newest.reason,
      at: newest.at,
    })),
  )
}

/** Returns the person's actions and the account's events: one entry for the same action on the same day. */
export function groupOwnEvents(lines: readonly AccessLine[]): LogEntry[] {
  const keyOf = (line: AccessLine) =>
    [localDay(line), line.event, line.byName, line.page, line.widget, line.what].join('|')
  return groupsBy(
    lines.filter((line) => !isLook(line)),
    keyOf,
  ).flatMap(([key, same]) =>
    same.slice(0, 1).map((newest) => ({
      key,
      title: ownTitle(newest, same.length),
      name: null,
      did: null,
      reason: null,
      at: newest.at,
    })),
  )
}
