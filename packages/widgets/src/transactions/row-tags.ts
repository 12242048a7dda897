import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { homeCurrency } from '@evenkeel/engine'
import type { IconName } from '@evenkeel/ui/icon'

/** A word next to a transaction's name that says what is particular about it. */
export interface RowTag {
  readonly icon: IconName
  readonly word: string
  /** One sentence, shown in the open row. */
  readonly reason: string
}

const hidden: RowTag = { icon: 'eye-off', word: 'Hidden', reason: 'Hidden transactions count in no total.' }
const transfer: RowTag = {
  icon: 'transfer',
  word: 'Transfer',
  reason: 'Moves money between your own accounts, so it counts in no total.',
}
const pending: RowTag = {
  icon: 'status-pending',
  word: 'Pending',
  reason: 'Your bank has not posted it yet: its date and amount may still change.',
}
const part: RowTag = { icon: 'split', word: 'Split', reason: 'A part of a split transaction.' }
const leftOut: RowTag = {
  icon: 'info',
  word: 'Not counted',
  reason: 'Its account is left out of cash flow, budgets and spending, so it counts in no total.',
}
const inCurrency = (currency: string): RowTag => ({
  icon: 'info',
  word: currency,
  reason: `In ${currency}. Amounts in another currency than US dollars count in no total.`,
})

/** Returns the tags of a transaction, the most important first; none for an ordinary one. */
export function toRowTags(row: Transaction, account: Pick<Account, 'isHiddenFromCFBS'> | undefined): readonly RowTag[] {
  return [
    row.hidden && hidden,
    row.isTransfer && transfer,
    row.isPending && pending,
    row.splitted && part,
    row.currency !== homeCurrency && inCurrency(row.currency),
    account?.isHiddenFromCFBS === true && leftOut,
  ].filter((tag) => tag !== false)
}
