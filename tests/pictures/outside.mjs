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
