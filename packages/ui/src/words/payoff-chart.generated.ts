// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** As you pay today */
export const asYouPayToday = /* @__PURE__ */ createMessage('As you pay today')

/** Debt-free */
export const debtFree = /* @__PURE__ */ createMessage('Debt-free')

/** {when}: debt-free */
export const debtFreeAt = /* @__PURE__ */ createMessage<{ when: string }>((a) => [a.when, ': debt-free'])

/** You have no debts to pay off. */
export const noDebts = /* @__PURE__ */ createMessage('You have no debts to pay off.')

/** What you owe each month. No data yet. */
export const noDataOf = /* @__PURE__ */ createMessage('What you owe each month. No data yet.')

/** What you owe each month */
export const owedByMonth = /* @__PURE__ */ createMessage('What you owe each month')

/** Month */
export const month = /* @__PURE__ */ createMessage('Month')

/** Today */
export const today = /* @__PURE__ */ createMessage('Today')

/** All debts */
export const allDebts = /* @__PURE__ */ createMessage('All debts')

/** {when}: amounts hidden */
export const amountsHidden = /* @__PURE__ */ createMessage<{ when: string }>((a) => [a.when, ': amounts hidden'])

/** {when}: {amount} owed */
export const owedAt = /* @__PURE__ */ createMessage<{ when: string; amount: string }>((a) => [a.when, ': ', a.amount, ' owed'])

/** as you pay today {amount} */
export const leftAsToday = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['as you pay today ', a.amount])

/** What you owe each month: {count, plural, one {# debt} other {# debts}}{paid, select, yes {, debt-free in {free}} other {}}{compared, select, yes {; as you pay today in {slower}} other {}}. */
export const summary = /* @__PURE__ */ createMessage<{ count: number; paid: 'yes' | (string & {}); free: string; compared: 'yes' | (string & {}); slower: string }>((a, w) => ['What you owe each month: ', w.plural(a.count, { one: () => [w.number(a.count), ' debt'], other: () => [w.number(a.count), ' debts'] }), w.select(a.paid, { yes: () => [', debt-free in ', a.free], other: () => '' }), w.select(a.compared, { yes: () => ['; as you pay today in ', a.slower], other: () => '' }), '.'])
