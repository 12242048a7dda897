import { addDays, type IsoDate, toIsoDate } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { hashOfSecret } from '../../identity/keys.ts'
import { ProviderFailure, type ProviderTransaction, type TransactionPage } from '../bank-provider.ts'
import { hostileRows } from './hostile.ts'
import type { SandboxItem } from './sandbox-item.ts'
import { worldRows } from './sandbox-world.ts'

/** How many days a card's purchase is pending before it is posted. */
const pendingDays = 2
const pageRows = 100

/** A point in a login's history: the time, and how many edits of the control call there had been. */
const point = z.object({ at: z.number(), edits: z.number() })
type Point = z.infer<typeof point>
const cursor = z.object({ from: z.nullable(point), to: z.nullable(point), offset: z.number() })
type Cursor = z.infer<typeof cursor>

const writeCursor = (value: Cursor) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** @throws ProviderFailure for a cursor that is not the sandbox's. */
function readCursor(text: string | null): Cursor {
  if (text === null) return { from: null, to: null, offset: 0 }
  try {
    return z.parse(cursor, JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new ProviderFailure('refused', 'INVALID_CURSOR')
  }
}

/** Returns an id that is specific to the login: another login of the same bank has a different id for the same row. */
export const toSandboxId = (item: SandboxItem, what: string): string =>
  hashOfSecret(`${item.itemId}:${what}`).slice(0, 32)

type Rows = Map<string, ProviderTransaction>

const toCategory = (name: string | null) => ({ categoryName: name })

/** Days of logins that were worked out last: one sync asks for the same two days with each account and each page. */
const keptDays = new Map<string, Rows>()
const maxKeptDays = 16

/** Returns a copy of the rows that a login's bank knows on a day. */
function worldAt(item: SandboxItem, at: number): Rows {
  const today = toIsoDate(new Date(at).toISOString())
  const key = JSON.stringify([item.itemId, item.world, item.accountKeys, item.historyFrom, today])
  const rows = keptDays.get(key) ?? worldOn(item, today)
  keptDays.delete(key)
  keptDays.set(key, rows)
  const [oldest] = keptDays.keys()
  if (oldest !== undefined && keptDays.size > maxKeptDays) keptDays.delete(oldest)
  return new Map(rows)
}

function worldOn(item: SandboxItem, today: IsoDate): Rows {
  const rows: Rows = new Map()
  const pendingFrom = addDays(today, 1 - pendingDays)
  for (const row of worldRows(item.world, item.accountKeys, item.historyFrom, today)) {
    const isPending = row.pends && row.date >= pendingFrom
    const pendingId = row.pends ? toSandboxId(item, `pending:${row.accountKey}:${row.key}`) : null
    const id = isPending && pendingId !== null ? pendingId : toSandboxId(item, `${row.accountKey}:${row.key}`)
    rows.set(id, {
      id,
      accountId: toSandboxId(item, row.accountKey),
      date: row.pends && !isPending ? addDays(row.date, 1) : row.date,
      amount: (isPending ? row.cents : row.cents - row.tipCents) / 100,
      currency: 'USD',
      description: row.description,
      fullDescription: row.description,
      ...toCategory(row.categoryName),
      isPending,
      pendingId: isPending ? null : pendingId,
    })
  }
  return rows
}

/** Returns the rows that the bank knows of a login at a point of its history. */
function rowsAt(item: SandboxItem, { at, edits }: Point): Rows {
  const rows = worldAt(item, at)
  if (item.state === 'hostile')
    for (const row of hostileRows(toSandboxId(item, item.accountKeys[0] ?? ''))) rows.set(String(row.id), row)
  for (const { rowId, row } of item.edits.slice(0, edits)) {
    const id = toSandboxId(item, `edit:${rowId}`)
    rows.delete(id)
    if (!row) continue
    const pendingId = row.postsRowId === null ? null : toSandboxId(item, `edit:${row.postsRowId}`)
    if (pendingId !== null) rows.delete(pendingId)
    const { date, amount, description, isPending } = row
    const accountId = toSandboxId(item, row.accountKey)
    rows.set(id, {
      id,
      accountId,
      date,
      amount,
      currency: 'USD',
      description,
      fullDescription: description,
      categoryName: null,
      isPending,
      pendingId,
    })
  }
  return rows
}

type Step =
  | { readonly kind: 'added' | 'modified'; readonly row: ProviderTransaction }
  | { readonly kind: 'removed'; readonly id: string }

/** Returns what happened between two points, in a fixed order. */
function stepsBetween(before: Rows, after: Rows): Step[] {
  const changed = [...after.values()].flatMap((row): Step[] => {
    const known = before.get(row.id)
    if (!known) return [{ kind: 'added', row }]
    return JSON.stringify(known) === JSON.stringify(row) ? [] : [{ kind: 'modified', row }]
  })
  const removed = [...before.keys()].flatMap((id): Step[] => (after.has(id) ? [] : [{ kind: 'removed', id }]))
  return [...changed, ...removed]
}

/** Returns one page of what changed in a login since a cursor, as of now. */
export function sandboxPage(item: SandboxItem, text: string | null, now: number): TransactionPage {
  const { from, to, offset } = readCursor(text)
  const until = to ?? { at: now, edits: item.edits.length }
  const steps = stepsBetween(from ? rowsAt(item, from) : new Map(), rowsAt(item, until))
  const page = steps.slice(offset, offset + pageRows)
  const hasMore = offset + pageRows < steps.length
  const nextCursor = hasMore ? { from, to: until, offset: offset + pageRows } : { from: until, to: null, offset: 0 }
  return {
    added: page.flatMap((step) => (step.kind === 'added' ? [step.row] : [])),
    modified: page.flatMap((step) => (step.kind === 'modified' ? [step.row] : [])),
    removed: page.flatMap((step) => (step.kind === 'removed' ? [{ id: step.id }] : [])),
    nextCursor: writeCursor(nextCursor),
    hasMore,
    isHistoryReady: true,
  }
}

/** Returns a cursor at which everything up to `at` has been read. */
export const sandboxCursorAt = (at: number): string => writeCursor({ from: { at, edits: 0 }, to: null, offset: 0 })

/** Returns the dollars that moved on an account between two moments: the change of its balance. */
export function movedSince(item: SandboxItem, accountKey: string, from: number, to: number): number {
  const accountId = toSandboxId(item, accountKey)
  const sum = (rows: Rows) => {
    const cents = [...rows.values()].filter(
      (row) => row.accountId === accountId && !row.isPending && Number.isFinite(row.amount),
    )
    return cents.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
  }
  return (sum(rowsAt(item, { at: to, edits: item.edits.length })) - sum(rowsAt(item, { at: from, edits: 0 }))) / 100
}
