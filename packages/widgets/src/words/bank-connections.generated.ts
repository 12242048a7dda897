// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {count, plural, one {Your bank no longer lists 1 transaction} other {Your bank no longer lists # transactions}} */
export const missingTitle = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'Your bank no longer lists 1 transaction', other: () => ['Your bank no longer lists ', w.number(a.count), ' transactions'] })])

/** {count, plural, one {It still counts. Keep it if it’s yours, or remove it. You can undo both.} other {They still count. Keep the ones that are yours, or remove them. You can undo both.}} */
export const missingHint = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'It still counts. Keep it if it’s yours, or remove it. You can undo both.', other: () => 'They still count. Keep the ones that are yours, or remove them. You can undo both.' })])

/** {count, plural, one {Your bank took back 1 transaction} other {Your bank took back # transactions}} */
export const removedTitle = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'Your bank took back 1 transaction', other: () => ['Your bank took back ', w.number(a.count), ' transactions'] })])

/** {count, plural, one {You can restore it for 30 days.} other {You can restore them for 30 days.}} */
export const removedHint = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'You can restore it for 30 days.', other: () => 'You can restore them for 30 days.' })])

/** Keep */
export const keep = /* @__PURE__ */ createMessage('Keep')

/** Remove */
export const remove = /* @__PURE__ */ createMessage('Remove')

/** Restore */
export const bringBack = /* @__PURE__ */ createMessage('Restore')

/** {action}: {name} */
export const about = /* @__PURE__ */ createMessage<{ action: string; name: string }>((a) => [a.action, ': ', a.name])

/** Transaction kept */
export const kept = /* @__PURE__ */ createMessage('Transaction kept')

/** Transaction removed */
export const gone = /* @__PURE__ */ createMessage('Transaction removed')

/** Transaction restored */
export const back = /* @__PURE__ */ createMessage('Transaction restored')

/** Update all */
export const updateAll = /* @__PURE__ */ createMessage('Update all')

/** Is this the {name} login you have? */
export const sameTitle = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Is this the ', a.name, ' login you have?'])

/** Too few transactions match for us to tell. We won’t add anything from this login until you answer, and we won’t remove any of your transactions either way. */
export const sameHint = /* @__PURE__ */ createMessage('Too few transactions match for us to tell. We won’t add anything from this login until you answer, and we won’t remove any of your transactions either way.')

/** {name}: {agreeing, plural, =0 {no transactions match} one {1 transaction matches} other {# transactions match}}. If it’s the same: {kept, plural, =0 {nothing changes} one {we keep 1 you have} other {we keep # you have}}, {added, plural, =0 {and we add none} one {and we add 1} other {and we add #}}. */
export const sameAccount = /* @__PURE__ */ createMessage<{ name: string; agreeing: number; kept: number; added: number }>((a, w) => [a.name, ': ', w.plural(a.agreeing, { '=0': () => 'no transactions match', one: () => '1 transaction matches', other: () => [w.number(a.agreeing), ' transactions match'] }), '. If it’s the same: ', w.plural(a.kept, { '=0': () => 'nothing changes', one: () => 'we keep 1 you have', other: () => ['we keep ', w.number(a.kept), ' you have'] }), ', ', w.plural(a.added, { '=0': () => 'and we add none', one: () => 'and we add 1', other: () => ['and we add ', w.number(a.added)] }), '.'])

/** The same login */
export const sameYes = /* @__PURE__ */ createMessage('The same login')

/** Another login */
export const sameNo = /* @__PURE__ */ createMessage('Another login')

/** Your connection now uses this login */
export const sameJoined = /* @__PURE__ */ createMessage('Your connection now uses this login')

/** Accounts from this login added */
export const sameApart = /* @__PURE__ */ createMessage('Accounts from this login added')

/** Waiting for you */
export const waitingForYou = /* @__PURE__ */ createMessage('Waiting for you')

/** Not updating */
export const notUpToDate = /* @__PURE__ */ createMessage('Not updating')

/** {count, plural, one {Your bank changed the total of 1 split transaction} other {Your bank changed the totals of # split transactions}} */
export const changedSplitTitle = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'Your bank changed the total of 1 split transaction', other: () => ['Your bank changed the totals of ', w.number(a.count), ' split transactions'] })])

/** We adjusted the parts to the new total. Check that they’re still right. */
export const changedSplitHint = /* @__PURE__ */ createMessage('We adjusted the parts to the new total. Check that they’re still right.')

