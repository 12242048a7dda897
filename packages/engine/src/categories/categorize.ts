import { categoryOfMerchantCode } from '../payees/merchant-category-codes.ts'
import { findKnownPayee } from '../payees/known-payees.ts'
import { readablePayee } from '../payees/readable-payee.ts'
import { categoryOfSpendingWords, saysIncome } from '../payees/telling-words.ts'
import { isPaymentOfDebt } from '../transactions/pair-transfers.ts'
import { effectOfRules, type ReadyRule, type RuleShare } from '../rules/rule.ts'
import { StandardCategory } from './standard-category.ts'

/** A row that the person has not categorized. */
export interface RowToCategorize {
  /** The bank's text, short and whole. */
  readonly description: string
  readonly fullDescription: string
  /** Negative is money out. */
  readonly valueCents: number
  readonly accountId: number | null
  /** What the account owes, if anything: money onto a card or loan is a payment or a refund, never income. */
  readonly debt: 'card' | 'loan' | null
  /** The category that the bank's data or the file names, as one of the standard ones. */
  readonly statedCategoryId?: number | undefined
  /** The standard merchant category code, if the bank states it. */
  readonly merchantCode?: number | undefined
}

/** What the person has said before. */
interface KnownChoices {
  readonly rules: readonly ReadyRule[]
  /** The category that the person last chose for this description. */
  readonly rememberedCategoryId?: number | undefined
}

/** Who found the category, in the order in which they are asked. */
type CategoryFinder = 'rule' | 'memory' | 'provider' | 'known' | 'none'

/** A row's first category, its readable payee, and what else the person's rules say. */
export interface Categorized {
  readonly categoryId: number
  readonly ownCategoryId: number | null
  readonly categorySource: CategoryFinder
  readonly payee: string
  readonly tags: readonly string[]
  readonly isHidden: boolean
  readonly split: readonly RuleShare[]
}

/** A shop's name on money in may be an employer's, except on a card, where it is a refund unless it is a payment. */
function categoryOfMoneyIn({ description, fullDescription, debt, merchantCode }: RowToCategorize) {
  const text = `${description}\n${fullDescription}`
  if (debt === null) return saysIncome(text) ? StandardCategory.INCOME : undefined
  if (isPaymentOfDebt({ description: text, isCard: debt === 'card' })) return undefined
  return (
    (findKnownPayee(description) ?? findKnownPayee(fullDescription))?.categoryId ??
    codeCategory(merchantCode) ??
    // The purchase has its category by the same words, and the refund lowers it.
    (debt === 'card' ? categoryOfSpendingWords(description) : undefined)
  )
}

const codeCategory = (code: number | undefined) => (code === undefined ? undefined : categoryOfMerchantCode(code))

function categoryOfMoneyOut({ description, fullDescription, merchantCode }: RowToCategorize) {
  return (
    findKnownPayee(description)?.categoryId ??
    codeCategory(merchantCode) ??
    categoryOfSpendingWords(description) ??
    findKnownPayee(fullDescription)?.categoryId ??
    categoryOfSpendingWords(fullDescription)
  )
}

/**
 * Returns the category that a row's own words tell. Never that it is a transfer: that needs its other side, or a card.
 */
const categoryOfWords = (row: RowToCategorize) =>
  row.valueCents > 0 ? categoryOfMoneyIn(row) : categoryOfMoneyOut(row)

function findCategory(row: RowToCategorize, { rememberedCategoryId }: KnownChoices) {
  if (rememberedCategoryId !== undefined) return { categoryId: rememberedCategoryId, categorySource: 'memory' } as const
  const { statedCategoryId } = row
  if (statedCategoryId !== undefined && statedCategoryId !== StandardCategory.UNCATEGORIZED)
    return { categoryId: statedCategoryId, categorySource: 'provider' } as const
  const fromWords = categoryOfWords(row)
  return fromWords === undefined
    ? ({ categoryId: StandardCategory.UNCATEGORIZED, categorySource: 'none' } as const)
    : ({ categoryId: fromWords, categorySource: 'known' } as const)
}

/**
 * Returns a row's first category, and its payee in readable words. Asked in this order: the person's rules, their last
 * choice for the same text, the bank's or the file's own category, well-known payees, merchant category codes, and words
 * that say it. A row about which nothing says it stays uncategorized.
 */
export function categorize(row: RowToCategorize, choices: KnownChoices): Categorized {
  const payee = readablePayee(row.description)
  const effect = effectOfRules(choices.rules, { ...row, description: payee })
  const { categoryId, ownCategoryId, payeeName, tags = [], isHidden = false, split = [] } = effect
  const further = { payee: payeeName ?? payee, tags, isHidden, split }
  return categoryId === null || categoryId === undefined
    ? { ...findCategory(row, choices), ownCategoryId: null, ...further }
    : { categoryId, categorySource: 'rule', ownCategoryId: ownCategoryId ?? null, ...further }
}
