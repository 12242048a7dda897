import type { Browser, Locator, Page } from 'playwright-core'

/** The host page in a fresh tab, with what it logged. */
export interface ProbePage {
  page: Page
  dialog: Locator
  button: (name: string) => Locator
  /** Spoken name or text of the focused element, looked up through the shadow root. */
  focused: () => Promise<string>
  /** Where the focus is: in the dialog, elsewhere in the widget, on the host page, or nowhere. */
  focusPlace: () => Promise<'dialog' | 'widget' | 'host' | 'none'>
  problems: string[]
}

export async function openProbe(
  browser: Browser,
  url: string,
  viewport = { width: 1280, height: 720 },
): Promise<ProbePage> {
  const page = await browser.newPage({ viewport })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  await page.goto(url)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Open the budget').waitFor()
  return {
    page,
    dialog: page.locator('dialog[open]'),
    button,
    focused: () => focusedName(page),
    focusPlace: () => placeOfFocus(page),
    problems,
  }
}

/** Closes the tab; throws when the policy refused something or the page logged a problem. */
export async function closeClean({ page, problems }: ProbePage): Promise<void> {
  const violations = await page.evaluate<string[]>('window.violations')
  await page.close()
  if (violations.length > 0 || problems.length > 0) throw new Error([...violations, ...problems].join('\n'))
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shadow = document.querySelector('overlay-probe')?.shadowRoot
    const active = shadow?.activeElement ?? document.activeElement
    const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : undefined
    const namedBy =
      active instanceof HTMLButtonElement ? shadow?.getElementById(active.getAttribute('aria-labelledby') ?? '') : null
    return active?.getAttribute('aria-label') ?? label ?? namedBy?.textContent ?? active?.textContent ?? ''
  })
}

function placeOfFocus(page: Page): Promise<'dialog' | 'widget' | 'host' | 'none'> {
  return page.evaluate(() => {
    const inside = document.querySelector('overlay-probe')?.shadowRoot?.activeElement
    if (inside) return inside.closest('dialog') ? 'dialog' : 'widget'
    return document.activeElement === document.body ? 'none' : 'host'
  })
}

/** Everything an overlay could leave on a page that is not its own. */
export function leftovers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const shadow = document.querySelector('overlay-probe')?.shadowRoot
    const found: Record<string, unknown> = {
      'style on html': root.getAttribute('style'),
      'style on body': document.body.getAttribute('style'),
      'lock on body': document.body.getAttribute('data-scroll-locked'),
      'sheets on the document': document.adoptedStyleSheets.length,
      'style elements': document.querySelectorAll('style').length + (shadow?.querySelectorAll('style').length ?? 0),
      guards: document.querySelectorAll('[data-radix-focus-guard]').length,
      'hidden elements': document.querySelectorAll('[aria-hidden], [data-aria-hidden], [inert]').length,
      'children of body': document.body.children.length - 2,
      dialogs: shadow?.querySelectorAll('dialog').length ?? 0,
      popovers: shadow?.querySelectorAll(':popover-open').length ?? 0,
    }
    return Object.entries(found)
      .filter(([, value]) => value !== null && value !== 0 && value !== '')
      .map(([name, value]) => `${name}: ${String(value)}`)
  })
}

/** Names in the accessibility tree: what is inert is not in it. */
export async function spokenNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.filter((node) => !node.ignored).map((node) => String(node.name?.value ?? ''))
}
