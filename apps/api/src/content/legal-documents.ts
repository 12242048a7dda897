import type { LegalDocumentName } from '../store/directory/schema.ts'
import { termsVersion } from '../identity/terms.ts'

/** A text that people accept; a new version has to be accepted again. */
export interface LegalText {
  readonly version: string
  readonly title: string
  /** Plain text; paragraphs are parted by an empty line. */
  readonly body: string
}

const paragraphs = (...texts: readonly string[]) => texts.join('\n\n')

export const legalDocuments: Readonly<Record<LegalDocumentName, LegalText>> = {
  'terms-of-use': {
    version: termsVersion,
    title: 'Terms of use',
    body: paragraphs(
      'Evenkeel is offered to you by your employer and is yours to use as you like, or not at all.',
      'What you enter, link or import here belongs to you. Your employer cannot see it, and cannot see whether you use Evenkeel.',
      'A planner sees your figures only while one is assigned to you. A member of our staff sees them only for a stated reason and a limited time. Both are listed for you under your profile.',
      'What Evenkeel works out is an estimate made from the figures that it was given. It is no advice on investments, taxes or law, and no promise.',
      'Keep your password to yourself, and tell us when you think that somebody else has used your account.',
      'You can take all of your data with you and delete your account whenever you wish. What is deleted is gone.',
    ),
  },
  fror: {
    version: '2026-01',
    title: 'Working with a planner',
    body: paragraphs(
      'A planner is a person who looks at your figures with you and helps you to make a plan and keep to it.',
      'From the moment that a planner is assigned to you, the planner can read your plans, budgets, spending and cash flow, and note what you have talked about. The planner cannot change your accounts or transactions, and each look is listed for you under your profile.',
      'Planners are paid by your employer at the same rate whatever you decide. They earn nothing from what you buy or sell.',
      'A planner explains and suggests. What you do with it is your decision.',
    ),
  },
}
