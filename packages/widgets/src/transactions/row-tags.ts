import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { homeCurrency } from '@evenkeel/engine'
import type { IconName } from '@evenkeel/ui/icon'
import * as words from '../words/transactions.generated.ts'

/** A word next to a transaction's name that says what is particular about it. */
export interface RowTag {
  readonly icon: IconName
  readonly word: string
  /** One sentence, shown in the open row. */
  readonly reason: string
}

const hidden = (): RowTag => ({ icon: 'eye-off', word: words.tagHidden(), reason: words.tagHiddenWhy() })
const transfer = (): RowTag => ({ icon: 'transfer', word: words.tagTransfer(), reason: words.tagTransferWhy() })
const pending = (): RowTag => ({ icon: 'status-pending', word: words.tagPending(), reason: words.tagPendingWhy() })
const part = (): RowTag => ({ icon: 'split', word: words.tagSplit(), reason: words.tagSplitWhy() })
const notCounted = (): RowTag => ({ icon: 'info', word: words.tagNotCounted(), reason: words.tagNotCountedWhy() })
const inCurrency = (currency: string): RowTag => ({
  icon: 'info',
  word: currency,
  reason: words.tagCurrencyWhy({ currency }),
})

/** Returns the tags of a transaction, the most important first; none for an ordinary one. */
export function toRowTags(row: Transaction, account: Pick<Account, 'isHiddenFromCFBS'> | undefined): readonly RowTag[] {
  return [
    row.hidden && hidden(),
    row.isTransfer && transfer(),
    row.isPending && pending(),
    row.splitted && part(),
    row.currency !== homeCurrency && inCurrency(row.currency),
    account?.isHiddenFromCFBS === true && notCounted(),
  ].filter((tag) => tag !== false)
}
