// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** What we used */
export const whatWeUsed = /* @__PURE__ */ createMessage('What we used')

/** Show the math */
export const showMath = /* @__PURE__ */ createMessage('Show the math')

/** Source: {source}. */
export const source = /* @__PURE__ */ createMessage<{ source: string }>((a) => ['Source: ', a.source, '.'])

/** As of {date} */
export const asOf = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['As of ', a.date])

/** {rules, select, official {Official rules, 2026} other {Evenkeel rules (2017 figures)}} */
export const rules = /* @__PURE__ */ createMessage<{ rules: 'official' | (string & {}) }>((a, w) => [w.select(a.rules, { official: () => 'Official rules, 2026', other: () => 'Evenkeel rules (2017 figures)' })])

/** How was this calculated? */
export const howCalculated = /* @__PURE__ */ createMessage('How was this calculated?')

/** From your accounts */
export const fromAccounts = /* @__PURE__ */ createMessage('From your accounts')

/** From your transactions */
export const fromTransactions = /* @__PURE__ */ createMessage('From your transactions')

/** From your budgets */
export const fromBudgets = /* @__PURE__ */ createMessage('From your budgets')

/** From About me */
export const fromAboutMe = /* @__PURE__ */ createMessage('From About me')

/** Your answer */
export const yourAnswer = /* @__PURE__ */ createMessage('Your answer')

/** From your employer */
export const fromEmployer = /* @__PURE__ */ createMessage('From your employer')

/** Set by the rules */
export const fromRules = /* @__PURE__ */ createMessage('Set by the rules')

/** We calculated this */
export const weWorkedItOut = /* @__PURE__ */ createMessage('We calculated this')

/** From your plan */
export const fromPlan = /* @__PURE__ */ createMessage('From your plan')

/** You entered this */
export const youEntered = /* @__PURE__ */ createMessage('You entered this')

/** {source}: {label} */
export const changeNamed = /* @__PURE__ */ createMessage<{ source: string; label: string }>((a) => [a.source, ': ', a.label])
