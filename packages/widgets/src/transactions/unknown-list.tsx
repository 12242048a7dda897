import { UnknownThing } from '../shared/unknown-month.tsx'
import type { TransactionStart } from './filter.ts'

const titles: Readonly<Record<TransactionStart['kind'], string>> = {
  all: 'There is no such account or category',
  month: 'There is no such month',
  budget: 'There is no such budget',
  cashFlow: 'There is no such month',
  spending: 'There is no such category',
}

/** Shown in place of a list of something that does not exist. */
export const UnknownList = ({ start }: { readonly start: TransactionStart }) => (
  <UnknownThing title={titles[start.kind]} />
)
