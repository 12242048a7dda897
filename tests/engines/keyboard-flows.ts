import { maya } from '../e2e/support/api.ts'
import type { Keyboard } from './keyboard.ts'

/** Each goes from a person's wish to its end by keyboard alone, in any browser. */
type Flow = (keyboard: Keyboard) => Promise<void>

/** Signs in on the page that shows the form. */
export const signIn: Flow = async ({ tab, expectText, expectTrue, tabTo, rewrite }) => {
  await tab.focus()
  await expectText('Forgot password?')
  await tabTo(/^Email/)
  await tab.write(maya.email)
  await tabTo(/^Password/)
  await tab.write('not my password')
  await tab.keys('Enter')
  await expectTrue('the refusal', () =>
    [...document.querySelectorAll('[role=alert]')].some((alert) => alert.textContent?.trim()),
  )
  await expectTrue('the focus on a field', () => document.activeElement?.matches('input') ?? false)
  await tab.run({}, () => document.querySelector<HTMLInputElement>('input[type=email], input')?.focus())
  await rewrite(/^Password/, maya.password)
  await tab.keys('Enter')
  await expectText(/Good (morning|afternoon|evening), Maya/)
}

const createBudget: Flow = async ({ tab, show, pressAt, expectTrue, expectFocus, tabTo }) => {
  await show('/my-goals-and-finances', 'Create a budget')
  await pressAt(/^Create a budget$/)
  await expectTrue('the dialog', () => document.querySelector('[role=dialog]') !== null)
  await pressAt(/^Category/)
  await expectTrue('the list', () => document.querySelector('[role=option]') !== null)
  await tab.write('Pets')
  await expectFocus('Pets')
  await tab.keys('Enter')
  await tabTo(/^Monthly amount/)
  await tab.write('45')
  await tab.keys('Enter')
  await expectTrue('the end of the dialog', () => document.querySelector('[role=dialog]') === null)
  await expectFocus('Create a budget')
}

const split: Flow = async ({ tab, show, pressAt, expectTrue, expectFocus, expectText, tabTo }) => {
  await show('/my-goals-and-finances/transactions?month=all', /−\$\d/)
  await pressAt(/^Details of /)
  await pressAt(/^Split$/)
  await tabTo(/^Amount for part 2/)
  await tab.write('1')
  await pressAt(/^Category for part 2/)
  await expectTrue('the list', () => document.querySelector('[role=option]') !== null)
  await tab.write('Pets')
  await expectFocus('Pets')
  await tab.keys('Enter')
  await pressAt(/^Save$/)
  // Not before: a button of the dialog has the word, too, and leaving a dialog that is being saved asks whether to.
  await expectTrue('the end of the dialog', () => document.querySelector('[role=dialog]') === null)
  await expectText(/\w split\b/)
}

const connectBank: Flow = async ({ tab, show, pressAt, expectText, expectTrue, tabTo, rewrite }) => {
  await show('/my-goals-and-finances/bank-connections', 'Bank connections')
  await pressAt(/^Connect an account/)
  await expectText('Harbor')
  await pressAt(/^Fernwood/)
  await tabTo(/^User name/)
  await tab.write('user_good')
  await tabTo(/^Password/)
  await tab.write('wrong')
  await tab.keys('Enter')
  await expectTrue('the refusal', () => document.querySelector('[role=dialog] [role=alert]') !== null)
  await rewrite(/^Password/, 'pass_good')
  await tab.keys('Enter')
  await expectTrue('the accounts', () => document.querySelector('[role=dialog] input[type=checkbox]') !== null)
  await tab.keys('Escape')
}

const planDebt: Flow = async ({ tab, show, pressAt, expectText, expectTrue, tabTo }) => {
  await show('/reduce-your-debt/calculator/restart', 'Next')
  await pressAt(/^Next$/)
  await expectText('Rewards Card')
  await pressAt(/^Next$/)
  await tabTo(/^Monthly payment/)
  await tab.write('900')
  await pressAt(/^Next$/)
  await expectText(/Debt-free in/)
  await pressAt(/^Commit$/)
  await expectTrue('the summary', () => location.hash.includes('summary'))
}

const planRetirement: Flow = async ({ tab, show, pressAt, expectText, expectTrue, tabTo }) => {
  // Its own button first: the list of all goals says the plan's verdict, too.
  await show('/plan-for-retirement/calculator/edit/1?section=retirementPlanDetails.retirementAge', 'Use this plan')
  await expectText(/Your savings last to age \d+/)
  // The slider: the name of the box before it ends with the mark of what is required.
  await tabTo(/^Retirement age$/)
  await tab.keys('ArrowRight')
  await expectText(/Your saved plan lasts in \d+ of 100 futures/)
  await pressAt(/^Use this plan$/)
  await expectTrue(
    'the plan or the question',
    () => location.hash.includes('summary') || document.querySelector('[role=alertdialog]') !== null,
  )
}

const changePassword: Flow = async ({ tab, show, restart, rewrite, expectTrue }) => {
  await show('/profile/update-password', 'Confirm new password')
  const attempts = [
    ['Wrong-Harbor-42', 'Calm-Seas-2026!', 'Calm-Seas-2026!'],
    [maya.password, 'Calm-Seas-2026!', 'Other-Seas-2026!'],
    [maya.password, maya.password, maya.password],
  ] as const
  for (const [current, next, again] of attempts) {
    await restart()
    await rewrite(/^Current password/, current)
    await rewrite(/^New password/, next)
    await rewrite(/^Confirm new password/, again)
    await tab.keys('Enter')
    await expectTrue('the refusal', () => document.activeElement?.getAttribute('aria-invalid') === 'true')
  }
}

/** The flows of a person who is signed in, by what they do. */
export const flows: readonly (readonly [name: string, flow: Flow])[] = [
  ['makes a budget, and the focus is back where it was', createBudget],
  ['splits a transaction', split],
  ['connects a bank after a password that the bank refuses', connectBank],
  ['goes through the debt wizard to the plan', planDebt],
  ['moves the retirement calculator by its slider, and uses the plan', planRetirement],
  ['refuses three passwords, each on its field', changePassword],
]
