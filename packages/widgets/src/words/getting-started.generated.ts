// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Get started in about {minutes, plural, =1 {a minute} =2 {two minutes} =3 {three minutes} =4 {four minutes} =5 {five minutes} =6 {six minutes} =7 {seven minutes} other {# minutes}} */
export const title = /* @__PURE__ */ createMessage<{ minutes: number }>((a, w) => ['Get started in about ', w.plural(a.minutes, { '=1': () => 'a minute', '=2': () => 'two minutes', '=3': () => 'three minutes', '=4': () => 'four minutes', '=5': () => 'five minutes', '=6': () => 'six minutes', '=7': () => 'seven minutes', other: () => [w.number(a.minutes), ' minutes'] })])

/** {done, number} of {all, number} done. {employer} never sees your data. */
export const progress = /* @__PURE__ */ createMessage<{ done: number; all: number; employer: string }>((a, w) => [w.number(a.done), ' of ', w.number(a.all), ' done. ', a.employer, ' never sees your data.'])

/** {done, number} of {all, number} done. */
export const progressAlone = /* @__PURE__ */ createMessage<{ done: number; all: number }>((a, w) => [w.number(a.done), ' of ', w.number(a.all), ' done.'])

/** Hide this list */
export const hide = /* @__PURE__ */ createMessage('Hide this list')

/** Show what to do first */
export const show = /* @__PURE__ */ createMessage('Show what to do first')

/** Loading what to do first */
export const loading = /* @__PURE__ */ createMessage('Loading what to do first')

/** What to do first didn’t load */
export const failed = /* @__PURE__ */ createMessage('What to do first didn’t load')

/** Done */
export const done = /* @__PURE__ */ createMessage('Done')

/** {minutes, plural, one {# minute} other {# minutes}} */
export const minutes = /* @__PURE__ */ createMessage<{ minutes: number }>((a, w) => [w.plural(a.minutes, { one: () => [w.number(a.minutes), ' minute'], other: () => [w.number(a.minutes), ' minutes'] })])

/** Tell us about you */
export const aboutMe = /* @__PURE__ */ createMessage('Tell us about you')

/** Your birthday, your pay, and who depends on you. */
export const aboutMeText = /* @__PURE__ */ createMessage('Your birthday, your pay, and who depends on you.')

/** Start */
export const start = /* @__PURE__ */ createMessage('Start')

/** Get your full match */
export const match = /* @__PURE__ */ createMessage('Get your full match')

/** Get your full match, up to {amount} a year */
export const matchUpTo = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Get your full match, up to ', a.amount, ' a year'])

/** {employer} adds {cents, plural, one {# cent} other {# cents}} to each dollar you save, up to {percent} of your pay. */
export const matchText = /* @__PURE__ */ createMessage<{ employer: string; cents: number; percent: string }>((a, w) => [a.employer, ' adds ', w.plural(a.cents, { one: () => [w.number(a.cents), ' cent'], other: () => [w.number(a.cents), ' cents'] }), ' to each dollar you save, up to ', a.percent, ' of your pay.'])

/** Your employer */
export const yourEmployer = /* @__PURE__ */ createMessage('Your employer')

/** See how */
export const seeHow = /* @__PURE__ */ createMessage('See how')

/** Connect a bank, import a file or add an account */
export const account = /* @__PURE__ */ createMessage('Connect a bank, import a file or add an account')

/** Read-only. We can’t move your money. */
export const accountText = /* @__PURE__ */ createMessage('Read-only. We can’t move your money.')

/** Import a file or add an account */
export const accountByHand = /* @__PURE__ */ createMessage('Import a file or add an account')

/** You enter your balances. No bank is connected. */
export const accountByHandText = /* @__PURE__ */ createMessage('You enter your balances. No bank is connected.')

/** Add account */
export const addAccount = /* @__PURE__ */ createMessage('Add account')

/** Choose your first goal */
export const goal = /* @__PURE__ */ createMessage('Choose your first goal')

/** Choose a goal */
export const chooseGoal = /* @__PURE__ */ createMessage('Choose a goal')

/** Set one budget */
export const budget = /* @__PURE__ */ createMessage('Set one budget')

/** Set a budget */
export const setBudget = /* @__PURE__ */ createMessage('Set a budget')

/** Your money, in one place */
export const moneyInOnePlace = /* @__PURE__ */ createMessage('Your money, in one place')

/** Example */
export const example = /* @__PURE__ */ createMessage('Example')

/** Net worth */
export const netWorth = /* @__PURE__ */ createMessage('Net worth')

/** An example of a net worth over a year. */
export const exampleSummary = /* @__PURE__ */ createMessage('An example of a net worth over a year.')

/** See what you own, what you owe, and what’s left each month. */
export const whatYouSee = /* @__PURE__ */ createMessage('See what you own, what you owe, and what’s left each month.')

/** Example. Your numbers will be here about a minute after you connect a bank. */
export const exampleText = /* @__PURE__ */ createMessage('Example. Your numbers will be here about a minute after you connect a bank.')

/** Example. Your numbers will be here once you add an account. */
export const exampleTextByHand = /* @__PURE__ */ createMessage('Example. Your numbers will be here once you add an account.')

/** Import a file */
export const importFile = /* @__PURE__ */ createMessage('Import a file')

/** Enter balances yourself */
export const enterByHand = /* @__PURE__ */ createMessage('Enter balances yourself')

/** Or start with a goal */
export const orGoal = /* @__PURE__ */ createMessage('Or start with a goal')

/** Start, {minutes, plural, one {# minute} other {# minutes}} */
export const startIn = /* @__PURE__ */ createMessage<{ minutes: number }>((a, w) => ['Start, ', w.plural(a.minutes, { one: () => [w.number(a.minutes), ' minute'], other: () => [w.number(a.minutes), ' minutes'] })])

/** See how long your savings last. */
export const retirementText = /* @__PURE__ */ createMessage('See how long your savings last.')

/** See your debt-free date and what to pay first. */
export const debtText = /* @__PURE__ */ createMessage('See your debt-free date and what to pay first.')

/** Find out how much to set aside, and by when. */
export const unexpectedText = /* @__PURE__ */ createMessage('Find out how much to set aside, and by when.')

/** {goal}: start, {minutes, plural, one {# minute} other {# minutes}} */
export const startGoal = /* @__PURE__ */ createMessage<{ goal: string; minutes: number }>((a, w) => [a.goal, ': start, ', w.plural(a.minutes, { one: () => [w.number(a.minutes), ' minute'], other: () => [w.number(a.minutes), ' minutes'] })])
