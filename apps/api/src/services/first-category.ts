import { AccountGroup, type Categorized, categorize, type RowToCategorize, toReadyRule } from '@evenkeel/engine'
import { allAccounts } from '../store/ledger/accounts.ts'
import { type NewEntry, rememberedCategory, type StoredEntry } from '../store/ledger/entries.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { allRules } from '../store/ledger/rules.ts'
import { writeTags } from '../store/ledger/tags.ts'
import { accountGroup } from './account-view.ts'

/** What the first category of a row depends on, as the ledger has it. */
type UncategorizedRow = Pick<
  StoredEntry,
  'description' | 'fullDescription' | 'normalizedDescription' | 'valueCents' | 'accountId'
>

/** What the bank's data or a file says about a row. */
interface Stated {
  readonly categoryId?: number | undefined
  readonly merchantCode?: number | undefined
}

type FirstCategory = Pick<StoredEntry, 'categoryId' | 'categorySource' | 'ownCategoryId'>

/** Finds first categories; made once for many rows, because rules and accounts are the same for all of them. */
export interface Categorizer {
  (row: UncategorizedRow, stated?: Stated): Categorized
}

export function createCategorizer(ledger: LedgerTransaction): Categorizer {
  const rules = allRules(ledger).map(toReadyRule)
  const debts = new Map(
    allAccounts(ledger)
      .filter(({ categoryName }) => accountGroup(categoryName) === AccountGroup.LIABILITY)
      .map(({ id, categoryName }) => [id, categoryName === 'Credit Card' ? 'card' : 'loan'] as const),
  )
  const memory = new Map<string, number | undefined>()
  const recall = (text: string) => {
    if (!memory.has(text)) memory.set(text, rememberedCategory(ledger, text)?.categoryId)
    return memory.get(text)
  }
  return ({ normalizedDescription, ...row }, stated = {}) => {
    const { accountId } = row
    const toCategorize: RowToCategorize = {
      ...row,
      debt: (accountId === null ? undefined : debts.get(accountId)) ?? null,
      statedCategoryId: stated.categoryId,
      merchantCode: stated.merchantCode,
    }
    return categorize(toCategorize, { rules, rememberedCategoryId: recall(normalizedDescription) })
  }
}

/** Returns the fields of a new row that its first look decides. */
export const toFirstFields = ({ payee, tags, isHidden, ...found }: Categorized) =>
  ({
    categoryId: found.categoryId,
    categorySource: found.categorySource,
    ownCategoryId: found.ownCategoryId,
    description: payee,
    isHidden,
    tags: writeTags(tags),
  }) satisfies Partial<NewEntry>

/** Returns the category of a row that the person has not categorized. */
export function startingCategory(ledger: LedgerTransaction, row: UncategorizedRow, stated: Stated = {}): FirstCategory {
  const { categoryId, categorySource, ownCategoryId } = createCategorizer(ledger)(row, stated)
  return { categoryId, categorySource, ownCategoryId }
}
