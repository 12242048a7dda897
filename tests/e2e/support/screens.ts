import { join } from 'node:path'
import type { Locator, Page, Request } from 'playwright-core'
import { eventually } from '../../support/eventually.ts'

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
export async function readFacts(page: Page, account: string): Promise<Record<string, string>> {
  const terms = page.getByRole('region', { name: account, exact: true }).locator('dl > div')
  const pairs = await terms.evaluateAll((divs) =>
    divs.map((div) => [div.querySelector('dt')?.textContent ?? '', div.querySelector('dd')?.textContent ?? '']),
  )
  return Object.fromEntries(pairs)
}

/** The row of the transactions table with this description. */
export const findRow = (page: Page, description: string) =>
  page.getByRole('row').filter({ hasText: description }).first()

/** Opens a row's details, where they are not open yet. */
export async function openRow(page: Page, description: string): Promise<void> {
  await page
    .getByRole('button', { name: `Details of ${description}`, exact: true })
    .first()
    .click()
  await page.getByRole('button', { name: 'Split', exact: true }).waitFor()
}

/** 'Income', 'Spending' and 'Net' above the list. */
export async function readTotals(page: Page): Promise<Record<string, string>> {
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
  // Only the groups: the card's help opens a layer, and a press is lost if it arrives while a layer closes.
  const closed = card.locator('li > button[aria-expanded=false]')
  const sections = card.getByRole('heading', { level: 3 }).locator('button[aria-expanded=false]')
  while ((await sections.count()) > 0) await sections.first().click()
  await card.locator('li > button').first().waitFor()
  while ((await closed.count()) > 0) await closed.first().click()
}

/** Refuses every call for data from now on; the session stays. */
export async function failCalls(page: Page): Promise<void> {
  const isOfSession = (address: string) => /\/(session|status|authenticated|userdata)\b/.test(address)
  await page.route('**/webapi/**', (route) =>
    isOfSession(route.request().url()) ? route.fallback() : route.fulfill({ status: 503, body: '{}' }),
  )
}

/** Puts the pointer on a toast with Undo, which stays as long as it is there; without it, it leaves after 8 seconds. */
export const holdUndo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).hover()

/** Waits for what loads after the first screen: shortcuts, live regions, and the warning before the session ends. */
export const loadedWhole = (page: Page) => page.locator('[data-live="status"]').waitFor({ state: 'attached' })

/** Begun and not answered, and begun in all. */
interface Requests {
  readonly open: Set<Request>
  all: number
}
const requestsOf = new WeakMap<Page, Requests>()

/** Counts the requests of a page from its beginning, for `settled`. */
export function countRequests(page: Page): Requests {
  const known = requestsOf.get(page)
  if (known !== undefined) return known
  const requests: Requests = { open: new Set(), all: 0 }
  requestsOf.set(page, requests)
  page.on('request', (request) => {
    if (!['fetch', 'xhr', 'script'].includes(request.resourceType())) return
    requests.open.add(request)
    requests.all += 1
  })
  const end = (request: Request) => requests.open.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
  return requests
}

/**
 * Waits until the screen is whole and asks for nothing more: everything that loads late is there, no card is loading, and no request
 * begins while the page has time for one. Playwright's `networkidle` is over as soon as it was true once.
 */
export async function settled(page: Page): Promise<void> {
  const requests = countRequests(page)
  await loadedWhole(page)
  await eventually(async () => {
    const before = requests.all
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const loading = await page.locator('output', { hasText: /^Loading/ }).count()
    const open = [...requests.open].map((request) => `${request.method()} ${request.url()}`)
    return { loading, open, begun: requests.all - before }
  }).toEqual({ loading: 0, open: [], begun: 0 })
}

/** Whether a tab that is closed now is asked about, because something is typed in it. */
export const isAsked = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** Opens a step of a plan's form by the list of its parts. */
export const toPart = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Parts of this plan' }).getByRole('button', { name }).click()
