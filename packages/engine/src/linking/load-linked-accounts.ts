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
 * In the order of their names as people read them: the display name, else the name, in en-US, case ignored ('apple'
 * before 'Banana'). Equal names keep the order of their ids. Source: specification section 4, Q-LINK-3.
 */
export const sortByName = <Account extends Omit<LoadedAccount, 'isLinked' | 'isDeleted'>>(
  accounts: readonly Account[],
): Account[] =>
  accounts.toSorted((a, b) => byLabel.compare(accountLabel(a), accountLabel(b)) || a.userAccountId - b.userAccountId)

/**
 * The accounts of a plan as its form takes them over, in the order of their names. On the first load deleted accounts
 * are not linked, whatever the server sends; a later load keeps what it sends, for the person has seen the account by
 * then. Source: specification section 4, Q-LINK-2.
 *
 * Worked example: { isDeleted: true, isLinked: true } becomes isLinked false with isFirstLoad, and stays without.
 */
export const loadLinkedAccounts = <Account extends LoadedAccount>(
  accounts: readonly Account[],
  { isFirstLoad }: { isFirstLoad: boolean },
): Account[] =>
  sortByName(accounts.map((account) => (isFirstLoad && account.isDeleted ? { ...account, isLinked: false } : account)))
