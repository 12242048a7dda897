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

/** {accounts, plural, =0 {From your plan.} one {From your plan and 1 linked account.} other {From your plan and # linked accounts.}} */
export const from = /* @__PURE__ */ createMessage<{ accounts: number }>((a, w) => [w.plural(a.accounts, { '=0': () => 'From your plan.', one: () => 'From your plan and 1 linked account.', other: () => ['From your plan and ', w.number(a.accounts), ' linked accounts.'] })])

/** Change these numbers */
export const changeNumbers = /* @__PURE__ */ createMessage('Change these numbers')