/** The parts no longer fit the new total, so this is one transaction again. */
export const changedSplitJoined = /* @__PURE__ */ createMessage('The parts no longer fit the new total, so this is one transaction again.')

/** Mark as read */
export const changedSplitRead = /* @__PURE__ */ createMessage('Mark as read')

/** Marked as read */
export const changedSplitDismissed = /* @__PURE__ */ createMessage('Marked as read')

/** Total when you split it: */
export const changedSplitBefore = /* @__PURE__ */ createMessage('Total when you split it:')

/** Help */
export const help = /* @__PURE__ */ createMessage('Help')

/** Bank connections */
export const bankConnections = /* @__PURE__ */ createMessage('Bank connections')

/** Close */
export const close = /* @__PURE__ */ createMessage('Close')

/** Connect an account */
export const connect = /* @__PURE__ */ createMessage('Connect an account')

/** Loading bank connections */
export const loadingConnections = /* @__PURE__ */ createMessage('Loading bank connections')

/** Your bank connections didn’t load */
export const connectionsFailed = /* @__PURE__ */ createMessage('Your bank connections didn’t load')

/** No banks connected */
export const noBanks = /* @__PURE__ */ createMessage('No banks connected')

/** Connect a bank and its accounts update on their own. */
export const noBanksText = /* @__PURE__ */ createMessage('Connect a bank and its accounts update on their own.')

/** Already connected another way: {join}. */
export const alreadyConnected = /* @__PURE__ */ createMessage<{ join: string }>((a) => ['Already connected another way: ', a.join, '.'])

/** Fix connection: {label} */
export const fixConnectionOf = /* @__PURE__ */ createMessage<{ label: string }>((a) => ['Fix connection: ', a.label])

/** Fix connection */
export const fixConnection = /* @__PURE__ */ createMessage('Fix connection')

/** Refresh now: {label} */
export const refreshConnection = /* @__PURE__ */ createMessage<{ label: string }>((a) => ['Refresh now: ', a.label])

/** Refresh now */
export const refreshNow = /* @__PURE__ */ createMessage('Refresh now')

/** Delete: {label} */
export const deleteConnectionOf = /* @__PURE__ */ createMessage<{ label: string }>((a) => ['Delete: ', a.label])

/** Delete */
export const deleteIt = /* @__PURE__ */ createMessage('Delete')

/** Not updating */
export const notUpdating = /* @__PURE__ */ createMessage('Not updating')

/** Up to date */
export const upToDate = /* @__PURE__ */ createMessage('Up to date')

/** Sign-in needed soon */
export const signInNeededSoon = /* @__PURE__ */ createMessage('Sign-in needed soon')

/** Needs attention */
export const needsAttention = /* @__PURE__ */ createMessage('Needs attention')

/** Waiting for your bank */
export const waitingForYourBank = /* @__PURE__ */ createMessage('Waiting for your bank')

/** Warning: deleting this connection deletes all associated accounts. */
export const deleteWarning = /* @__PURE__ */ createMessage('Warning: deleting this connection deletes all associated accounts.')

/** This deletes {name}, its accounts and their transactions. Plans that use them will need attention. */
export const deleteText = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['This deletes ', a.name, ', its accounts and their transactions. Plans that use them will need attention.'])

/** Deleting {name}… */
export const deleting = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Deleting ', a.name, '…'])

/** {name} deleted */
export const deleted = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' deleted'])

/** Undo */
export const undo = /* @__PURE__ */ createMessage('Undo')

/** We skipped {count, plural, one {# row} other {# rows}} from the bank with an amount or date that can’t be right. */
export const rowsSkipped = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['We skipped ', w.plural(a.count, { one: () => [w.number(a.count), ' row'], other: () => [w.number(a.count), ' rows'] }), ' from the bank with an amount or date that can’t be right.'])

/** Updating */
export const updating = /* @__PURE__ */ createMessage('Updating')

/** {count, plural, one {# account} other {# accounts}} */
export const accounts = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' account'], other: () => [w.number(a.count), ' accounts'] })])

/** Cancel */
export const cancel = /* @__PURE__ */ createMessage('Cancel')

/** We couldn't delete your connection. Please try again or use the "help" link above to request support. */
export const deleteFailed = /* @__PURE__ */ createMessage('We couldn\'t delete your connection. Please try again or use the "help" link above to request support.')

/** as of {day} */
export const asOf = /* @__PURE__ */ createMessage<{ day: string }>((a) => ['as of ', a.day])
