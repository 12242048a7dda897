import type { LegalDocumentName } from '../store/directory/schema.ts'
import { termsVersion } from '../identity/terms.ts'

/** A text that people accept; a new version has to be accepted again. */
export interface LegalText {
  readonly version: string
  readonly title: string
  /** Plain text; an empty line separates paragraphs. */
  readonly body: string
}

const paragraphs = (...texts: readonly string[]) => texts.join('\n\n')

export const legalDocuments: Readonly<Record<LegalDocumentName, LegalText>> = {
  'terms-of-use': {
    version: termsVersion,
    title: 'Terms of use',
    body: paragraphs(
      'Your employer pays for Evenkeel. You decide whether and how to use it.',
      'Everything you enter, link or import belongs to you. Your employer can’t see it, and can’t see whether you use Evenkeel.',
      'A planner can see your numbers only while that planner is assigned to you. Evenkeel staff can see them only for a stated reason and a limited time. Your profile lists every time either one looks.',
      'Results are estimates based on the information you give us. They aren’t investment, tax or legal advice, and they aren’t a guarantee.',
      'Keep your password private. Tell us right away if you think someone else used your account.',
      'You can download your data or delete your account at any time. Deleted data can’t be recovered.',
    ),
  },
  fror: {
    version: '2026-02',
    title: 'Working with a planner',
    body: paragraphs(
      'A planner is a person who goes over your numbers with you and helps you make a plan and stick to it.',
      'Once a planner is assigned, they can see your plans, budgets, spending and cash flow, and keep notes on what you talk about. You can change what they see at any time. They can’t change your accounts or transactions. Your profile lists each time they look.',
      'Your employer pays planners the same amount whatever you decide. They earn nothing from what you buy or sell.',
      'A planner explains and suggests. You decide.',
    ),
  },
}
