// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {account} was deleted, but this plan still counts it. */
export const accountGone = /* @__PURE__ */ createMessage<{ account: string }>((a) => [a.account, ' was deleted, but this plan still counts it.'])

/** {account} couldn’t be updated. */
export const syncIssue = /* @__PURE__ */ createMessage<{ account: string }>((a) => [a.account, ' couldn’t be updated.'])

/** With today’s numbers you’d miss this goal. */
export const wouldMiss = /* @__PURE__ */ createMessage('With today’s numbers you’d miss this goal.')

/** With today’s numbers you’d come close to this goal. */
export const wouldBeClose = /* @__PURE__ */ createMessage('With today’s numbers you’d come close to this goal.')

/** A linked account */
export const aLinkedAccount = /* @__PURE__ */ createMessage('A linked account')

/** Plan recalculated */
export const upToDate = /* @__PURE__ */ createMessage('Plan recalculated')

/** This plan counts a missing rate or minimum payment as 0 */
export const countsMissing = /* @__PURE__ */ createMessage('This plan counts a missing rate or minimum payment as 0')

/** {term} of {name}: not provided. */
export const notProvided = /* @__PURE__ */ createMessage<{ term: string; name: string }>((a) => [a.term, ' of ', a.name, ': not provided.'])

/** {term} of {name} */
export const termOf = /* @__PURE__ */ createMessage<{ term: string; name: string }>((a) => [a.term, ' of ', a.name])

/** Add what is missing */
export const addMissing = /* @__PURE__ */ createMessage('Add what is missing')

/** Your plan stays the same */
export const staysAsItIs = /* @__PURE__ */ createMessage('Your plan stays the same')

/** Your accounts have changed */
export const dataChanged = /* @__PURE__ */ createMessage('Your accounts have changed')

/** Recalculate */
export const refresh = /* @__PURE__ */ createMessage('Recalculate')

/** Dismiss */
export const dismiss = /* @__PURE__ */ createMessage('Dismiss')

/** Loading your plan */
export const loadingPlan = /* @__PURE__ */ createMessage('Loading your plan')

/** Your plan didn’t load */
export const planFailed = /* @__PURE__ */ createMessage('Your plan didn’t load')

/** Monthly payment */
export const monthlyPayment = /* @__PURE__ */ createMessage('Monthly payment')

/** High interest means */
export const highInterest = /* @__PURE__ */ createMessage('High interest means')

/** Strategy */
export const strategy = /* @__PURE__ */ createMessage('Strategy')

/** none */
export const nothing = /* @__PURE__ */ createMessage('none')

/** yes */
export const yes = /* @__PURE__ */ createMessage('yes')

/** no */
export const no = /* @__PURE__ */ createMessage('no')

/** counts */
export const counts = /* @__PURE__ */ createMessage('counts')

/** doesn’t count */
export const doesNotCount = /* @__PURE__ */ createMessage('doesn’t count')

/** This plan needs more answers first. Open it in Evenkeel. */
export const incomplete = /* @__PURE__ */ createMessage('This plan needs more answers first. Open it in Evenkeel.')

/** Plan in use */
export const planIsSet = /* @__PURE__ */ createMessage('Plan in use')

/** Draft saved */
export const draftIsSaved = /* @__PURE__ */ createMessage('Draft saved')

/** Use my own numbers */
export const ownFigures = /* @__PURE__ */ createMessage('Use my own numbers')

/** Field required */
export const fieldRequired = /* @__PURE__ */ createMessage('Field required')
