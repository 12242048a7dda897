import { displayLocale } from '../figures/display.ts'
import { accountLabel } from './linked-account.ts'

interface LoadedAccount {
  readonly userAccountId: number
  readonly name: string
  readonly displayName?: string | null
  readonly isLinked: boolean
  readonly isDeleted: boolean
}

const byLabel = new Intl.Collator(displayLocale, { sensitivity: 'accent' })

/**
 * Returns accounts sorted by the names that people read (the display name, else the name) in en-US, ignoring case:
 * 'apple' before 'Banana'. Accounts with equal names are sorted by id. Source: LINK-16, Q-LINK-3.
 */
export const sortByName = <Account extends Omit<LoadedAccount, 'isLinked' | 'isDeleted'>>(
  accounts: readonly Account[],
): Account[] =>
  accounts.toSorted((a, b) => byLabel.compare(accountLabel(a), accountLabel(b)) || a.userAccountId - b.userAccountId)

/**
 * Returns the accounts of a plan for its form, sorted by name. On the first load, deleted accounts are not linked, even
 * if the server says so. A later load keeps the server's answer, because the person has seen the account by then.
 * Source: LINK-15, Q-LINK-2.
 *
 * Worked example: { isDeleted: true, isLinked: true } becomes isLinked false with isFirstLoad, and stays true without.
 */
export const loadLinkedAccounts = <Account extends LoadedAccount>(
  accounts: readonly Account[],
  { isFirstLoad }: { isFirstLoad: boolean },
): Account[] =>
  sortByName(accounts.map((account) => (isFirstLoad && account.isDeleted ? { ...account, isLinked: false } : account)))
