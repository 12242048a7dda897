import { type SocialSecurityRuleBook, socialSecurity2017, tax2017, type TaxRuleBook } from '@evenkeel/engine'

/** The published figures by which a plan is worked out; a stored plan names its own, so that it can be worked out again. */
export interface RuleBook {
  readonly ruleBookId: string
  readonly name: string
  readonly source: string
  readonly socialSecurity: SocialSecurityRuleBook
  readonly tax: TaxRuleBook
}

/** The specification's own; every plan is made by it until another is offered. */
export const currentRuleBook: RuleBook = {
  ruleBookId: 'plan-rules-2017',
  name: socialSecurity2017.name,
  source: socialSecurity2017.source,
  socialSecurity: socialSecurity2017,
  tax: tax2017,
}

const ruleBooks: readonly RuleBook[] = [currentRuleBook]

/** The rule book of a stored plan. @throws Error for one that this release has given up: its plans could not be worked out again. */
export function ruleBookOf(ruleBookId: string): RuleBook {
  const ruleBook = ruleBooks.find((candidate) => candidate.ruleBookId === ruleBookId)
  if (!ruleBook) throw new Error(`A stored plan names the rule book ${ruleBookId}, which is not there`)
  return ruleBook
}
