import { addDays, normalizeDescription } from '@evenkeel/engine'
import { findAccount, type StoredConnection } from '../../store/ledger/accounts.ts'
import {
  accountsOfConnection,
  allConnectionAccounts,
  findConnection,
  type StoredConnectionAccount,
  updateConnectionAccount,
} from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { matchRows, suspicionDays } from '../bank-files/match-rows.ts'
import type { AcceptedAccount, AcceptedTransaction } from './accept.ts'
import { bringInApart, plainMark } from './apply-accounts.ts'
import { type WholeRow, wholeRows } from './agreeing-rows.ts'
import { asParsed } from './match-known.ts'

/*
 * Two logins at a bank may show accounts of the same type, name and number. Only their rows show whether they are the
 * same accounts: none of the person's data is changed before that is known.
 */

/** A login's rows; null if they could not be read yet. */
type LoginRows = { readonly rows: readonly AcceptedTransaction[]; readonly isWhole: boolean } | null

/**
 * How the rows of two similar accounts compare: they agree, or only some do, there are none to compare, it is too early
 * to know, or they differ.
 */
type Verdict = 'agrees' | 'some' | 'silent' | 'early' | 'differs'

/** How many rows of two accounts agree, and how many only the person or only the new login has. */
export interface JoiningFacts {
  readonly agreeing: number
  readonly kept: number
  readonly added: number
}

interface Judgment {
  readonly verdict: Verdict
  readonly facts: JoiningFacts
}

/** Fewer rows may agree by chance, and so may a smaller share of the shorter list. */
const fewestSure = 3
const sureShare = 0.8

/** Whether a connection's login no longer works. */
export const isEnded = ({ accessToken, issue }: StoredConnection): boolean =>
  accessToken === null || issue === 'revoked' || issue === 'login-required'

interface Dated {
  readonly date: string
}

/** Returns the rows on the days that the other list covers, and a few days around them. */
function within<Row extends Dated>(rows: readonly Row[], others: readonly Dated[]): Row[] {
  const days = others.map(({ date }) => date).toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return []
  const [from, to] = [addDays(first, -suspicionDays), addDays(last, suspicionDays)]
  return rows.filter(({ date }) => date >= from && date <= to)
}

const wordsOn = ({ date, fullDescription }: { date: string; fullDescription: string }) =>
  `${date} ${normalizeDescription(fullDescription)}`

/**
 * Returns how many rows without a matching amount have an equal description and date, as a row with a corrected amount
 * does.
 */
function agreeingWords(rows: readonly AcceptedTransaction[], known: readonly WholeRow[]): number {
  const counts = new Map<string, number>()
  for (const { entry } of known) counts.set(wordsOn(entry), (counts.get(wordsOn(entry)) ?? 0) + 1)
  return rows.filter((row) => {
    const left = counts.get(wordsOn(row)) ?? 0
    counts.set(wordsOn(row), left - 1)
    return left > 0
  }).length
}

function toVerdict(agreeing: number, shorter: number): Verdict {
  if (agreeing * 2 < shorter) return 'differs'
  return agreeing >= fewestSure && agreeing >= shorter * sureShare ? 'agrees' : 'some'
}

/**
 * Compares two lists over the days that both cover. Pending rows are not counted as missing, since they may have been
 * posted or removed.
 */
function compare(rows: readonly AcceptedTransaction[], known: readonly WholeRow[]): Judgment {
  const dated = known.map((row) => ({ ...row, date: row.entry.date }))
  const [theirs, ours] = [within(rows, dated), within(dated, rows)]
  if (theirs.length === 0 || ours.length === 0)
    return { verdict: 'silent', facts: { agreeing: 0, kept: known.length, added: rows.length } }
  const wanted = ours.map(({ entry, valueCents }) => ({
    ...entry,
    valueCents,
    providerId: null,
    normalizedDescription: normalizeDescription(entry.fullDescription),
  }))
  const matches = matchRows(theirs.map(asParsed), wanted)
  const taken = new Set(matches.flatMap((match) => (match.kind === 'new' ? [] : [match.known.id])))
  const left = ours.filter(({ entry }) => !taken.has(entry.id) && !entry.isPending)
  const unmatched = theirs.filter((_, index) => matches[index]?.kind === 'new')
  const agreeing = taken.size + agreeingWords(unmatched, left)
  return {
    verdict: toVerdict(agreeing, Math.min(theirs.length, taken.size + left.length)),
    facts: { agreeing, kept: Math.max(0, known.length - agreeing), added: Math.max(0, rows.length - agreeing) },
  }
}

