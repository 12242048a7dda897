// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {member, select, partner {Your partner’s earnings record} other {Your earnings record}} */
export const titleOf = /* @__PURE__ */ createMessage<{ member: 'partner' | (string & {}) }>((a, w) => [w.select(a.member, { partner: () => 'Your partner’s earnings record', other: () => 'Your earnings record' })])

/** Whose earnings record */
export const whose = /* @__PURE__ */ createMessage('Whose earnings record')

/** You */
export const own = /* @__PURE__ */ createMessage('You')

/** Partner */
export const partner = /* @__PURE__ */ createMessage('Partner')

/** Add the yearly earnings from {member, select, partner {your partner’s} other {your}} Social Security statement. Your plan then counts what {member, select, partner {your partner} other {you}} really earned, with the agency’s own rules. */
export const why = /* @__PURE__ */ createMessage<{ member: 'partner' | (string & {}) }>((a, w) => ['Add the yearly earnings from ', w.select(a.member, { partner: () => 'your partner’s', other: () => 'your' }), ' Social Security statement. Your plan then counts what ', w.select(a.member, { partner: () => 'your partner', other: () => 'you' }), ' really earned, with the agency’s own rules.'])

/** {member, select, partner {Add your partner’s earnings} other {Add your earnings}} */
export const add = /* @__PURE__ */ createMessage<{ member: 'partner' | (string & {}) }>((a, w) => [w.select(a.member, { partner: () => 'Add your partner’s earnings', other: () => 'Add your earnings' })])

/** Change */
export const change = /* @__PURE__ */ createMessage('Change')

/** {member, select, partner {Delete your partner’s earnings record} other {Delete your earnings record}} */
export const remove = /* @__PURE__ */ createMessage<{ member: 'partner' | (string & {}) }>((a, w) => [w.select(a.member, { partner: () => 'Delete your partner’s earnings record', other: () => 'Delete your earnings record' })])

/** Earnings record deleted */
export const removed = /* @__PURE__ */ createMessage('Earnings record deleted')

/** Earnings record saved */
export const saved = /* @__PURE__ */ createMessage('Earnings record saved')

/** Loading the earnings record */
export const loading = /* @__PURE__ */ createMessage('Loading the earnings record')

/** The earnings record didn’t load */
export const failed = /* @__PURE__ */ createMessage('The earnings record didn’t load')

/** {count, plural, one {1 year} other {# years}}, {first} to {last} */
export const span = /* @__PURE__ */ createMessage<{ count: number; first: string; last: string }>((a, w) => [w.plural(a.count, { one: () => '1 year', other: () => [w.number(a.count), ' years'] }), ', ', a.first, ' to ', a.last])

/** {amount} a month from {age}, in today’s dollars */
export const paid = /* @__PURE__ */ createMessage<{ amount: string; age: string }>((a) => [a.amount, ' a month from ', a.age, ', in today’s dollars'])

/** Add the date of birth to see the benefit. */
export const paidNotYet = /* @__PURE__ */ createMessage('Add the date of birth to see the benefit.')

/** {member, select, partner {At ssa.gov/myaccount, your partner opens their statement. Paste its table here, or choose its XML file.} other {At ssa.gov/myaccount, open your statement. Paste its table here, or choose its XML file.}} */
export const how = /* @__PURE__ */ createMessage<{ member: 'partner' | (string & {}) }>((a, w) => [w.select(a.member, { partner: () => 'At ssa.gov/myaccount, your partner opens their statement. Paste its table here, or choose its XML file.', other: () => 'At ssa.gov/myaccount, open your statement. Paste its table here, or choose its XML file.' })])

/** Only you see these years. A planner sees the benefit that follows from them. */
export const whoSees = /* @__PURE__ */ createMessage('Only you see these years. A planner sees the benefit that follows from them.')

/** Amounts are hidden, so this box is too. */
export const boxHidden = /* @__PURE__ */ createMessage('Amounts are hidden, so this box is too.')

/** Show amounts */
export const showAmounts = /* @__PURE__ */ createMessage('Show amounts')

