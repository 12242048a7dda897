// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Your earnings record */
export const title = /* @__PURE__ */ createMessage(() => 'Your earnings record')

/** Add the yearly earnings from your Social Security statement. Your plan then counts what you really earned, with the agency’s own rules. */
export const why = /* @__PURE__ */ createMessage(() => 'Add the yearly earnings from your Social Security statement. Your plan then counts what you really earned, with the agency’s own rules.')

/** Add your earnings */
export const add = /* @__PURE__ */ createMessage(() => 'Add your earnings')

/** Change */
export const change = /* @__PURE__ */ createMessage(() => 'Change')

/** Delete your earnings record */
export const remove = /* @__PURE__ */ createMessage(() => 'Delete your earnings record')

/** Earnings record deleted */
export const removed = /* @__PURE__ */ createMessage(() => 'Earnings record deleted')

/** Earnings record saved */
export const saved = /* @__PURE__ */ createMessage(() => 'Earnings record saved')

/** Loading your earnings record */
export const loading = /* @__PURE__ */ createMessage(() => 'Loading your earnings record')

/** Your earnings record didn’t load */
export const failed = /* @__PURE__ */ createMessage(() => 'Your earnings record didn’t load')

/** {count, plural, one {1 year} other {# years}}, {first} to {last} */
export const span = /* @__PURE__ */ createMessage<{ count: number; first: string; last: string }>((a, w) => [w.plural(a.count, { one: () => '1 year', other: () => [w.number(a.count), ' years'] }), ', ', a.first, ' to ', a.last])

/** {amount} a month from {age}, in today’s dollars */
export const paid = /* @__PURE__ */ createMessage<{ amount: string; age: string }>((a) => [a.amount, ' a month from ', a.age, ', in today’s dollars'])

/** Add your date of birth to see what it comes to. */
export const paidNotYet = /* @__PURE__ */ createMessage(() => 'Add your date of birth to see what it comes to.')

/** At ssa.gov/myaccount, open your statement. Paste its table here, or choose its XML file. */
export const how = /* @__PURE__ */ createMessage(() => 'At ssa.gov/myaccount, open your statement. Paste its table here, or choose its XML file.')

/** Only you see these years. A planner sees the benefit that follows from them. */
export const whoSees = /* @__PURE__ */ createMessage(() => 'Only you see these years. A planner sees the benefit that follows from them.')

/** Your yearly earnings */
export const field = /* @__PURE__ */ createMessage(() => 'Your yearly earnings')

/** A year on each line, then the earnings taxed for Social Security, such as 2019 $52,300 */
export const fieldHint = /* @__PURE__ */ createMessage(() => 'A year on each line, then the earnings taxed for Social Security, such as 2019 $52,300')

/** Choose the XML file */
export const file = /* @__PURE__ */ createMessage(() => 'Choose the XML file')

/** We couldn’t read that file. Paste the table instead. */
export const unreadable = /* @__PURE__ */ createMessage(() => 'We couldn’t read that file. Paste the table instead.')

/** No year found yet. Each line starts with a year. */
export const nothing = /* @__PURE__ */ createMessage(() => 'No year found yet. Each line starts with a year.')

/** Line {line}: this covers several years. Enter each year on its own line. */
export const range = /* @__PURE__ */ createMessage<{ line: string }>((a) => ['Line ', a.line, ': this covers several years. Enter each year on its own line.'])

/** Line {line}: the amount isn’t a number. */
export const amount = /* @__PURE__ */ createMessage<{ line: string }>((a) => ['Line ', a.line, ': the amount isn’t a number.'])

/** Line {line}: this year can’t be on a statement. */
export const year = /* @__PURE__ */ createMessage<{ line: string }>((a) => ['Line ', a.line, ': this year can’t be on a statement.'])

/** Line {line}: this year is there twice. */
export const twice = /* @__PURE__ */ createMessage<{ line: string }>((a) => ['Line ', a.line, ': this year is there twice.'])

/** What we read */
export const preview = /* @__PURE__ */ createMessage(() => 'What we read')

/** Year */
export const yearHead = /* @__PURE__ */ createMessage(() => 'Year')

/** Earnings */
export const earnedHead = /* @__PURE__ */ createMessage(() => 'Earnings')

/** No earnings */
export const noEarnings = /* @__PURE__ */ createMessage(() => 'No earnings')

/** Social Security in your plan: {before} → {after} a month. */
export const effect = /* @__PURE__ */ createMessage<{ before: string; after: string }>((a) => ['Social Security in your plan: ', a.before, ' → ', a.after, ' a month.'])

/** Social Security in your plan stays the same. */
export const same = /* @__PURE__ */ createMessage(() => 'Social Security in your plan stays the same.')

/** Your plan keeps the Social Security you typed in it. */
export const stated = /* @__PURE__ */ createMessage(() => 'Your plan keeps the Social Security you typed in it.')

/** Your plan uses the 2017 rules, which start from one income. Choose today’s rules to count your record. */
export const oldRules = /* @__PURE__ */ createMessage(() => 'Your plan uses the 2017 rules, which start from one income. Choose today’s rules to count your record.')

/** Save record */
export const save = /* @__PURE__ */ createMessage(() => 'Save record')
