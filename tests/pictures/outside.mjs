/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ name: string, path: string, prepare?: (page: Page) => Promise<void> }} OutsidePage */

/** What anybody sees who is not signed in. @type {readonly OutsidePage[]} */
export const outside = [
  { name: 'registration', path: '/login#/auth/registration' },
  {
    name: 'registration-employer',
    path: '/login#/auth/registration',
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Work email' }).fill('new@larkfield.example')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('heading', { name: 'Confirm where you work' }).waitFor()
    },
  },
  { name: 'password-reset', path: '/login#/auth/password-reset' },
  { name: 'sign-on-over', path: '/login#/auth/sso' },
  { name: 'error-page', path: '/nowhere' },
  { name: 'docs', path: '/docs' },
  { name: 'embed', path: '/embed' },
]

/** The pages of a planner, by the names of their pictures. */
export const plannerHashes = {
  'staff-employees': '/staff/employees',
  'staff-tasks': '/staff/tasks',
  'staff-settings': '/staff/settings',
}

/** @param {string} origin @param {string} to @returns {Promise<string>} */
async function mailedCode(origin, to) {
  /** @type {readonly { to: string, text: string }[]} */
  const mails = await (await fetch(`${origin}/dev/outbox.json`)).json()
  return /code is (\d{6})/.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[1] ?? ''
}

/** Signs in as the demo's planner, with the code that is mailed. @param {Page} page @param {string} origin @param {string} password */
export async function signInAsPlanner(page, origin, password) {
  const email = 'planner@evenkeel.example'
  const before = await mailedCode(origin, email)
  await page.goto(`${origin}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor()
  let code = before
  while (code === before) {
    code = await mailedCode(origin, email)
    await page.waitForTimeout(100)
  }
  await page.getByRole('textbox', { name: /code/i }).fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { level: 1, name: 'Employees' }).waitFor()
}
