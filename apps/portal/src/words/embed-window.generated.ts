// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Interest rate */
export const interestRate = /* @__PURE__ */ createMessage('Interest rate')

/** Minimum monthly payment */
export const minimumPayment = /* @__PURE__ */ createMessage('Minimum monthly payment')

/** Current monthly payment */
export const currentPayment = /* @__PURE__ */ createMessage('Current monthly payment')

/** In your net worth */
export const inNetWorth = /* @__PURE__ */ createMessage('In your net worth')

/** In cash flow, budgets and spending */
export const inFlow = /* @__PURE__ */ createMessage('In cash flow, budgets and spending')

/** Loading the account */
export const loadingTheAccount = /* @__PURE__ */ createMessage('Loading the account')

/** The account didn’t load */
export const accountFailed = /* @__PURE__ */ createMessage('The account didn’t load')

/** Change {name}? */
export const changeQuestion = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Change ', a.name, '?'])

/** {name} saved */
export const saved = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' saved'])

/** Leave it */
export const leaveIt = /* @__PURE__ */ createMessage('Leave it')

/** Delete {name}? */
export const deleteQuestion = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Delete ', a.name, '?'])

/** {name} deleted */
export const deleted = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' deleted'])

/** This also deletes its transactions. */
export const deletesTransactions = /* @__PURE__ */ createMessage('This also deletes its transactions.')

/** We couldn’t check which goals use this account. */
export const goalsUnknown = /* @__PURE__ */ createMessage('We couldn’t check which goals use this account.')

/** All set. You can close this window. */
export const canClose = /* @__PURE__ */ createMessage('All set. You can close this window.')

/** Loading */
export const loading = /* @__PURE__ */ createMessage('Loading')

/** Evenkeel didn’t answer */
export const noAnswer = /* @__PURE__ */ createMessage('Evenkeel didn’t answer')

/** This window wasn’t opened by a widget */
export const notByWidget = /* @__PURE__ */ createMessage('This window wasn’t opened by a widget')

/** Close it and choose Connect on the page again. If that doesn’t help, the page is blocking this window. The page’s owner can change that. */
export const notByWidgetText = /* @__PURE__ */ createMessage('Close it and choose Connect on the page again. If that doesn’t help, the page is blocking this window. The page’s owner can change that.')

/** Loading the plan */
export const loadingThePlan = /* @__PURE__ */ createMessage('Loading the plan')

/** The plan didn’t load */
export const planFailed = /* @__PURE__ */ createMessage('The plan didn’t load')

/** Change which accounts count for {name}? */
export const changeLinks = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Change which accounts count for ', a.name, '?'])

/** Accounts added to your draft of {name} */
export const accountsInDraft = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Accounts added to your draft of ', a.name])

/** Accounts of {name} saved */
export const accountsChanged = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Accounts of ', a.name, ' saved'])

/** {name}: {label} */
export const accountChange = /* @__PURE__ */ createMessage<{ name: string; label: string }>((a) => [a.name, ': ', a.label])

/** Save this to your plan {name}? */
export const saveToPlan = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Save this to your plan ', a.name, '?'])

/** Draft of {name} saved */
export const draftSaved = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Draft of ', a.name, ' saved'])

/** We’ll save it as a draft. Your plan changes only when you review the draft in Evenkeel and use it. */
export const draftText = /* @__PURE__ */ createMessage('We’ll save it as a draft. Your plan changes only when you review the draft in Evenkeel and use it.')

/** Terms of use */
export const termsOfUse = /* @__PURE__ */ createMessage('Terms of use')

/** Sign in to Evenkeel */
export const signInToEvenkeel = /* @__PURE__ */ createMessage('Sign in to Evenkeel')

/** Requested on {page} */
export const askedOn = /* @__PURE__ */ createMessage<{ page: string }>((a) => ['Requested on ', a.page])

/** {page} can’t see what you type here. You’ll see what it would show before you connect. */
export const pageCantSee = /* @__PURE__ */ createMessage<{ page: string }>((a) => [a.page, ' can’t see what you type here. You’ll see what it would show before you connect.'])

/** This account is linked to: {names} */
export const linkedTo = /* @__PURE__ */ createMessage<{ names: string }>((a) => ['This account is linked to: ', a.names])

/** Name */
export const name = /* @__PURE__ */ createMessage('Name')

/** Category */
export const category = /* @__PURE__ */ createMessage('Category')

/** Type */
export const type = /* @__PURE__ */ createMessage('Type')

/** Balance */
export const balance = /* @__PURE__ */ createMessage('Balance')

/** Save */
export const save = /* @__PURE__ */ createMessage('Save')

/** It replaces your current draft. */
export const replacesDraft = /* @__PURE__ */ createMessage('It replaces your current draft.')

/** Delete */
export const remove = /* @__PURE__ */ createMessage('Delete')

/** Connect an account */
export const linkTitle = /* @__PURE__ */ createMessage('Connect an account')

/** You sign in to your bank in this window only. The page you came from can’t see it. */
export const linkText = /* @__PURE__ */ createMessage('You sign in to your bank in this window only. The page you came from can’t see it.')

/** Getting your accounts */
export const comingTitle = /* @__PURE__ */ createMessage('Getting your accounts')

/** This takes a moment. Keep this window open. */
export const comingText = /* @__PURE__ */ createMessage('This takes a moment. Keep this window open.')

/** Still getting your accounts */
export const lateTitle = /* @__PURE__ */ createMessage('Still getting your accounts')

/** They’ll appear on the page you came from. You can close this window. */
export const lateText = /* @__PURE__ */ createMessage('They’ll appear on the page you came from. You can close this window.')

/** All set. You can close this window. */
export const doneTitle = /* @__PURE__ */ createMessage('All set. You can close this window.')

/** Your accounts are on the page you came from. */
export const doneText = /* @__PURE__ */ createMessage('Your accounts are on the page you came from.')

/** Cancel */
export const cancel = /* @__PURE__ */ createMessage('Cancel')

/** Choose your bank */
export const chooseYourBank = /* @__PURE__ */ createMessage('Choose your bank')

/** Connect another account */
export const linkAnotherAccount = /* @__PURE__ */ createMessage('Connect another account')

/** Close window */
export const closeWindow = /* @__PURE__ */ createMessage('Close window')
