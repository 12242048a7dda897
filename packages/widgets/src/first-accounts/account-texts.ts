import type { Account } from '@evenkeel/api-client/contract/accounts'
import { formatMoney } from '@evenkeel/engine'
import { accountCount, type AccountSection, accountsView } from '../account-modal/account-sections.ts'
import { asOfText, newestAsOf } from '../account-modal/as-of.ts'
import * as words from '../words/accounts.generated.ts'

/** The sections of the card of accounts, in its order, each with the label under which a browser keeps that it is open. */
export const accountSections = [
  { name: 'assets', label: words.assets() },
  { name: 'liabilities', label: words.liabilities() },
] as const

type SectionName = (typeof accountSections)[number]['name']

/** What home's card of accounts says of a person while its sections are closed. */
export type AccountText = 'total' | SectionName | `${SectionName}Count` | 'balancesFrom' | 'older'

/**
 * Returns what home's card of accounts says, for the card that is drawn before the libraries are there. What the card does not have is
 * empty: the texts of a section without accounts, and the age of balances without a date.
 */
export function accountTexts(accounts: readonly Account[], now: Date): Readonly<Record<AccountText, string>> {
  const { total, sections, counted } = accountsView(accounts)
  const [assets, liabilities] = accountSections.map(({ label }) => sections.find((one) => one.label === label))
  const sumOf = (section?: AccountSection) => (section === undefined ? '' : formatMoney(section.total))
  const countOf = (section?: AccountSection) =>
    section === undefined ? '' : words.accounts({ count: accountCount(section) })
  const age = newestAsOf(counted)
  return {
    total: formatMoney(total),
    assets: sumOf(assets),
    assetsCount: countOf(assets),
    liabilities: sumOf(liabilities),
    liabilitiesCount: countOf(liabilities),
    balancesFrom: age === null ? '' : asOfText(age.asOf, now),
    older: age === null || age.olderCount === 0 ? '' : `· ${words.older({ count: age.olderCount })}`,
  }
}
