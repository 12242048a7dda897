import { asc } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { budgetGroup, budgetGroupMember } from './schema.ts'

const groups = prepared((db) =>
  db.select().from(budgetGroup).orderBy(asc(budgetGroup.place), asc(budgetGroup.id)).prepare(),
)
const members = prepared((db) => db.select().from(budgetGroupMember).orderBy(asc(budgetGroupMember.id)).prepare())

/** Returns the groups that the person has named, in their order. */
export const allBudgetGroups = (ledger: LedgerTransaction): readonly (typeof budgetGroup.$inferSelect)[] =>
  groups(ledger).all()

/** Returns the categories that are in such groups. */
export const allGroupMembers = (ledger: LedgerTransaction): readonly (typeof budgetGroupMember.$inferSelect)[] =>
  members(ledger).all()

/** Deletes every group; budgets are in the given ones again. */
export function deleteBudgetGroups(ledger: LedgerTransaction): void {
  ledger.delete(budgetGroupMember).run()
  ledger.delete(budgetGroup).run()
}

/** Stores a group. Returns its id. */
export const insertBudgetGroup = (ledger: LedgerTransaction, name: string, place: number): number =>
  ledger.insert(budgetGroup).values({ name, place }).returning({ id: budgetGroup.id }).get().id

/** Puts a category into a group. Returns the id of its place there. */
export const insertGroupMember = (ledger: LedgerTransaction, categoryId: number, groupId: number): number =>
  ledger.insert(budgetGroupMember).values({ categoryId, groupId }).returning({ id: budgetGroupMember.id }).get().id
