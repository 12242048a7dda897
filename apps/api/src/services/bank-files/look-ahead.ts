import type { BankFileAccount } from '@evenkeel/api-client/contract/bank-files'
import { type Categorized, isPaymentOfDebt, normalizeDescription } from '@evenkeel/engine'
import type { ParsedAccount, ParsedTransaction } from '../../bank-files/bank-file.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { type Categorizer, createCategorizer } from '../first-category.ts'
import { categoryOfFile } from './file-category.ts'
import { createOwnCategoryCheck, createOwnCategoryReader } from './own-categories-of-file.ts'

/** What importing rows would do to their categories. */
type Ahead = Pick<BankFileAccount, 'categorized' | 'payments' | 'ownCategories'>

/** Whether the person's rules and their last choice leave a row the category that they made in another program. */
export const leavesOwnCategory = ({ categorySource }: Categorized): boolean =>
  categorySource !== 'rule' && categorySource !== 'memory'

/** Whether a row is a payment to a card: a person can tell the signs less well by it than by a purchase. */
export const isPayment = ({ description }: ParsedTransaction): boolean => isPaymentOfDebt({ description, isCard: true })

function firstLookAt(look: Categorizer, { description, fullDescription, valueCents, category }: ParsedTransaction) {
  const normalizedDescription = normalizeDescription(description)
  const row = { description, fullDescription, normalizedDescription, valueCents, accountId: null }
  return look(row, { categoryId: categoryOfFile(category) })
}

/**
 * Returns what says of rows of a file how many get a category at once, how many are payments if the account is a card
 * or loan, and which of the person's own categories come with them.
 */
export function createLookAhead(
  ledger: LedgerTransaction,
  accounts: readonly ParsedAccount[],
): (rows: readonly ParsedTransaction[]) => Ahead {
  const look = createCategorizer(ledger)
  const ownOf = createOwnCategoryReader(ledger, accounts)
  const check = createOwnCategoryCheck(ledger)
  return (rows) => {
    const own = new Map<string, BankFileAccount['ownCategories'][number]>()
    let categorized = 0
    for (const row of rows) {
      const found = firstLookAt(look, row)
      const made = leavesOwnCategory(found) ? ownOf(row) : undefined
      const state = made && check(made)
      if (made && state) {
        const key = made.name.toLowerCase()
        const { name, count } = own.get(key) ?? { name: made.name, count: 0 }
        own.set(key, { ...state, name, count: count + 1 })
      }
      if (state !== undefined || found.categorySource !== 'none') categorized += 1
    }
    return {
      categorized,
      payments: rows.filter((row) => row.valueCents > 0 && isPayment(row)).length,
      ownCategories: [...own.values()],
    }
  }
}
