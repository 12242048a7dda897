import type { ExplainedWords } from '@evenkeel/engine'
import * as units from '../words/explained.generated.ts'
import * as choices from '../words/explained-choices.generated.ts'
import * as debt from '../words/explained-debt.generated.ts'
import * as flows from '../words/explained-flows.generated.ts'
import * as protection from '../words/explained-protection.generated.ts'
import * as retirement from '../words/explained-retirement.generated.ts'

const catalogs = { choices, debt, flows, protection, retirement }

/** The texts of explanations in every language: a document is in that of its reader. */
export const printedWords: ExplainedWords = { units, catalogs }
