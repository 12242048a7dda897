// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Import your data */
export const title = /* @__PURE__ */ createMessage('Import your data')

/** Import a file you downloaded here: accounts, transactions, rules, tags, notes, attachments, categories, budgets, and plans. Banks in it need a new sign-in. */
export const intro = /* @__PURE__ */ createMessage('Import a file you downloaded here: accounts, transactions, rules, tags, notes, attachments, categories, budgets, and plans. Banks in it need a new sign-in.')

/** An export goes only into an empty account, and yours has data in it. */
export const taken = /* @__PURE__ */ createMessage('An export goes only into an empty account, and yours has data in it.')

/** Some attachments are in the other files of your export. Import those files, too. */
export const awaited = /* @__PURE__ */ createMessage('Some attachments are in the other files of your export. Import those files, too.')

/** Choose a file */
export const choose = /* @__PURE__ */ createMessage('Choose a file')

/** {name} is being checked and imported */
export const reading = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is being checked and imported'])

/** {name} imported */
export const imported = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' imported'])

/** {accounts, plural, one {# account} other {# accounts}}, {transactions, plural, one {# transaction} other {# transactions}}, and {attachments, plural, one {# attachment} other {# attachments}}. The totals equal those in the file. */
export const result = /* @__PURE__ */ createMessage<{ accounts: number; transactions: number; attachments: number }>((a, w) => [w.plural(a.accounts, { one: () => [w.number(a.accounts), ' account'], other: () => [w.number(a.accounts), ' accounts'] }), ', ', w.plural(a.transactions, { one: () => [w.number(a.transactions), ' transaction'], other: () => [w.number(a.transactions), ' transactions'] }), ', and ', w.plural(a.attachments, { one: () => [w.number(a.attachments), ' attachment'], other: () => [w.number(a.attachments), ' attachments'] }), '. The totals equal those in the file.'])

/** {attachments, plural, one {# attachment} other {# attachments}}. */
export const resultOfFiles = /* @__PURE__ */ createMessage<{ attachments: number }>((a, w) => [w.plural(a.attachments, { one: () => [w.number(a.attachments), ' attachment'], other: () => [w.number(a.attachments), ' attachments'] }), '.'])

/** View transactions */
export const view = /* @__PURE__ */ createMessage('View transactions')

/** Undo import */
export const undo = /* @__PURE__ */ createMessage('Undo import')

/** Import undone */
export const undone = /* @__PURE__ */ createMessage('Import undone')

/** {name} is over 20 MB, the most an import can take. */
export const tooLarge = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is over 20 MB, the most an import can take.'])

/** {name} wasn’t imported: {reason} */
export const refused = /* @__PURE__ */ createMessage<{ name: string; reason: string }>((a) => [a.name, ' wasn’t imported: ', a.reason])

/** Nothing was saved. */
export const nothingSaved = /* @__PURE__ */ createMessage('Nothing was saved.')

/** Loading what can be imported */
export const loading = /* @__PURE__ */ createMessage('Loading what can be imported')

/** We couldn’t check what your account can import */
export const failed = /* @__PURE__ */ createMessage('We couldn’t check what your account can import')
