import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'

/** A file of the tests' own. */
export const fixture = (name: string) => join(import.meta.dirname, '../fixtures', name)

/** Picks an entry of a select by its visible words. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: label, exact: true }).click()
  const page = 'page' in scope ? scope.page() : scope
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Hands a file to the import page that is open. */
export async function chooseFile(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
}

/** What the import page says the file holds of an account: 'Rows' -> '6'. */
export async function factsOf(page: Page, account: string): Promise<Record<string, string>> {
  const terms = page.getByRole('region', { name: account, exact: true }).locator('dl > div')
  const pairs = await terms.evaluateAll((divs) =>
    divs.map((div) => [div.querySelector('dt')?.textContent ?? '', div.querySelector('dd')?.textContent ?? '']),
  )
  return Object.fromEntries(pairs)
}

/** The row of the transactions table with this description. */
export const rowOf = (page: Page, description: string) => page.getByRole('row').filter({ hasText: description }).first()

/** Opens a row's details, where they are not open yet. */
export async function openRow(page: Page, description: string): Promise<void> {
  await page
    .getByRole('button', { name: `Details of ${description}`, exact: true })
    .first()
    .click()
  await page.getByRole('button', { name: 'Split', exact: true }).waitFor()
}

/** 'Income', 'Spending' and 'Net' above the list. */
export async function totalsOf(page: Page): Promise<Record<string, string>> {
  const pairs = await page
    .locator('main dl')
    .first()
    .locator('> div')
    .evaluateAll((divs) =>
      divs.map((div) => [div.querySelector('dt')?.textContent ?? '', div.querySelector('dd')?.textContent ?? '']),
    )
  return Object.fromEntries(pairs)
}

/** Narrows the list to one account. */
export async function showOnlyAccount(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show these accounts' })
  await dialog.getByRole('checkbox', { name: account }).check()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Opens every group of the net worth card, so that all accounts are seen. */
export async function openAccountGroups(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Net worth', exact: true })
  await card.locator('button[aria-expanded]').first().waitFor()
  const closed = card.locator('button[aria-expanded=false]')
  while ((await closed.count()) > 0) await closed.first().click()
}
