import { luminance, parseOpaque } from './color.ts'

/** A page is dark if its nearest opaque background is darker than this. */
const darkBelow = 0.2
/** So long after a change of the page its colors are read again, at most once. */
export const settleMs = 100

/** Returns what keeps the page itself from showing a frame that works; undefined if nothing does. */
export function pageProblem(): 'page_opaque' | 'page_insecure' | undefined {
  if (self.origin === 'null') return 'page_opaque'
  return isSecureContext ? undefined : 'page_insecure'
}

/** The element that draws around this one, out of a shadow root, too. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode()
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

function findAround<T>(element: Element, find: (one: Element) => T | undefined): T | undefined {
  for (let one: Element | null = element; one; one = parentOf(one)) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

const dark = () => matchMedia('(prefers-color-scheme: dark)')

/**
 * Returns the scheme of the page at this element: as the page says, the system's if the page takes both, else by its background. A
 * page that says nothing is white without a background, on a dark system too.
 */
export function findScheme(element: Element): 'light' | 'dark' {
  const said = getComputedStyle(element).colorScheme ?? ''
  const [isLight, isDark] = [/\blight\b/.test(said), /\bdark\b/.test(said)]
  if (isLight !== isDark) return isDark ? 'dark' : 'light'
  const background = isLight
    ? undefined
    : findAround(element, (one) => parseOpaque(getComputedStyle(one).backgroundColor))
  if (background) return luminance(background) < darkBelow ? 'dark' : 'light'
  return isDark && dark().matches ? 'dark' : 'light'
}

/** Returns the language of the page at this element, else the browser's. */
export const findLocale = (element: Element) =>
  findAround(element, (one) => one.getAttribute('lang') || undefined) ?? navigator.language

const followers = new Set<() => void>()
let isWatching = false

function watch() {
  isWatching = true
  let timer = 0
  const changed = () => {
    timer ||= window.setTimeout(() => {
      timer = 0
      for (const follow of followers) follow()
    }, settleMs)
  }
  dark().addEventListener('change', changed)
  const observer = new MutationObserver(changed)
  for (const one of [document.documentElement, document.body]) if (one) observer.observe(one, { attributes: true })
}

/** Calls `follow` when the colors or the language of the page may have changed. Returns a function that ends it. */
export function followPage(follow: () => void): () => void {
  if (!isWatching) watch()
  followers.add(follow)
  return () => followers.delete(follow)
}
