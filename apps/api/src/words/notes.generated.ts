// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Your {month} summary is ready */
export const summarySubject = /* @__PURE__ */ createSpoken<{ month: string }>((a) => ['Your ', a.month, ' summary is ready'], {})

/** See what came in, what went out and what’s next. */
export const summaryPreview = /* @__PURE__ */ createSpoken(() => 'See what came in, what went out and what’s next.', {})

/** Your {month} summary */
export const summaryHeading = /* @__PURE__ */ createSpoken<{ month: string }>((a) => ['Your ', a.month, ' summary'], {})

/** Your income, spending and budgets for {month} are ready. */
export const summaryLine = /* @__PURE__ */ createSpoken<{ month: string }>((a) => ['Your income, spending and budgets for ', a.month, ' are ready.'], {})

/** You kept {net} in {month} */
export const summaryKept = /* @__PURE__ */ createSpoken<{ net: string; month: string }>((a) => ['You kept ', a.net, ' in ', a.month], {})

/** You spent {net} more than you earned in {month} */
export const summaryLost = /* @__PURE__ */ createSpoken<{ net: string; month: string }>((a) => ['You spent ', a.net, ' more than you earned in ', a.month], {})

/** {income} came in and {spending} went out. */
export const summaryFlows = /* @__PURE__ */ createSpoken<{ income: string; spending: string }>((a) => [a.income, ' came in and ', a.spending, ' went out.'], {})

/** {count, plural, =0 {No budget was over.} one {One budget was over: {names}.} other {# budgets were over: {names}.}} */
export const summaryBudgets = /* @__PURE__ */ createSpoken<{ count: number; names: string }>((a, w) => [w.plural(a.count, { '=0': () => 'No budget was over.', one: () => ['One budget was over: ', a.names, '.'], other: () => [w.number(a.count), ' budgets were over: ', a.names, '.'] })], {})

/** Net worth */
export const summaryWorth = /* @__PURE__ */ createSpoken(() => 'Net worth', {})

/** Next step */
export const summaryStep = /* @__PURE__ */ createSpoken(() => 'Next step', {})

/** View summary */
export const summaryButton = /* @__PURE__ */ createSpoken(() => 'View summary', {})

/** One of your budgets needs a look */
export const budgetSubject = /* @__PURE__ */ createSpoken(() => 'One of your budgets needs a look', {})

/** {days, plural, =0 {It’s the last day of {month}.} one {# day left in {month}.} other {# days left in {month}.}} */
export const budgetPreview = /* @__PURE__ */ createSpoken<{ days: number; month: string }>((a, w) => [w.plural(a.days, { '=0': () => ['It’s the last day of ', a.month, '.'], one: () => [w.number(a.days), ' day left in ', a.month, '.'], other: () => [w.number(a.days), ' days left in ', a.month, '.'] })], {})

/** {state, select, over {A budget is over} other {A budget is almost used up}} */
export const budgetHeading = /* @__PURE__ */ createSpoken<{ state: 'over' | (string & {}) }>((a, w) => [w.select(a.state, { over: () => 'A budget is over', other: () => 'A budget is almost used up' })], {})

/** {days, plural, =0 {It’s the last day of {month}.} one {There is # day left in {month}.} other {There are # days left in {month}.}} */
export const budgetDays = /* @__PURE__ */ createSpoken<{ days: number; month: string }>((a, w) => [w.plural(a.days, { '=0': () => ['It’s the last day of ', a.month, '.'], one: () => ['There is ', w.number(a.days), ' day left in ', a.month, '.'], other: () => ['There are ', w.number(a.days), ' days left in ', a.month, '.'] })], {})

/** {category} is {amount} over */
export const budgetOver = /* @__PURE__ */ createSpoken<{ category: string; amount: string }>((a) => [a.category, ' is ', a.amount, ' over'], {})

/** {category} is {percent} used */
export const budgetUsed = /* @__PURE__ */ createSpoken<{ category: string; percent: string }>((a) => [a.category, ' is ', a.percent, ' used'], {})

/** You’ve spent {spent} of {target}. */
export const budgetSpent = /* @__PURE__ */ createSpoken<{ spent: string; target: string }>((a) => ['You’ve spent ', a.spent, ' of ', a.target, '.'], {})

/** View budgets */
export const budgetButton = /* @__PURE__ */ createSpoken(() => 'View budgets', {})

/** You have a next step */
export const stepSubject = /* @__PURE__ */ createSpoken(() => 'You have a next step', {})

/** Open it when you have a few minutes. */
export const stepPreview = /* @__PURE__ */ createSpoken(() => 'Open it when you have a few minutes.', {})

/** Your next step is waiting */
export const stepHeading = /* @__PURE__ */ createSpoken(() => 'Your next step is waiting', {})

/** You have {count, plural, one {# step} other {# steps}} left. */
export const stepLine = /* @__PURE__ */ createSpoken<{ count: number }>((a, w) => ['You have ', w.plural(a.count, { one: () => [w.number(a.count), ' step'], other: () => [w.number(a.count), ' steps'] }), ' left.'], {})

/** View next step */
export const stepButton = /* @__PURE__ */ createSpoken(() => 'View next step', {})

/** One of your banks needs you to sign in */
export const bankSubject = /* @__PURE__ */ createSpoken(() => 'One of your banks needs you to sign in', {})

/** Your data stops updating until you do. */
export const bankPreview = /* @__PURE__ */ createSpoken(() => 'Your data stops updating until you do.', {})

/** A bank connection needs you */
export const bankHeading = /* @__PURE__ */ createSpoken(() => 'A bank connection needs you', {})

