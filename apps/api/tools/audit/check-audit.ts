import type { SentAnchor } from '../../src/store/directory/audit-anchors.ts'
import {
  type AuditAnchor,
  type AuditHead,
  headsUpTo,
  rootOf,
  toSubject,
} from '../../src/store/directory/audit-anchors.ts'
import { type AuditSign, type ChainLine, faultInChain } from '../../src/store/directory/audit-chain.ts'

type StoredLine = ChainLine & { readonly id: number }

/** The audit log of a directory, as it is now. */
export interface AuditBooks {
  /** All lines with a position, by person and position. */
  readonly lines: Iterable<StoredLine>
  readonly heads: readonly AuditHead[]
  /** In the order of their ids. */
  readonly anchors: readonly AuditAnchor[]
  readonly owners: readonly { readonly personId: number; readonly ledgerId: string }[]
  readonly keyedFrom: number
  /** The ledgers that people left behind; undefined where there is no register of them. */
  readonly leavers: readonly string[] | undefined
}

const counted = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

function* byPerson(lines: Iterable<StoredLine>): Generator<StoredLine[]> {
  let chain: StoredLine[] = []
  for (const line of lines) {
    if (chain.length > 0 && chain[0]?.personId !== line.personId) {
      yield chain
      chain = []
    }
    chain.push(line)
  }
  if (chain.length > 0) yield chain
}

/** Compares a chain with the state of it that an anchor holds. */
function faultAtHead(personId: number, chain: readonly StoredLine[], head: AuditHead | undefined): string[] {
  if (!head) return []
  if (chain.length < head.position)
    return [`Person ${personId}: the lines after ${chain.length} are cut off; there were ${head.position}.`]
  return chain[head.position - 1]?.hash === head.hash
    ? []
    : [`Person ${personId}: the lines up to ${head.position} are others than when they were anchored.`]
}

/** Returns what is wrong with the lines themselves, and which people have any. */
function checkChains({ lines, keyedFrom, owners }: AuditBooks, heads: ReadonlyMap<string, AuditHead>, sign: AuditSign) {
  const headOf = new Map(owners.map(({ personId, ledgerId }) => [personId, heads.get(toSubject(ledgerId, sign))]))
  const faults: string[] = []
  const seen = new Set<number>()
  let count = 0
  for (const chain of byPerson(lines)) {
    const personId = chain[0]?.personId ?? 0
    seen.add(personId)
    count += chain.length
    const position = faultInChain(chain, keyedFrom, sign)
    if (position === null) faults.push(...faultAtHead(personId, chain, headOf.get(personId)))
    else faults.push(`Person ${personId}: line ${position} was changed, moved, or taken out.`)
  }
  for (const [personId, head] of headOf) if (!seen.has(personId)) faults.push(...faultAtHead(personId, [], head))
  return { faults, count, chains: seen.size }
}

/** Returns the chains of people who are not here and, as far as that is known, have not left either. */
function checkGone({ owners, leavers }: AuditBooks, heads: ReadonlyMap<string, AuditHead>, sign: AuditSign): string[] {
  if (!leavers) return []
  const known = new Set([...owners.map(({ ledgerId }) => ledgerId), ...leavers].map((id) => toSubject(id, sign)))
  const gone = [...heads.values()].filter(({ subject, hasLedger }) => hasLedger && !known.has(subject))
  return gone.length === 0
    ? []
    : [
        `${counted(gone.length, 'chain belongs to a person who is', 'chains belong to people who are')} not in the directory and did not leave in the last 42 days.`,
      ]
}

/** Compares the directory's anchors with each other, with its heads, and with those that a place outside was sent. */
function checkAnchors(
  { anchors }: AuditBooks,
  heads: readonly AuditHead[],
  sent: readonly SentAnchor[],
  sign: AuditSign,
) {
  const rootBefore = (id: number) => anchors.find((anchor) => anchor.id === id - 1)?.root ?? ''
  const last = anchors.at(-1)
  const faults: string[] = []
  if (last && rootOf(heads, rootBefore(last.id), sign) !== last.root)
    faults.push(`The last lines of the chains are others than anchor ${last.id} has.`)
  for (const { anchor, root, previous, at } of sent) {
    const own = anchors.find(({ id }) => id === anchor)
    if (!own) {
      faults.push(`Anchor ${anchor} of ${at} is not in the directory: it is an older copy, or was cut off.`)
      break
    }
    if (own.root === root && rootBefore(anchor) === previous) continue
    faults.push(`Anchor ${anchor} of ${at} differs from the one sent outside.`)
    break
  }
  return faults
}

/**
 * Checks the audit log: each line against its chain, each chain against the newest anchor, and the anchors against those that a
 * place outside was sent. Returns what is wrong, in sentences, and how much was looked at.
 */
export function checkAudit(books: AuditBooks, sent: readonly SentAnchor[], sign: AuditSign) {
  const heads = headsUpTo(books.heads, books.anchors.at(-1)?.lastLine ?? 0)
  const headsBySubject = new Map(heads.map((head) => [head.subject, head]))
  const { faults, count, chains } = checkChains(books, headsBySubject, sign)
  return {
    faults: [...faults, ...checkGone(books, headsBySubject, sign), ...checkAnchors(books, heads, sent, sign)],
    summary: `Looked at ${counted(count, 'line', 'lines')} of ${counted(chains, 'person', 'people')}, ${counted(books.anchors.length, 'anchor', 'anchors')}, and ${counted(sent.length, 'line', 'lines')} from outside.`,
  }
}
