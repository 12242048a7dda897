// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Balance */
export const balance = /* @__PURE__ */ createMessage('Balance')

/** Balance by day */
export const balanceByDay = /* @__PURE__ */ createMessage('Balance by day')

/** The balance of {name}, day by day, until today. */
export const balanceSummary = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['The balance of ', a.name, ', day by day, until today.'])

/** Day */
export const day = /* @__PURE__ */ createMessage('Day')

/** Today */
export const today = /* @__PURE__ */ createMessage('Today')

/** Not known */
export const unknown = /* @__PURE__ */ createMessage('Not known')

/** Range */
export const range = /* @__PURE__ */ createMessage('Range')

/** 1M */
export const oneMonth = /* @__PURE__ */ createMessage('1M')

/** 3M */
export const threeMonths = /* @__PURE__ */ createMessage('3M')

/** 6M */
export const sixMonths = /* @__PURE__ */ createMessage('6M')

/** 1Y */
export const oneYear = /* @__PURE__ */ createMessage('1Y')

/** 5Y */
export const fiveYears = /* @__PURE__ */ createMessage('5Y')

/** All */
export const all = /* @__PURE__ */ createMessage('All')

/** {change} since {date}. Lowest: {lowest} on {lowestDate}. */
export const changeAndLowest = /* @__PURE__ */ createMessage<{ change: string; date: string; lowest: string; lowestDate: string }>((a) => [a.change, ' since ', a.date, '. Lowest: ', a.lowest, ' on ', a.lowestDate, '.'])

/** There’s no data before {date}. */
export const knownFrom = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['There’s no data before ', a.date, '.'])

/** Last updated on {date}. The line uses that balance. */
export const carriedFrom = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['Last updated on ', a.date, '. The line uses that balance.'])

/** {name} was last updated on {date}. The line uses that balance. */
export const oldBalance = /* @__PURE__ */ createMessage<{ name: string; date: string }>((a) => [a.name, ' was last updated on ', a.date, '. The line uses that balance.'])

/** No balance yet */
export const noBalance = /* @__PURE__ */ createMessage('No balance yet')

/** Enter today’s balance. We’ll work out earlier days from your transactions. */
export const noBalanceText = /* @__PURE__ */ createMessage('Enter today’s balance. We’ll work out earlier days from your transactions.')

/** Enter balance */
export const enterBalance = /* @__PURE__ */ createMessage('Enter balance')

/** Loading the balance */
export const loadingBalance = /* @__PURE__ */ createMessage('Loading the balance')

/** The balance didn’t load */
export const balanceFailed = /* @__PURE__ */ createMessage('The balance didn’t load')

/** Positions */
export const positions = /* @__PURE__ */ createMessage('Positions')

/** on {date}, from your bank file */
export const positionsOf = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['on ', a.date, ', from your bank file'])

/** Total without cash */
export const positionsTotal = /* @__PURE__ */ createMessage('Total without cash')

/** {units} units */
export const units = /* @__PURE__ */ createMessage<{ units: string }>((a) => [a.units, ' units'])

/** {units} units at {price} */
export const unitsAt = /* @__PURE__ */ createMessage<{ units: string; price: string }>((a) => [a.units, ' units at ', a.price])

/** Details */
export const details = /* @__PURE__ */ createMessage('Details')

/** Edit */
export const edit = /* @__PURE__ */ createMessage('Edit')

/** Edit: {name} */
export const editAccount = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Edit: ', a.name])

/** Bank */
export const bank = /* @__PURE__ */ createMessage('Bank')

/** Type */
export const type = /* @__PURE__ */ createMessage('Type')

/** Updated */
export const updated = /* @__PURE__ */ createMessage('Updated')

/** Never */
export const never = /* @__PURE__ */ createMessage('Never')

/** Currency */
export const currency = /* @__PURE__ */ createMessage('Currency')

/** {currency}, not in totals */
export const inNoTotal = /* @__PURE__ */ createMessage<{ currency: string }>((a) => [a.currency, ', not in totals'])

/** In net worth */
export const inNetWorth = /* @__PURE__ */ createMessage('In net worth')

/** In cash flow */
export const inCashFlow = /* @__PURE__ */ createMessage('In cash flow')

/** Interest rate */
export const interestRate = /* @__PURE__ */ createMessage('Interest rate')

/** Monthly payment */
export const payment = /* @__PURE__ */ createMessage('Monthly payment')

/** Yes */
export const yes = /* @__PURE__ */ createMessage('Yes')

/** No */
export const no = /* @__PURE__ */ createMessage('No')

/** Bank connections */
export const bankConnections = /* @__PURE__ */ createMessage('Bank connections')

/** Fix connection */
export const fixConnection = /* @__PURE__ */ createMessage('Fix connection')

/** Your bank needs you to sign in again. The balance is from {date}. */
export const connectionBroken = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['Your bank needs you to sign in again. The balance is from ', a.date, '.'])

/** Transactions */
export const transactions = /* @__PURE__ */ createMessage('Transactions')

/** No transactions yet */
export const noTransactions = /* @__PURE__ */ createMessage('No transactions yet')