/** {member, select, partner {Your partner’s yearly earnings} other {Your yearly earnings}} */
export const field = /* @__PURE__ */ createMessage<{ member: 'partner' | (string & {}) }>((a, w) => [w.select(a.member, { partner: () => 'Your partner’s yearly earnings', other: () => 'Your yearly earnings' })])

/** A year on each line, then the earnings taxed for Social Security, such as 2019 $52,300 */
export const fieldHint = /* @__PURE__ */ createMessage('A year on each line, then the earnings taxed for Social Security, such as 2019 $52,300')

/** Choose the XML file */
export const file = /* @__PURE__ */ createMessage('Choose the XML file')

/** We couldn’t read that file. Paste the table instead. */
export const unreadable = /* @__PURE__ */ createMessage('We couldn’t read that file. Paste the table instead.')

/** No year found yet. Each line starts with a year. */
export const nothing = /* @__PURE__ */ createMessage('No year found yet. Each line starts with a year.')

/** Line {line}: this covers several years. Enter each year on its own line. */
export const range = /* @__PURE__ */ createMessage<{ line: string }>((a) => ['Line ', a.line, ': this covers several years. Enter each year on its own line.'])

/** Line {line}: the amount isn’t a number. */
export const amount = /* @__PURE__ */ createMessage<{ line: string }>((a) => ['Line ', a.line, ': the amount isn’t a number.'])

/** Line {line}: this year can’t be on a statement. */
export const year = /* @__PURE__ */ createMessage<{ line: string }>((a) => ['Line ', a.line, ': this year can’t be on a statement.'])

/** Line {line}: this year is listed twice. */
export const twice = /* @__PURE__ */ createMessage<{ line: string }>((a) => ['Line ', a.line, ': this year is listed twice.'])

/** What we read */
export const preview = /* @__PURE__ */ createMessage('What we read')

/** Year */
export const yearHead = /* @__PURE__ */ createMessage('Year')

/** Earnings */
export const earnedHead = /* @__PURE__ */ createMessage('Earnings')

/** No earnings */
export const noEarnings = /* @__PURE__ */ createMessage('No earnings')

/** Social Security in your plan: {before} → {after} a month. */
export const effect = /* @__PURE__ */ createMessage<{ before: string; after: string }>((a) => ['Social Security in your plan: ', a.before, ' → ', a.after, ' a month.'])

/** Your partner’s Social Security in your plan: {before} → {after} a month. */
export const partnerEffect = /* @__PURE__ */ createMessage<{ before: string; after: string }>((a) => ['Your partner’s Social Security in your plan: ', a.before, ' → ', a.after, ' a month.'])

/** {member, select, partner {Your partner’s Social Security in your plan stays the same.} other {Social Security in your plan stays the same.}} */
export const same = /* @__PURE__ */ createMessage<{ member: 'partner' | (string & {}) }>((a, w) => [w.select(a.member, { partner: () => 'Your partner’s Social Security in your plan stays the same.', other: () => 'Social Security in your plan stays the same.' })])

/** {member, select, partner {Your plan keeps the Social Security amount you entered for your partner.} other {Your plan keeps the Social Security amount you entered.}} */
export const stated = /* @__PURE__ */ createMessage<{ member: 'partner' | (string & {}) }>((a, w) => [w.select(a.member, { partner: () => 'Your plan keeps the Social Security amount you entered for your partner.', other: () => 'Your plan keeps the Social Security amount you entered.' })])

/** Your plan uses the 2017 rules, which start from one income. Choose today’s rules to count {member, select, partner {your partner’s} other {your}} record. */
export const oldRules = /* @__PURE__ */ createMessage<{ member: 'partner' | (string & {}) }>((a, w) => ['Your plan uses the 2017 rules, which start from one income. Choose today’s rules to count ', w.select(a.member, { partner: () => 'your partner’s', other: () => 'your' }), ' record.'])

/** Save record */
export const save = /* @__PURE__ */ createMessage('Save record')
