import type { Message } from '@evenkeel/engine'
import { UnknownThing } from '../shared/unknown-month.tsx'
import * as words from '../words/transactions.generated.ts'
import type { TransactionStart } from './filter.ts'

const titles = {
  all: words.noAccountOrCategory,
  month: words.noMonth,
  budget: words.noBudget,
  cashFlow: words.noMonth,
  spending: words.noCategory,
} as const satisfies Readonly<Record<TransactionStart['kind'], Message>>

/** Shown in place of a list of something that does not exist. */
export const UnknownList = ({ start }: { readonly start: TransactionStart }) => (
  <UnknownThing title={titles[start.kind]()} />
)
