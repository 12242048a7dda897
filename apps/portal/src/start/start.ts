import { roleCookie, type RoleOfPage } from '@evenkeel/api-client/contract/role-cookie'
import { cookieValue } from '@evenkeel/api-client/send'
import { begin } from './begun.ts'
import { kept } from './kept.ts'
import { sayNotOpened } from './open-anew.ts'

/**
 * Which part of the shape in the page is shown: all of home; home down to its accounts, at first, or where its other cards are not known;
 * or the frame around other screens.
 */
type Shape = 'whole' | 'first' | 'accounts' | 'frame'

type Rows = Readonly<Record<string, unknown>>

/** How many rows home's lists had last, as `rowCountsAtom` keeps them. */
export const keptRows = (): Rows => JSON.parse(kept('evenkeel-rows') ?? '{}')

function fit(list: Element, count: unknown): void {
  if (typeof count !== 'number') return
  while (list.children.length > count) list.lastElementChild?.remove()
  while (list.children.length < count && list.lastElementChild !== null)
    list.append(list.lastElementChild.cloneNode(true))
}

/** The rows of what to do, for a person who has some again. */
let band: Element | null = null

/** Shows one line in place of the rows of what to do for a person who has nothing to do: no goal yet, or all is done. */
function fitBand(shape: Element, rows: Rows): void {
  const shown = shape.querySelector('[data-rows=band], [data-rows=none]')
  band ??= shown
  const line = document.querySelector<HTMLTemplateElement>(
    `template[data-goals=${rows['goals'] === 0 ? 'none' : 'some'}]`,
  )
  const wanted = rows['band'] === 0 ? line?.content.firstElementChild?.cloneNode(true) : band
  if (wanted) shown?.replaceWith(wanted)
}

/** Returns how much of the shape fits a home. Without accounts it has other cards; without budgets or goals, other ones below the accounts. */
function partLike({ accounts, budgets, goals }: Rows): Shape {
  if (accounts === 0) return 'frame'
  return budgets === 0 || goals === 0 ? 'accounts' : 'whole'
}

function fitAll(shape: Element, rows: Rows): void {
  fitBand(shape, rows)
  for (const element of shape.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? ''
  for (const list of shape.querySelectorAll<HTMLElement>('[data-rows]')) fit(list, rows[list.dataset['rows'] ?? ''])
}

/**
 * Draws the shape in the sizes that come, which our policy for styles allows to a script alone, and only then shows it. What the portal has
 * drawn in its place by then stays as it is.
 */
export function draw(shape: Shape, rows = keptRows()): void {
  const drawing = document.querySelector('[data-shape-of]')
  if (drawing !== null) fitAll(drawing, rows)
  const part = partLike(rows)
  document.documentElement.dataset['shape'] = shape === 'frame' || part === 'whole' ? shape : part
}

/** Runs something once the browser has nothing else to do. Safari does not say when. */
const whenIdle: (run: () => void) => unknown = globalThis.requestIdleCallback ?? setTimeout

/** Runs something once the page is read, which is nearly always before the first picture. */
export function whenRead(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', run, { once: true })
  else run()
}

/** Resolves after the next picture, or after a second at most: a tab in the background draws none. */
export const nextPicture = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, 1000)
  })

/** Begins the portal, whose file the page only names: it would take the processor before what is in the HTML could be drawn. */
export const beginPortal = (): void =>
  whenRead(() => {
    const file = document.querySelector<HTMLLinkElement>('link[data-portal]')
    if (file === null) return
    import(/* @vite-ignore */ file.href).catch((reason: unknown) => {
      sayNotOpened()
      reportError(reason)
    })
  })

/** How long a browser that knows no numbers of rows waits for them before it shows the usual ones, in milliseconds. */
const rowsMs = 500

/**
 * Shows the shape. Where the code and the data are already there, the screen itself is drawn sooner without it: so it waits until the
 * browser has nothing else to do, which on a slow line is at once. In a new browser it is the frame alone for a moment: the usual rows may
 * not be this person's, and the figures would then move what is below them.
 */
function showShape(shape: Shape): void {
  const { dataset } = document.documentElement
  const show = () => {
    // The first figures have drawn it, in the sizes that are true.
    if (dataset['shape'] === 'first') dataset['shape'] = 'whole'
    else if (dataset['shape'] === undefined && Object.keys(keptRows()).length > 0) draw(shape)
    else if (dataset['shape'] === undefined) {
      draw('frame')
      setTimeout(() => dataset['shape'] === 'frame' && draw(shape), rowsMs)
    }
  }
  whenRead(() => whenIdle(show))
}

/*
 * Runs before everything else: a small separate file, which the page asks for first. It shows the shape of what comes, and asks
 * for the session and the first screen's data, all at once, while the libraries are still on their way. It imports nothing of the
 * portal. The page itself names the code of home and of the sign-in, whose form `sign-in.ts` shows.
 */

/** `patterns.home` of the widgets' paths, which are too much for this file; a test compares the two. */
export const homePath = '/my-goals-and-finances'

/** Where `requireSession` leads from home. */
const signInAddress = '/login#/auth/login'

const pathsOfPage: Readonly<Record<string, string>> = {
  '/secure/home': homePath,
  '/secure/my-goals-and-finances': homePath,
  '/secure/work-with-a-planner': '/work-with-a-planner',
  '/login': '/auth/login',
}

/** Returns the path of the screen that an address opens. */
export function screenOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  const [path = ''] = hash.replace(/^#/, '').split('?')
  return path === '' || path === '/' ? (pathsOfPage[pathname] ?? '') : path
}

/** The look that the person chose, before anything is painted; it is kept as JSON. */
function applyAppearance(): void {
  document.documentElement.dataset['theme'] = kept('evenkeel-appearance')?.replaceAll('"', '') ?? 'auto'
}

/** What home shows, and the frame around each screen. */
function beginScreen(path: string): void {
  if (path === homePath) {
    begin('accounts', { body: {} })
    begin('dashboard')
    begin('budgets', { body: { budgetPeriod: new Date().toISOString().slice(0, 7) } })
    begin('categories')
    begin('connections')
  }
  begin('myGoals')
  begin('companyInfo')
}

/** Whether the person has this role, as the cookie of the page says. */
export const isFor = (role: RoleOfPage): boolean => cookieValue(document.cookie, roleCookie) === role

/** Whether the screen has the frame of an employee, who alone sees the shape and the data. */
const isOwnScreen = (path: string) =>
  location.pathname.startsWith('/secure/') && path !== '' && !/^\/(?:auth|staff|embed|not-found)\b/.test(path)

/** Asks for the data of an employee at once. Who opens home without a session is led to the sign-in without waiting for the libraries. */
function beginOwn(path: string): void {
  const isOwn = isOwnScreen(path)
  if (isOwn && path === homePath && isFor('none')) return location.replace(signInAddress)
  begin('session')
  if (!isOwn || !isFor('employee')) return
  showShape(path === homePath ? 'whole' : 'frame')
  beginScreen(path)
}

applyAppearance()
beginOwn(screenOf(location))
