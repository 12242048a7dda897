import { containsWords, textWords } from '../search/text-words.ts'

/** What a rule looks at; an absent part fits everything. */
interface RuleCondition {
  /** Words that are next to each other in the bank's text. */
  readonly text?: string | null | undefined
  /** The payee as it is shown, regardless of case. */
  readonly payee?: string | null | undefined
  /** Cents without a sign, both inclusive. */
  readonly fromCents?: number | null | undefined
  readonly toCents?: number | null | undefined
  readonly accountId?: number | null | undefined
}

/** A part of a split by a rule: a percentage of the row goes to a category; the rest stays on the row. */
export interface RuleShare {
  readonly categoryId: number
  readonly percent: number
}

/** What a rule sets; an absent part stays as it is. */
export interface RuleEffect {
  readonly categoryId?: number | null | undefined
  readonly ownCategoryId?: number | null | undefined
  /** The payee's name from then on. */
  readonly payeeName?: string | null | undefined
  readonly tags?: readonly string[] | undefined
  readonly isHidden?: boolean | undefined
  readonly split?: readonly RuleShare[] | undefined
}

export interface Rule extends RuleCondition, RuleEffect {
  readonly id?: number
}

/** What rules look at in a transaction. */
export interface RuleRow {
  /** The bank's text. */
  readonly fullDescription: string
  readonly description: string
  readonly valueCents: number
  readonly accountId: number | null
}

/** A rule with the words of its text, split once for many rows. */
export interface ReadyRule {
  readonly rule: Rule
  readonly words: readonly string[]
  readonly payee: string | null
}

const folded = (text: string) => textWords(text).join(' ')

export const toReadyRule = (rule: Rule): ReadyRule => ({
  rule,
  words: textWords(rule.text ?? ''),
  payee: rule.payee ? folded(rule.payee) : null,
})

/** Whether a rule has anything to look at: one without would fit every row. */
export const isNarrow = ({ text, payee, fromCents, toCents, accountId }: RuleCondition): boolean =>
  textWords(text ?? '').length > 0 ||
  textWords(payee ?? '').length > 0 ||
  (fromCents ?? toCents ?? accountId ?? null) !== null

/** Whether a rule sets anything in the rows that it fits. */
export const setsSomething = ({ categoryId, ownCategoryId, payeeName, tags, isHidden, split }: RuleEffect): boolean =>
  (categoryId ?? ownCategoryId ?? null) !== null ||
  (payeeName ?? '').trim() !== '' ||
  (tags ?? []).length > 0 ||
  isHidden === true ||
  (split ?? []).length > 0

/** Whether a rule fits a row. */
export function fitsRule({ rule, words, payee }: ReadyRule, row: RuleRow): boolean {
  const cents = Math.abs(row.valueCents)
  if (rule.accountId !== undefined && rule.accountId !== null && rule.accountId !== row.accountId) return false
  if (rule.fromCents !== undefined && rule.fromCents !== null && cents < rule.fromCents) return false
  if (rule.toCents !== undefined && rule.toCents !== null && cents > rule.toCents) return false
  if (payee !== null && folded(row.description) !== payee) return false
  return words.length === 0 || containsWords(textWords(`${row.fullDescription} ${row.description}`), words)
}

/**
 * Returns the names of a row's payee by the rules, the bank's first: a payee that was renamed twice has three. A rule in
 * front of another one came later, so it knows the other one's name.
 */
function namesOfPayee(rules: readonly ReadyRule[], row: RuleRow): string[] {
  const names = [row.description]
  for (const ready of rules.toReversed()) {
    const name = ready.rule.payeeName ?? ''
    const last = { ...row, description: names.at(-1) ?? '' }
    if (name !== '' && (fitsRule(ready, row) || fitsRule(ready, last))) names.push(name)
  }
  return names
}

/**
 * Returns what the person's rules say of a row. Each part (category, payee, tags, hiding, split) comes from the first
 * rule in their order that fits and sets it; so a rule that renames a payee and one that moves it work together.
 */
export function effectOfRules(rules: readonly ReadyRule[], row: RuleRow): RuleEffect {
  const names = namesOfPayee(rules, row)
  // Rules that look at the payee know it by each of its names.
  const asNamed = names.map((description) => ({ ...row, description }))
  const fitting = rules.filter((ready) => asNamed.some((one) => fitsRule(ready, one))).map(({ rule }) => rule)
  const moving = fitting.find(({ categoryId }) => categoryId !== undefined && categoryId !== null)
  return {
    categoryId: moving?.categoryId ?? null,
    ownCategoryId: moving?.ownCategoryId ?? null,
    payeeName: names.length > 1 ? (names.at(-1) ?? null) : null,
    tags: fitting.find(({ tags }) => tags !== undefined && tags.length > 0)?.tags ?? [],
    isHidden: fitting.some(({ isHidden }) => isHidden === true),
    split: fitting.find(({ split }) => split !== undefined && split.length > 0)?.split ?? [],
  }
}