/** What comes in and goes out of this account is listed here. */
export const noTransactionsText = /* @__PURE__ */ createMessage('What comes in and goes out of this account is listed here.')

/** Loading transactions */
export const loadingTransactions = /* @__PURE__ */ createMessage('Loading transactions')

/** The transactions didn’t load */
export const transactionsFailed = /* @__PURE__ */ createMessage('The transactions didn’t load')

/** All transactions of this account */
export const allTransactions = /* @__PURE__ */ createMessage('All transactions of this account')

/** Manage */
export const manage = /* @__PURE__ */ createMessage('Manage')

/** Hide from net worth and cash flow */
export const hideAccount = /* @__PURE__ */ createMessage('Hide from net worth and cash flow')

/** Show in net worth and cash flow */
export const showAccount = /* @__PURE__ */ createMessage('Show in net worth and cash flow')

/** {name} hidden */
export const accountHidden = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' hidden'])

/** {name} shown */
export const accountShown = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' shown'])

/** Import a bank file */
export const importFile = /* @__PURE__ */ createMessage('Import a bank file')

/** Download balance history */
export const downloadHistory = /* @__PURE__ */ createMessage('Download balance history')

/** Delete this account */
export const deleteAccount = /* @__PURE__ */ createMessage('Delete this account')

/** Net worth */
export const netWorth = /* @__PURE__ */ createMessage('Net worth')

/** Net worth over time */
export const netWorthOverTime = /* @__PURE__ */ createMessage('Net worth over time')

/** View net worth */
export const viewNetWorth = /* @__PURE__ */ createMessage('View net worth')

/** Net worth by month */
export const netWorthByMonth = /* @__PURE__ */ createMessage('Net worth by month')

/** What you own, what you owe, and your net worth, month by month. */
export const netWorthSummary = /* @__PURE__ */ createMessage('What you own, what you owe, and your net worth, month by month.')

/** Your net worth at the end of each month, until today. */
export const trendSummary = /* @__PURE__ */ createMessage('Your net worth at the end of each month, until today.')

/** {change} in {count, plural, one {# month} other {# months}} */
export const inMonths = /* @__PURE__ */ createMessage<{ change: string; count: number }>((a, w) => [a.change, ' in ', w.plural(a.count, { one: () => [w.number(a.count), ' month'], other: () => [w.number(a.count), ' months'] })])

/** Month */
export const month = /* @__PURE__ */ createMessage('Month')

/** You own */
export const owned = /* @__PURE__ */ createMessage('You own')

/** You owe */
export const owed = /* @__PURE__ */ createMessage('You owe')

/** You’re up {amount} since {month}. */
export const up = /* @__PURE__ */ createMessage<{ amount: string; month: string }>((a) => ['You’re up ', a.amount, ' since ', a.month, '.'])

/** You’re down {amount} since {month}. */
export const down = /* @__PURE__ */ createMessage<{ amount: string; month: string }>((a) => ['You’re down ', a.amount, ' since ', a.month, '.'])

/** No change since {month}. */
export const same = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['No change since ', a.month, '.'])

/** Most of it is {name}. */
export const mainAccount = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Most of it is ', a.name, '.'])

/** Accounts added since then brought {amount}. */
export const addedSince = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Accounts added since then brought ', a.amount, '.'])

/** We didn’t know some of your accounts in {month}. Their first balance counts as added, not as a gain. */
export const notAllKnown = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['We didn’t know some of your accounts in ', a.month, '. Their first balance counts as added, not as a gain.'])

/** Loading net worth */
export const loadingNetWorth = /* @__PURE__ */ createMessage('Loading net worth')

/** Your net worth didn’t load */
export const netWorthFailed = /* @__PURE__ */ createMessage('Your net worth didn’t load')

/** Your net worth over time */
export const noAccounts = /* @__PURE__ */ createMessage('Your net worth over time')

/** Add an account to see what you own and owe, month by month. */
export const noAccountsText = /* @__PURE__ */ createMessage('Add an account to see what you own and owe, month by month.')

/** Go to your accounts */
export const goHome = /* @__PURE__ */ createMessage('Go to your accounts')

/** What changed since {month} */
export const whatChanged = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['What changed since ', a.month])

/** Group */
export const group = /* @__PURE__ */ createMessage('Group')

/** Now */
export const now = /* @__PURE__ */ createMessage('Now')

/** Change */
export const change = /* @__PURE__ */ createMessage('Change')

/** Added */
export const added = /* @__PURE__ */ createMessage('Added')

/** {count, plural, one {# account} other {# accounts}} */
export const accounts = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' account'], other: () => [w.number(a.count), ' accounts'] })])

/** Good to know */
export const goodToKnow = /* @__PURE__ */ createMessage('Good to know')

/** Balances come from your banks, your files, and what you enter. An account starts with its first balance. */
export const goodToKnowText = /* @__PURE__ */ createMessage('Balances come from your banks, your files, and what you enter. An account starts with its first balance.')

/** Download CSV */
export const downloadCsv = /* @__PURE__ */ createMessage('Download CSV')

/** Your line starts with next month’s balance. */
export const trendFirstMonth = /* @__PURE__ */ createMessage('Your line starts with next month’s balance.')
