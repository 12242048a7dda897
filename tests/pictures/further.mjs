/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./scenes.mjs').Scene} Scene */

const home = '/my-goals-and-finances'

/** @param {Page} page @param {string | RegExp} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click()

/** Opens the plan of retirement with one choice changed. @param {Page} page */
async function tryLater(page) {
  await page.getByRole('textbox', { name: 'Retirement age' }).first().fill('67')
  await page.keyboard.press('Tab')
  await page
    .getByText(/\d+ of 100 futures/)
    .first()
    .waitFor()
}

/** Answers each question with another of its answers. @param {Page} page */
async function answerAll(page) {
  const again = page.getByRole('button', { name: 'Take it again' })
  if (await again.isVisible()) return
  const groups = page.getByRole('group').filter({ has: page.getByRole('radio') })
  await groups.first().waitFor()
  for (const [index, group] of (await groups.all()).entries())
    await group
      .getByRole('radio')
      .nth((index * 2) % 5)
      .check()
  await press(page, 'Save')
}

/** What is seen of a person's screens after something was pressed. @type {readonly Scene[]} */
export const further = [
  {
    name: 'account',
    hash: `${home}/accounts`,
    isWhole: true,
    async prepare(page) {
      await page.getByRole('link', { name: 'Everyday Checking' }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Everyday Checking' }).waitFor()
    },
  },
  {
    name: 'goal-page-menu',
    hash: '/plan-for-retirement',
    async prepare(page) {
      await press(page, /^More/)
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  {
    name: 'goal-page-change',
    hash: '/plan-for-retirement',
    isWhole: true,
    prepare: tryLater,
  },
  {
    name: 'calculator-explained',
    hash: '/plan-for-retirement/calculator/edit/1',
    async prepare(page) {
      await page.getByRole('heading', { name: /^Your savings last to age/ }).waitFor()
      await press(page, 'How was this calculated?')
      await page.getByRole('dialog').first().waitFor()
    },
  },
  {
    name: 'calculator-scenarios',
    hash: '/plan-for-retirement',
    isWhole: true,
    async prepare(page) {
      if ((await page.getByRole('button', { name: /^Delete: Work longer/ }).count()) > 0) return
      await tryLater(page)
      await press(page, 'Save as a scenario')
      await page.getByRole('dialog').getByRole('textbox').fill('Work longer')
      await press(page, 'Save scenario')
      await page.getByRole('button', { name: 'Delete: Work longer' }).waitFor()
    },
  },
  { name: 'checkup-result', hash: '/profile/confidence-checkup', isWhole: true, prepare: answerAll },
  {
    name: 'home-loading',
    hash: '/profile',
    async prepare(page) {
      await page.route('**/*api/v1/**', () => undefined)
      await page.goto(page.url().replace(/#.*/, `#${home}`))
      await page.getByText('What to do now').first().waitFor()
    },
    async after(page) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
  // The last, because amounts stay hidden.
  {
    name: 'privacy-menu',
    hash: home,
    async prepare(page) {
      await press(page, 'Hide amounts')
      await press(page, /, your menu$/)
      await page.getByRole('menuitem').first().waitFor()
    },
  },
]
