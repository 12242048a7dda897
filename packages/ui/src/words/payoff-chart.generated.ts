// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** As you pay today */
export const asYouPayToday = /* @__PURE__ */ createMessage(() => 'As you pay today')

/** Debt-free */
export const debtFree = /* @__PURE__ */ createMessage(() => 'Debt-free')

/** {when}: debt-free */
export const debtFreeAt = /* @__PURE__ */ createMessage<{ when: string }>((a) => [a.when, ': debt-free'])

/** You have no debts to pay off. */
export const noDebts = /* @__PURE__ */ createMessage(() => 'You have no debts to pay off.')

/** {payoffLabel}. No data yet. */
export const noDataOf = /* @__PURE__ */ createMessage<{ payoffLabel: string }>((a) => [a.payoffLabel, '. No data yet.'])
