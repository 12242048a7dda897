import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as bankFileImportWords from '../../packages/widgets/src/words/bank-file-import.generated.ts'
import * as transactionDialogsWords from '../../packages/widgets/src/words/transaction-dialogs.generated.ts'
import { root } from '../../scripts/lib/root.mjs'
import { firstId, people, signIn } from '../pictures/language-people.mjs'
import { eventually } from '../support/eventually.ts'
import { employeePaths } from './access/employee-paths.ts'
import { goTo, nothingLoads, sideways } from './support/room.ts'
import { chooseFile, openAccountGroups, showOnlyAccount } from './support/screens.ts'
import { narrow, useStage } from './support/stage.ts'

const stage = useStage()
const home = '/my-goals-and-finances'

/** Without a place to break, as machines write them. */
const name = 'Statement_of_the_account_with_everything_'.repeat(3).slice(0, 110)
const csv = `Date,Description,Amount\n10/13/2026,${'NOSPACEHERE'.repeat(18)},-3.50\n10/14/2026,${'x'.repeat(200)},-1234567.89\n`

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text, exact: true })
const press = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click()

test.each([320, 1280])(
  'names that never end break where they must: nothing scrolls sideways at %i pixels',
  async (width) => {
    const account = `${name}${width}`
    const file = `${account}.csv`
    const { page } = await stage.visit(`${home}/import-bank-file`, { viewport: { width, height: 800 } })
    const expectNoScroll = (where: string) => eventually(async () => [where, await sideways(page)]).toEqual([where, 0])
    await chooseFile(page, { name: file, mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await heading(page, `Match the columns in ${file}`).waitFor()
    await expectNoScroll('the columns')
    await press(page, 'Continue')
    await heading(page, `Check ${file}`).waitFor()
    await expectNoScroll('the review')
    await page.getByRole('textbox', { name: 'Name' }).fill(account)
    await press(page, 'Import')
    await heading(page, `${file} imported`).waitFor()
    await expectNoScroll('the end of the import')
    await page.getByRole('link', { name: bankFileImportWords.viewTransactions() }).click()
    await showOnlyAccount(page, account)
    await page.getByRole('button', { name: /^Details of x/ }).click()
    await page.getByRole('button', { name: 'Split', exact: true }).waitFor()
    await expectNoScroll('the transactions')
    await press(page, 'Split')
    await page.getByRole('dialog', { name: transactionDialogsWords.splitTitle() }).waitFor()
    await eventually(() => page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(
      0,
    )
    await page.keyboard.press('Escape')
    await page.goto(`${stage.origin}/secure/home#${home}`)
    await openAccountGroups(page)
    await page.getByRole('link', { name: account, exact: true }).waitFor()
    await expectNoScroll('the home')
  },
)

describe('a language with longer words and accents', () => {
  const portal = mkdtempSync(join(tmpdir(), 'evenkeel-edition-'))
  // No catalog of it is kept: all that it has is its line in contract/languages.ts.
  beforeAll(() => {
    const args = ['build/build.ts', '--language', 'en-XA', '--out', portal]
    const { status } = spawnSync(process.execPath, args, { cwd: join(root, 'apps/portal'), stdio: 'inherit' })
    if (status !== 0) throw new Error('The edition was not built.')
  })
  afterAll(() => rmSync(portal, { recursive: true, force: true }))
  const translated = useStage({ EVENKEEL_PORTAL: portal })

  const whole = async (page: Page, path: string) => {
    // An account's own name is its title.
    await page.getByRole('heading', { level: 1, name: /[\u00C0-\u017F]|Maya|Larkfield/ }).waitFor()
    await nothingLoads(page)
    await eventually(async () => [path, await sideways(page)]).toEqual([path, 0])
  }

  test('is built as people get it, although a test builds it', () => {
    const assets = join(portal, 'assets')
    const libraries = readdirSync(assets).filter((file) => /^libraries.*\.js$/.test(file))
    const isForPeople = (file: string) => readFileSync(join(assets, file), 'utf8').includes('Minified React error')
    expect(libraries.map(isForPeople)).toEqual([true])
  })

  test('fits on every screen of an employee, whose words and title are its own', async () => {
    const { page } = await translated.visit('/no-such-screen', { viewport: narrow })
    await page.waitForFunction(() => document.title.startsWith('['))
    const between = await page.title()
    for (const path of [...employeePaths, '/profile/edit-settings']) {
      await goTo(page, path, between)
      await whole(page, path)
    }
    await eventually(() => page.title()).toBe('[Šéţţîñğš öñé ]')
    await page.getByRole('heading', { level: 2, name: '[Émàîļš ýöû ğéţ öñé ţŵ]' }).waitFor()
  })

  test.each(people.filter(({ hasCode }) => hasCode))('fits on the screens of $email', async (person) => {
    const { page } = await translated.stranger({ viewport: narrow })
    await page.goto(`${translated.origin}/login`)
    await signIn(page, translated.origin, person)
    // Whose data a staff member may open is decided by others.
    const employee = person.email.startsWith('planner') ? await firstId(page, '/staff/employees') : ''
    const paths = person.screens.map(({ hash }) => hash.replace(':id', employee))
    for (const path of paths.filter(
      (each) => !each.includes('employees//') && !each.includes(':') && !each.endsWith('/'),
    )) {
      // The screen before it is gone, so that no heading of it is taken for this one's.
      await page.goto('about:blank')
      await page.goto(`${translated.origin}/secure/home#${path}`)
      await whole(page, path)
    }
  })
})
