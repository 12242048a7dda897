// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Added by you */
export const addedByYou = /* @__PURE__ */ createMessage('Added by you')

/** From an imported file */
export const fromFile = /* @__PURE__ */ createMessage('From an imported file')

/** From the bank */
export const fromBank = /* @__PURE__ */ createMessage('From the bank')

/** Same, keep one: {name} */
export const sameKeepOneOf = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Same, keep one: ', a.name])

/** Same, keep one */
export const sameKeepOne = /* @__PURE__ */ createMessage('Same, keep one')

/** Keep both: {name} */
export const keepBothOf = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Keep both: ', a.name])

/** Keep both */
export const keepBoth = /* @__PURE__ */ createMessage('Keep both')

/** Kept one */
export const keptOne = /* @__PURE__ */ createMessage('Kept one')

/** Kept both */
export const keptBoth = /* @__PURE__ */ createMessage('Kept both')

/** All sorted out */
export const allSortedOut = /* @__PURE__ */ createMessage('All sorted out')

/** No duplicates left. */
export const noDuplicatesLeft = /* @__PURE__ */ createMessage('No duplicates left.')

/** Possible duplicate transactions */
export const possibleTransactions = /* @__PURE__ */ createMessage('Possible duplicate transactions')

/** Possible duplicates */
export const possibleDuplicates = /* @__PURE__ */ createMessage('Possible duplicates')

/** These look the same. Both count in your totals until you choose. */
export const lookTheSame = /* @__PURE__ */ createMessage('These look the same. Both count in your totals until you choose.')

/** Loading transactions */
export const loadingTransactions = /* @__PURE__ */ createMessage('Loading transactions')

/** These transactions didn’t load */
export const transactionsFailed = /* @__PURE__ */ createMessage('These transactions didn’t load')

/** Done */
export const done = /* @__PURE__ */ createMessage('Done')

/** Same account, merge: {name} */
export const mergeOf = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Same account, merge: ', a.name])

/** Same account, merge */
export const sameAccountMerge = /* @__PURE__ */ createMessage('Same account, merge')

/** Accounts merged */
export const accountsMerged = /* @__PURE__ */ createMessage('Accounts merged')

/** Kept both accounts */
export const keptBothAccounts = /* @__PURE__ */ createMessage('Kept both accounts')

/** Possible duplicate accounts */
export const possibleAccounts = /* @__PURE__ */ createMessage('Possible duplicate accounts')

/** {count, plural, one {# transaction matches} other {# transactions match}}. If it’s the same account, we’ll keep your edits and count it once. */
export const matching = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction matches'], other: () => [w.number(a.count), ' transactions match'] }), '. If it’s the same account, we’ll keep your edits and count it once.'])
