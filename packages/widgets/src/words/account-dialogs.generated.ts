// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Connect an account */
export const connectAnAccount = /* @__PURE__ */ createMessage('Connect an account')

/** Balances and transactions update on their own. */
export const connectHereText = /* @__PURE__ */ createMessage('Balances and transactions update on their own.')

/** Opens a secure Evenkeel window. */
export const connectText = /* @__PURE__ */ createMessage('Opens a secure Evenkeel window.')

/** Add account */
export const addAccount = /* @__PURE__ */ createMessage('Add account')

/** Import a bank file */
export const importABankFile = /* @__PURE__ */ createMessage('Import a bank file')

/** Adds transactions and a balance from a statement. */
export const importText = /* @__PURE__ */ createMessage('Adds transactions and a balance from a statement.')

/** Create an account */
export const createAnAccount = /* @__PURE__ */ createMessage('Create an account')

/** You type in the balance. */
export const createText = /* @__PURE__ */ createMessage('You type in the balance.')

/** We couldn’t check which goals use this account. */
export const goalsUnknown = /* @__PURE__ */ createMessage('We couldn’t check which goals use this account.')

/** {name} deleted */
export const deleted = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' deleted'])

/** Delete {name}? */
export const deleteQuestion = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Delete ', a.name, '?'])

/** This also deletes its transactions. */
export const deletesTransactions = /* @__PURE__ */ createMessage('This also deletes its transactions.')

/** {name} added */
export const added = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' added'])

/** {name} saved */
export const changed = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' saved'])

/** {bank} updates the category, type and balance. */
export const keptByBank = /* @__PURE__ */ createMessage<{ bank: string }>((a) => [a.bank, ' updates the category, type and balance.'])

/** Choose one */
export const chooseOne = /* @__PURE__ */ createMessage('Choose one')

/** Delete */
export const remove = /* @__PURE__ */ createMessage('Delete')

/** Create account */
export const createTitle = /* @__PURE__ */ createMessage('Create account')

/** Edit account */
export const editTitle = /* @__PURE__ */ createMessage('Edit account')

/** Add student loan */
export const studentLoanTitle = /* @__PURE__ */ createMessage('Add student loan')

/** Enter a positive number for an asset. */
export const assetHint = /* @__PURE__ */ createMessage('Enter a positive number for an asset.')

/** Enter a negative number for a liability. */
export const liabilityHint = /* @__PURE__ */ createMessage('Enter a negative number for a liability.')

/** Current insurance amount */
export const insuranceBalance = /* @__PURE__ */ createMessage('Current insurance amount')

/** This account is linked to: {goals} */
export const linkedTo = /* @__PURE__ */ createMessage<{ goals: string }>((a) => ['This account is linked to: ', a.goals])

/** Balance */
export const balance = /* @__PURE__ */ createMessage('Balance')

/** Cancel */
export const cancel = /* @__PURE__ */ createMessage('Cancel')
