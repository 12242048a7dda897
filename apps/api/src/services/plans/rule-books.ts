import { defaultRuleBookId, type RuleBook, ruleBooks } from '@evenkeel/engine'

/** The specification's rule book, used by every plan that names no other. */
export const currentRuleBook: RuleBook = ruleBooks[defaultRuleBookId]

/** Returns what a plan says of the published figures that it was worked out with. */
export const viewRuleBook = ({ ruleBookId, name, source }: RuleBook) => ({ ruleBookId, name, source })

/**
 * Returns the rule book of a stored plan, which names it so that it can be computed again.
 * @throws Error for a rule book that this release no longer has: its plans could not be computed again.
 */
export function requireRuleBook(ruleBookId: string): RuleBook {
  const ruleBook = Object.values(ruleBooks).find((candidate) => candidate.ruleBookId === ruleBookId)
  if (!ruleBook) throw new Error(`A stored plan names the rule book ${ruleBookId}, which is not there`)
  return ruleBook
}