function judge(ledger: LedgerTransaction, rows: LoginRows, holder: StoredConnectionAccount): Judgment {
  const early: Judgment = { verdict: 'early', facts: { agreeing: 0, kept: 0, added: 0 } }
  const account = holder.accountId === null ? undefined : findAccount(ledger, holder.accountId)
  const connection = findConnection(ledger, holder.connectionId)
  if (!account || !connection) return early
  const known = wholeRows(ledger, account).filter(({ entry }) => entry.origin === 'connection')
  // A connection that has not been read yet has nothing to compare.
  if (known.length === 0 && connection.lastSyncedAt === null && connection.issue === null) return early
  const judgment = compare(rows?.rows ?? [], known)
  return judgment.verdict === 'silent' && known.length > 0 && !rows?.isWhole ? early : judgment
}

const surest: readonly Verdict[] = ['agrees', 'early', 'some', 'silent', 'differs']

/** Returns the accounts of other connections that look like this one. */
const findLookalikes = (ledger: LedgerTransaction, link: StoredConnectionAccount): StoredConnectionAccount[] =>
  allConnectionAccounts(ledger).filter(
    (other) =>
      other.accountId !== null &&
      other.connectionId !== link.connectionId &&
      plainMark(other.fingerprint) === plainMark(link.fingerprint),
  )

/**
 * Returns a connection's accounts that look like another's and are not decided yet. An account whose rows were left out
 * is decided.
 */
export const undecidedLinks = (
  ledger: LedgerTransaction,
  { id, skippedAccounts }: StoredConnection,
): StoredConnectionAccount[] =>
  accountsOfConnection(ledger, id).filter(
    (link) =>
      link.isElsewhere && !skippedAccounts.includes(link.providerAccountId) && findLookalikes(ledger, link).length > 0,
  )

export interface Overlap {
  readonly link: StoredConnectionAccount
  /** The existing account that it is the same as. */
  readonly holder: StoredConnectionAccount
}

interface OverlapStep {
  readonly ledger: LedgerTransaction
  readonly connection: StoredConnection
  readonly accounts: readonly AcceptedAccount[]
  readonly rows: LoginRows
  readonly now: string
}

interface JudgedLink extends Overlap, Judgment {}

/** Judges an account of a login against each account that it looks like; the person's answer counts for its rows. */
function judgeLink({ ledger, rows }: OverlapStep, link: StoredConnectionAccount): JudgedLink | undefined {
  const own = rows && {
    ...rows,
    rows: rows.rows.filter(({ providerAccountId }) => providerAccountId === link.providerAccountId),
  }
  const [best] = findLookalikes(ledger, link)
    .map((holder) => ({ link, holder, ...judge(ledger, own, holder) }))
    .toSorted((one, other) => surest.indexOf(one.verdict) - surest.indexOf(other.verdict))
  if (best === undefined || best.verdict === 'early') return best
  if (link.sameness === 'same') return { ...best, verdict: 'agrees' }
  return link.sameness === 'apart' ? { ...best, verdict: 'differs' } : best
}

/**
 * Whether the person has to be asked: the rows of some accounts do not tell, and no other account of the login shows
 * that it is the same one.
 */
const mustAsk = (found: readonly JudgedLink[]) =>
  found.some(({ verdict }) => verdict === 'some' || verdict === 'silent') &&
  (found.some(({ verdict }) => verdict === 'differs') || !found.some(({ verdict }) => verdict === 'agrees'))

/**
 * Decides by the rows which accounts of a login are another connection's, and creates the others. Returns the overlaps.
 * If it is too early to decide one of them, or the person has to, nothing of the login may be stored.
 */
export function settleOverlaps(step: OverlapStep): readonly Overlap[] | 'early' | 'asked' {
  const { ledger, connection, accounts, now } = step
  const found = undecidedLinks(ledger, connection).flatMap((link) => judgeLink(step, link) ?? [])
  if (found.some(({ verdict }) => verdict === 'early')) return 'early'
  if (mustAsk(found)) {
    for (const { link, verdict, facts } of found)
      if (verdict === 'some' || verdict === 'silent')
        updateConnectionAccount(ledger, link.id, { sameness: 'asked', joiningFacts: JSON.stringify(facts) })
    return 'asked'
  }
  for (const { link, verdict } of found) {
    const account = accounts.find(({ providerAccountId }) => providerAccountId === link.providerAccountId)
    if (verdict === 'differs' && account) bringInApart({ ledger, connection, now }, link, account)
  }
  return found.filter(({ verdict }) => verdict !== 'differs')
}
