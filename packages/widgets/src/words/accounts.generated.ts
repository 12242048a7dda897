// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {name} is added */
export const added = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is added'])

/** {name} is changed */
export const changed = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is changed'])

/** {bank} keeps category, type and balance up to date. */
export const keptByBank = /* @__PURE__ */ createMessage<{ bank: string }>((a) => [a.bank, ' keeps category, type and balance up to date.'])

/** Choose one */
export const chooseOne = /* @__PURE__ */ createMessage(() => 'Choose one')

/** Delete */
export const remove = /* @__PURE__ */ createMessage(() => 'Delete')

/** Answer */
export const answerLogin = /* @__PURE__ */ createMessage(() => 'Answer')

/** Net worth */
export const netWorth = /* @__PURE__ */ createMessage(() => 'Net worth')

/** Connect a bank or add an account to see your net worth. It takes about two minutes. */
export const addToSee = /* @__PURE__ */ createMessage(() => 'Connect a bank or add an account to see your net worth. It takes about two minutes.')

/** All accounts */
export const allAccounts = /* @__PURE__ */ createMessage(() => 'All accounts')

/** {count, plural, one {# account is older} other {# accounts are older}} */
export const older = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' account is older'], other: () => [w.number(a.count), ' accounts are older'] })])

/** {count, plural, one {# account} other {# accounts}} */
export const accounts = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' account'], other: () => [w.number(a.count), ' accounts'] })])

/** Not counted */
export const notCounted = /* @__PURE__ */ createMessage(() => 'Not counted')

/** Your net worth */
export const noAccounts = /* @__PURE__ */ createMessage(() => 'Your net worth')

/** Your banks */
export const banks = /* @__PURE__ */ createMessage(() => 'Your banks')

/** Loading accounts */
export const loading = /* @__PURE__ */ createMessage(() => 'Loading accounts')

/** Your accounts did not load */
export const failed = /* @__PURE__ */ createMessage(() => 'Your accounts did not load')

/** Retry */
export const retry = /* @__PURE__ */ createMessage(() => 'Retry')

/** Could not refresh. Showing earlier data. */
export const staleData = /* @__PURE__ */ createMessage(() => 'Could not refresh. Showing earlier data.')

/** Could not refresh. Showing data from {date}. */
export const staleFrom = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['Could not refresh. Showing data from ', a.date, '.'])

/** View accounts */
export const viewAccounts = /* @__PURE__ */ createMessage(() => 'View accounts')
