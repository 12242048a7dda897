import { type SocialSecurityRuleBook, socialSecurity2017 } from './social-security-2017.ts'
import { socialSecurityOfficial } from './social-security-official.ts'
import { tax2017, type TaxRuleBook } from './tax-2017.ts'
import { tax2026 } from './tax-2026.ts'

/** The published figures that a plan can be computed with. */
export const ruleBookIds = ['plan-rules-2017', 'official-2026'] as const
export type RuleBookId = (typeof ruleBookIds)[number]

/** Figures of Social Security and of income tax that belong together. */
export interface RuleBook {
  readonly ruleBookId: RuleBookId
  readonly name: string
  readonly source: string
  readonly socialSecurity: SocialSecurityRuleBook
  readonly tax: TaxRuleBook
}

/** The specification's figures, and those published for 2026, which leave state tax out. */
export const ruleBooks: Readonly<Record<RuleBookId, RuleBook>> = {
  'plan-rules-2017': {
    ruleBookId: 'plan-rules-2017',
    name: socialSecurity2017.name,
    source: socialSecurity2017.source,
    socialSecurity: socialSecurity2017,
    tax: tax2017,
  },
  'official-2026': {
    ruleBookId: 'official-2026',
    name: socialSecurityOfficial.name,
    source: `${socialSecurityOfficial.source}; ${tax2026.source}`,
    socialSecurity: socialSecurityOfficial,
    tax: tax2026,
  },
}

/** The rules of a plan that names none, and the ones that a first plan starts with on our screens. */
export const defaultRuleBookId: RuleBookId = 'plan-rules-2017'
export const newestRuleBookId: RuleBookId = 'official-2026'
