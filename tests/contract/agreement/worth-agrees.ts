import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { mayCountInNetWorth } from '@evenkeel/engine'
import type { TestClient } from '../../../apps/api/testing/test-client.ts'
import { cents, type Pair, sumCents } from './pair.ts'

/** What accounts come to that count in net worth, in cents: what is owned, owed, and both. */
function worthOf(accounts: readonly Account[]): readonly [assets: number, liabilities: number, total: number] {
  const counted = accounts.filter(({ category, ...account }) =>
    mayCountInNetWorth({ ...account, categoryName: category }),
  )
  const of = (group: Account['groupName']) =>
    sumCents(counted.filter(({ groupName }) => groupName === group).map(({ balance }) => balance))
  const [assets, liabilities] = [of('Asset'), of('Liability')]
  return [assets, liabilities, assets + liabilities]
}

async function accountPairs(client: TestClient, account: Account): Promise<Pair[]> {
  const body = { userAccountId: account.userAccountId }
  const [alone, { steps }] = await Promise.all([
    client.call('account', { body }),
    client.call('balanceHistory', { body }),
  ])
  return [
    [`${account.name}, alone`, alone, account],
    [`${account.name}, last balance`, cents(steps.at(-1)?.balance ?? Number.NaN), cents(account.balance)],
  ]
}

type NetWorth = Answer<'netWorthHistory'>

function historyPairs(history: NetWorth, worth: ReturnType<typeof worthOf>): Pair[] {
  const [first, last] = [history.months[0], history.months.at(-1)]
  if (first === undefined || last === undefined) return [['net worth without a history', 0, worth[2]]]
  const sumOf = (key: 'now' | 'change' | 'added') => sumCents(history.accounts.map((account) => account[key]))
  return [
    ['net worth today', [last.assets, last.liabilities, last.total].map(cents), worth],
    ['net worth today of all accounts', sumOf('now'), worth[2]],
    ['net worth, change', cents(last.total) - cents(first.total), cents(history.change) + cents(history.added)],
    ['net worth, change of accounts', sumOf('change'), cents(history.change)],
    ['net worth, added accounts', sumOf('added'), cents(history.added)],
    ...history.months.map(({ date, assets, liabilities, total }): Pair => [
      `net worth of ${date}`,
      cents(total),
      cents(assets) + cents(liabilities),
    ]),
  ]
}

/** Compares what home, the history of net worth, and each account say of what the person owns with the accounts. */
export async function worthPairs(
  client: TestClient,
  accounts: readonly Account[],
  { netWorth, accountsCount }: Answer<'dashboard'>['data'],
): Promise<readonly Pair[]> {
  const worth = worthOf(accounts)
  const [whole, year, each] = await Promise.all([
    client.call('netWorthHistory', { body: { pastMonthCount: null } }),
    client.call('netWorthHistory', { body: {} }),
    Promise.all(accounts.map((account) => accountPairs(client, account))),
  ])
  return [
    ['net worth on home', [netWorth.assets, netWorth.liabilities, netWorth.total].map(cents), worth],
    ['number of accounts', accountsCount, accounts.length],
    ['net worth of a year', year.months, whole.months.slice(-year.months.length)],
    ...historyPairs(whole, worth),
    ...each.flat(),
  ]
}
