// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {count, plural, one {Your bank no longer lists 1 transaction} other {Your bank no longer lists # transactions}} */
export const missingTitle = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'Your bank no longer lists 1 transaction', other: () => ['Your bank no longer lists ', w.number(a.count), ' transactions'] })])

/** They still count. Keep the ones that are yours, or remove them. You can undo both. */
export const missingHint = /* @__PURE__ */ createMessage(() => 'They still count. Keep the ones that are yours, or remove them. You can undo both.')

/** {count, plural, one {Your bank took back 1 transaction} other {Your bank took back # transactions}} */
export const removedTitle = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'Your bank took back 1 transaction', other: () => ['Your bank took back ', w.number(a.count), ' transactions'] })])

/** You can bring them back for 30 days. */
export const removedHint = /* @__PURE__ */ createMessage(() => 'You can bring them back for 30 days.')

/** Keep */
export const keep = /* @__PURE__ */ createMessage(() => 'Keep')

/** Remove */
export const remove = /* @__PURE__ */ createMessage(() => 'Remove')

/** Bring back */
export const bringBack = /* @__PURE__ */ createMessage(() => 'Bring back')

/** {action}: {name} */
export const about = /* @__PURE__ */ createMessage<{ action: string; name: string }>((a) => [a.action, ': ', a.name])

/** Transaction kept */
export const kept = /* @__PURE__ */ createMessage(() => 'Transaction kept')

/** Transaction removed */
export const gone = /* @__PURE__ */ createMessage(() => 'Transaction removed')

/** Transaction brought back */
export const back = /* @__PURE__ */ createMessage(() => 'Transaction brought back')

/** Update all */
export const updateAll = /* @__PURE__ */ createMessage(() => 'Update all')

/** Is this the {name} login that you have? */
export const sameTitle = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Is this the ', a.name, ' login that you have?'])

/** Too few transactions agree to tell. Nothing of this login is added until you answer, and none of your transactions is removed either way. */
export const sameHint = /* @__PURE__ */ createMessage(() => 'Too few transactions agree to tell. Nothing of this login is added until you answer, and none of your transactions is removed either way.')

/** {name}: {agreeing, plural, =0 {no transactions agree} one {1 transaction agrees} other {# transactions agree}}. If it is the same: {kept, plural, =0 {nothing of yours changes} one {1 of yours stays as it is} other {# of yours stay as they are}}, {added, plural, =0 {and none is added} one {and 1 is added} other {and # are added}}. */
export const sameAccount = /* @__PURE__ */ createMessage<{ name: string; agreeing: number; kept: number; added: number }>((a, w) => [a.name, ': ', w.plural(a.agreeing, { '=0': () => 'no transactions agree', one: () => '1 transaction agrees', other: () => [w.number(a.agreeing), ' transactions agree'] }), '. If it is the same: ', w.plural(a.kept, { '=0': () => 'nothing of yours changes', one: () => '1 of yours stays as it is', other: () => [w.number(a.kept), ' of yours stay as they are'] }), ', ', w.plural(a.added, { '=0': () => 'and none is added', one: () => 'and 1 is added', other: () => ['and ', w.number(a.added), ' are added'] }), '.'])

/** The same login */
export const sameYes = /* @__PURE__ */ createMessage(() => 'The same login')

/** Another login */
export const sameNo = /* @__PURE__ */ createMessage(() => 'Another login')

/** Your connection goes on with this login */
export const sameJoined = /* @__PURE__ */ createMessage(() => 'Your connection goes on with this login')

/** The accounts of this login are added */
export const sameApart = /* @__PURE__ */ createMessage(() => 'The accounts of this login are added')

/** Waiting for you */
export const waitingForYou = /* @__PURE__ */ createMessage(() => 'Waiting for you')

/** Not up to date */
export const notUpToDate = /* @__PURE__ */ createMessage(() => 'Not up to date')

/** {count, plural, one {Your bank changed the total of 1 split transaction} other {Your bank changed the totals of # split transactions}} */
export const changedSplitTitle = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'Your bank changed the total of 1 split transaction', other: () => ['Your bank changed the totals of ', w.number(a.count), ' split transactions'] })])

/** The parts follow the new total. Look whether they are still right. */
export const changedSplitHint = /* @__PURE__ */ createMessage(() => 'The parts follow the new total. Look whether they are still right.')

/** The new total cannot hold the parts, so this is one transaction again. */
export const changedSplitJoined = /* @__PURE__ */ createMessage(() => 'The new total cannot hold the parts, so this is one transaction again.')

/** OK */
export const changedSplitRead = /* @__PURE__ */ createMessage(() => 'OK')

/** You have read it */
export const changedSplitDismissed = /* @__PURE__ */ createMessage(() => 'You have read it')

/** Total when you split it: */
export const changedSplitBefore = /* @__PURE__ */ createMessage(() => 'Total when you split it:')

/** Help */
export const help = /* @__PURE__ */ createMessage(() => 'Help')

/** Bank connections */
export const bankConnections = /* @__PURE__ */ createMessage(() => 'Bank connections')

/** Close */
export const close = /* @__PURE__ */ createMessage(() => 'Close')

/** Connect an account */
export const connect = /* @__PURE__ */ createMessage(() => 'Connect an account')

/** Loading bank connections */
export const loadingConnections = /* @__PURE__ */ createMessage(() => 'Loading bank connections')

/** Your bank connections did not load */
export const connectionsFailed = /* @__PURE__ */ createMessage(() => 'Your bank connections did not load')

/** No banks connected */
export const noBanks = /* @__PURE__ */ createMessage(() => 'No banks connected')

/** Connect a bank, and its accounts keep themselves up to date. */
export const noBanksText = /* @__PURE__ */ createMessage(() => 'Connect a bank, and its accounts keep themselves up to date.')