/** One of your banks needs you to sign in again. Until then, its accounts won’t update. Your data stays as it is. */
export const bankLine = /* @__PURE__ */ createSpoken(() => 'One of your banks needs you to sign in again. Until then, its accounts won’t update. Your data stays as it is.', {})

/** {bank} needs you to sign in */
export const bankNamed = /* @__PURE__ */ createSpoken<{ bank: string }>((a) => [a.bank, ' needs you to sign in'], {})

/** {bank} hasn’t updated since {date}. {accounts, plural, one {# account is} other {# accounts are}} affected. Your data stays as it is. */
export const bankSince = /* @__PURE__ */ createSpoken<{ bank: string; date: string; accounts: number }>((a, w) => [a.bank, ' hasn’t updated since ', a.date, '. ', w.plural(a.accounts, { one: () => [w.number(a.accounts), ' account is'], other: () => [w.number(a.accounts), ' accounts are'] }), ' affected. Your data stays as it is.'], {})

/** Fix connection */
export const bankButton = /* @__PURE__ */ createSpoken(() => 'Fix connection', {})

/** New in Evenkeel: {feature} */
export const newsSubject = /* @__PURE__ */ createSpoken<{ feature: string }>((a) => ['New in Evenkeel: ', a.feature], {})

/** See what’s new */
export const newsButton = /* @__PURE__ */ createSpoken(() => 'See what’s new', {})

/** A transaction needs a look */
export const largeSubject = /* @__PURE__ */ createSpoken(() => 'A transaction needs a look', {})

/** It’s larger than usual. If you know it, you’re done. */
export const largePreview = /* @__PURE__ */ createSpoken(() => 'It’s larger than usual. If you know it, you’re done.', {})

/** A larger transaction than usual */
export const largeHeading = /* @__PURE__ */ createSpoken(() => 'A larger transaction than usual', {})

/** One of your transactions is larger than usual. If you know it, there’s nothing to do. If you don’t, contact your bank. */
export const largeLine = /* @__PURE__ */ createSpoken(() => 'One of your transactions is larger than usual. If you know it, there’s nothing to do. If you don’t, contact your bank.', {})

/** Amount */
export const largeAmount = /* @__PURE__ */ createSpoken(() => 'Amount', {})

/** Date */
export const largeDate = /* @__PURE__ */ createSpoken(() => 'Date', {})

/** Description */
export const largeText = /* @__PURE__ */ createSpoken(() => 'Description', {})

/** View transactions */
export const largeButton = /* @__PURE__ */ createSpoken(() => 'View transactions', {})

/** You get this email because it’s on in Settings: {preference}. */
export const footOn = /* @__PURE__ */ createSpoken<{ preference: string }>((a) => ['You get this email because it’s on in Settings: ', a.preference, '.'], {})

/** Turn it off */
export const footStop = /* @__PURE__ */ createSpoken(() => 'Turn it off', {})

/** You can turn it off in Settings. */
export const footSettings = /* @__PURE__ */ createSpoken(() => 'You can turn it off in Settings.', {})

/** Evenkeel is a benefit from your employer. Your employer can’t see what’s in your account. */
export const footBenefit = /* @__PURE__ */ createSpoken(() => 'Evenkeel is a benefit from your employer. Your employer can’t see what’s in your account.', {})

/** Monthly summary */
export const kindSummary = /* @__PURE__ */ createSpoken(() => 'Monthly summary', {})

/** Budget alerts */
export const kindBudget = /* @__PURE__ */ createSpoken(() => 'Budget alerts', {})

/** Next step reminders */
export const kindStep = /* @__PURE__ */ createSpoken(() => 'Next step reminders', {})

/** Bank connection problems */
export const kindBank = /* @__PURE__ */ createSpoken(() => 'Bank connection problems', {})

/** Product news */
export const kindNews = /* @__PURE__ */ createSpoken(() => 'Product news', {})

/** Large or unusual transactions */
export const kindLarge = /* @__PURE__ */ createSpoken(() => 'Large or unusual transactions', {})

/** Account security */
export const kindAccount = /* @__PURE__ */ createSpoken(() => 'Account security', {})

/** recurring payments */
export const newsRecurring = /* @__PURE__ */ createSpoken(() => 'recurring payments', {})

/** See what’s due next. */
export const newsRecurringPreview = /* @__PURE__ */ createSpoken(() => 'See what’s due next.', {})

/** Recurring payments */
export const newsRecurringHeading = /* @__PURE__ */ createSpoken(() => 'Recurring payments', {})

/** Evenkeel now finds your recurring payments and income in your transactions. You see what’s due next, and whether a price changed. */
export const newsRecurringLine = /* @__PURE__ */ createSpoken(() => 'Evenkeel now finds your recurring payments and income in your transactions. You see what’s due next, and whether a price changed.', {})

/** Turn off these emails? */
export const stopTitle = /* @__PURE__ */ createSpoken(() => 'Turn off these emails?', {})

/** You won’t get emails of this kind any more. All others stay as they are. */
export const stopAsk = /* @__PURE__ */ createSpoken(() => 'You won’t get emails of this kind any more. All others stay as they are.', {})

/** Turn off */
export const stopButton = /* @__PURE__ */ createSpoken(() => 'Turn off', {})

/** These emails are off */
export const stopDone = /* @__PURE__ */ createSpoken(() => 'These emails are off', {})

/** You won’t get emails of this kind any more. You can turn them on again in Settings. */
export const stopAfter = /* @__PURE__ */ createSpoken(() => 'You won’t get emails of this kind any more. You can turn them on again in Settings.', {})

/** Go to Evenkeel */
export const stopHome = /* @__PURE__ */ createSpoken(() => 'Go to Evenkeel', {})
