import type { Rule, RuleShare } from '@evenkeel/engine'
import { asc, eq, sql } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { remembered } from './remembered.ts'
import { rule } from './schema.ts'
import { readTags, writeTags } from './tags.ts'

type StoredRule = typeof rule.$inferSelect

/** A rule in the order in which rules are asked. */
export interface OrderedRule extends Rule {
  readonly id: number
  readonly place: number
}

const inOrder = prepared((db) => db.select().from(rule).orderBy(asc(rule.place), asc(rule.id)).prepare())

const toShares = (text: string): RuleShare[] =>
  text === ''
    ? []
    : text.split(',').map((part) => {
        const [categoryId = 0, percent = 0] = part.split(':').map(Number)
        return { categoryId, percent }
      })

const toRule = ({ tags, split, ...row }: StoredRule): OrderedRule => ({
  ...row,
  tags: readTags(tags),
  split: toShares(split),
})

/** Returns the person's rules in the order in which they are asked. */
export const allRules: (ledger: LedgerTransaction) => readonly OrderedRule[] = (ledger) => unchanged(ledger, null)

const unchanged = remembered(
  () => '',
  (ledger): readonly OrderedRule[] => inOrder(ledger).all().map(toRule),
)

export const findRule = (ledger: LedgerTransaction, id: number): OrderedRule | undefined =>
  allRules(ledger).find((one) => one.id === id)

/** All fields of a rule apart from its id and place. */
export type RuleFields = Omit<OrderedRule, 'id' | 'place'>

const toRow = ({ tags = [], split = [], ...fields }: RuleFields) => ({
  text: fields.text ?? '',
  payee: fields.payee ?? '',
  fromCents: fields.fromCents ?? null,
  toCents: fields.toCents ?? null,
  accountId: fields.accountId ?? null,
  categoryId: fields.categoryId ?? null,
  ownCategoryId: fields.ownCategoryId ?? null,
  payeeName: fields.payeeName ?? '',
  isHidden: fields.isHidden ?? false,
  tags: writeTags(tags),
  split: split.map(({ categoryId, percent }) => `${categoryId}:${percent}`).join(','),
})

/** Adds a rule in front of all others; returns its id. */
export function insertRule(ledger: LedgerTransaction, fields: RuleFields): number {
  const first = Math.min(0, ...allRules(ledger).map(({ place }) => place))
  return ledger
    .insert(rule)
    .values({ ...toRow(fields), place: first - 1 })
    .returning({ id: rule.id })
    .get().id
}

/** Changes a rule; its place stays. */
export function updateRuleRow(ledger: LedgerTransaction, id: number, fields: RuleFields): void {
  ledger.update(rule).set(toRow(fields)).where(eq(rule.id, id)).run()
}

export function deleteRule(ledger: LedgerTransaction, id: number): void {
  ledger.delete(rule).where(eq(rule.id, id)).run()
}

/** Puts the rules into this order; `ids` are those of all rules. */
export function orderRules(ledger: LedgerTransaction, ids: readonly number[]): void {
  ids.forEach((id, place) => ledger.update(rule).set({ place }).where(eq(rule.id, id)).run())
}

/** Returns the ids of the rules that set an own category. */
export const rulesOfOwnCategory = (ledger: LedgerTransaction, ownCategoryId: number): number[] =>
  allRules(ledger)
    .filter((one) => one.ownCategoryId === ownCategoryId)
    .map(({ id }) => id)

/** Moves the rules of an own category to another one, or to a standard category. */
export function moveRules(
  ledger: LedgerTransaction,
  from: number,
  to: { readonly categoryId: number; readonly ownCategoryId: number | null },
): void {
  ledger
    .update(rule)
    .set(to)
    .where(sql`${rule.ownCategoryId} = ${from}`)
    .run()
}

/** Moves the rules that look at one account to another. */
export function moveAccountRules(ledger: LedgerTransaction, from: number, to: number): void {
  ledger.update(rule).set({ accountId: to }).where(eq(rule.accountId, from)).run()
}
