// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Parts of this plan */
export const parts = /* @__PURE__ */ createMessage('Parts of this plan')

/** filled in */
export const filled = /* @__PURE__ */ createMessage('filled in')

/** Your answer so far */
export const answer = /* @__PURE__ */ createMessage('Your answer so far')

/** Answer this plan’s questions to see it here. */
export const answerLater = /* @__PURE__ */ createMessage('Answer this plan’s questions to see it here.')

/** Still missing: {names}. */
export const stillMissing = /* @__PURE__ */ createMessage<{ names: string }>((a) => ['Still missing: ', a.names, '.'])

/** Cancel */
export const cancel = /* @__PURE__ */ createMessage('Cancel')

/** Use this plan */
export const takePlan = /* @__PURE__ */ createMessage('Use this plan')

/** Back */
export const back = /* @__PURE__ */ createMessage('Back')

/** Continue */
export const goOn = /* @__PURE__ */ createMessage('Continue')

/** Step {step} of {steps} */
export const place = /* @__PURE__ */ createMessage<{ step: string; steps: string }>((a) => ['Step ', a.step, ' of ', a.steps])

/** We know already */
export const known = /* @__PURE__ */ createMessage('We know already')

/** Change */
export const change = /* @__PURE__ */ createMessage('Change')

/** Change: {title} */
export const changeNamed = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Change: ', a.title])

/** Most people leave this empty. You can continue without it. */
export const rare = /* @__PURE__ */ createMessage('Most people leave this empty. You can continue without it.')

/** No children. */
export const noChildren = /* @__PURE__ */ createMessage('No children.')

/** Age of child {child} */
export const ageOfChild = /* @__PURE__ */ createMessage<{ child: string }>((a) => ['Age of child ', a.child])

/** Remove child {child} */
export const removeChild = /* @__PURE__ */ createMessage<{ child: string }>((a) => ['Remove child ', a.child])

/** Add a child */
export const addChild = /* @__PURE__ */ createMessage('Add a child')

/** Accounts in this plan */
export const planAccounts = /* @__PURE__ */ createMessage('Accounts in this plan')

/** Insurance in this plan */
export const planInsurance = /* @__PURE__ */ createMessage('Insurance in this plan')

/** Your emergency savings is the total of these balances. */
export const emergencyAccounts = /* @__PURE__ */ createMessage('Your emergency savings is the total of these balances.')

/** Your student loans */
export const studentLoans = /* @__PURE__ */ createMessage('Your student loans')

/** Choose the loans to pay off and mark each one federal or private. */
export const studentLoansIntro = /* @__PURE__ */ createMessage('Choose the loans to pay off and mark each one federal or private.')

/** Your income and savings */
export const incomeAndSavings = /* @__PURE__ */ createMessage('Your income and savings')

/** Your employer’s benefits */
export const employersBenefits = /* @__PURE__ */ createMessage('Your employer’s benefits')

/** Do you use these benefits? */
export const takePart = /* @__PURE__ */ createMessage('Do you use these benefits?')

/** We count these toward your coverage. */
export const policiesIntro = /* @__PURE__ */ createMessage('We count these toward your coverage.')

/** Link your policies so we can tell you if one ends. */
export const policiesWatched = /* @__PURE__ */ createMessage('Link your policies so we can tell you if one ends.')

/** Your retirement savings is the total of these balances. */
export const retirementAccounts = /* @__PURE__ */ createMessage('Your retirement savings is the total of these balances.')

/** The savings you want to invest. */
export const allocationAccounts = /* @__PURE__ */ createMessage('The savings you want to invest.')

/** We can use these balances as your savings at retirement. */
export const distributionAccounts = /* @__PURE__ */ createMessage('We can use these balances as your savings at retirement.')

/** {count, number} linked */
export const linkedCount = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.number(a.count), ' linked'])

/** choose accounts */
export const chooseAccounts = /* @__PURE__ */ createMessage('choose accounts')

/** Not updating */
export const notUpToDate = /* @__PURE__ */ createMessage('Not updating')

/** Fix connection */
export const fixConnection = /* @__PURE__ */ createMessage('Fix connection')

/** Link accounts */
export const linkAccounts = /* @__PURE__ */ createMessage('Link accounts')

/** Federal */
export const federal = /* @__PURE__ */ createMessage('Federal')

/** Private */
export const privateLender = /* @__PURE__ */ createMessage('Private')

/** Loan type for {loan} */
export const typeOf = /* @__PURE__ */ createMessage<{ loan: string }>((a) => ['Loan type for ', a.loan])

/** Choose one */
export const chooseOne = /* @__PURE__ */ createMessage('Choose one')

/** Use linked balance */
export const linkedBalance = /* @__PURE__ */ createMessage('Use linked balance')

/** years */
export const years = /* @__PURE__ */ createMessage('years')
