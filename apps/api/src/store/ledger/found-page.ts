import { filterKey, isOfEntries } from './entry-filter.ts'
import { entryPage, type List, orderShape, type Stretch, toGroupId } from './entry-page.ts'
import type { ShownEntry } from './entry-row.ts'
import type { LedgerTransaction } from './ledger.ts'
import { remembered } from './remembered.ts'

interface FoundPage {
  readonly list: List
  readonly stretch: Stretch
}

/** Finding the rows of a search costs more than anything else of its page. */
const rememberedPage = remembered(
  ({ list: { filter, order }, stretch: { limit, offset, length } }: FoundPage) =>
    `${orderShape(order)} ${toGroupId(order)} ${limit} ${offset} ${length} ${filterKey(filter)}`,
  (ledger, { list, stretch }): readonly ShownEntry[] => entryPage(ledger, list, stretch),
)

/** Returns a page of a list; one of a search is remembered until the ledger changes. */
export const listedPage = (ledger: LedgerTransaction, list: List, stretch: Stretch): readonly ShownEntry[] =>
  isOfEntries(list.filter) ? rememberedPage(ledger, { list, stretch }) : entryPage(ledger, list, stretch)
