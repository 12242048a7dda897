// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Net worth */
export const netWorth = /* @__PURE__ */ createMessage('Net worth')

/** Connect a bank or add an account to see your net worth. It takes about two minutes. */
export const addToSee = /* @__PURE__ */ createMessage('Connect a bank or add an account to see your net worth. It takes about two minutes.')

/** All accounts */
export const allAccounts = /* @__PURE__ */ createMessage('All accounts')

/** {count, plural, one {# account is older} other {# accounts are older}} */
export const older = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' account is older'], other: () => [w.number(a.count), ' accounts are older'] })])

/** {count, plural, one {# account} other {# accounts}} */
export const accounts = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' account'], other: () => [w.number(a.count), ' accounts'] })])

/** Your net worth */
export const noAccounts = /* @__PURE__ */ createMessage('Your net worth')

/** Your banks */
export const banks = /* @__PURE__ */ createMessage('Your banks')

/** Loading accounts */
export const loading = /* @__PURE__ */ createMessage('Loading accounts')

/** Your accounts didn’t load */
export const failed = /* @__PURE__ */ createMessage('Your accounts didn’t load')

/** Try again */
export const retry = /* @__PURE__ */ createMessage('Try again')

/** Couldn’t refresh. Showing earlier data. */
export const staleData = /* @__PURE__ */ createMessage('Couldn’t refresh. Showing earlier data.')

/** Couldn’t refresh. Showing data from {date}. */
export const staleFrom = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['Couldn’t refresh. Showing data from ', a.date, '.'])

/** Assets */
export const assets = /* @__PURE__ */ createMessage('Assets')

/** Liabilities */
export const liabilities = /* @__PURE__ */ createMessage('Liabilities')
