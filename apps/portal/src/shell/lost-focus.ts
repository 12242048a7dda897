import { focusHeading, focusText } from './focus-heading.ts'

const items = 'li, tr, [role=row], [role=listitem]'
const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/** Where the focus was, from the innermost place outward, so that what is left of it can be found when it is gone. */
interface Trail {
  readonly element: HTMLElement
  readonly nextItems: readonly Element[]
  readonly around: readonly Element[]
}

function siblings(item: Element): Element[] {
  const all = [...(item.parentElement?.children ?? [])]
  const at = all.indexOf(item)
  return [...all.slice(at + 1), ...all.slice(0, at).toReversed()]
}

function ancestors(element: Element): Element[] {
  const parent = element.parentElement
  return parent === null ? [] : [parent, ...ancestors(parent)]
}

function trailOf(element: HTMLElement): Trail {
  const item = element.closest(items)
  return { element, nextItems: item ? [item, ...siblings(item)] : [], around: ancestors(element) }
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

const firstControl = (within: Element) =>
  [...within.querySelectorAll<HTMLElement>(controls)].find((control) => control.checkVisibility())

/** Returns the heading of the smallest region around the place, except that of the whole screen. */
function findRegionHeading({ around }: Trail): HTMLElement | null {
  const region = around.find((one) => one.isConnected && one.matches('section, form, [role=region], [role=dialog]'))
  return region?.querySelector<HTMLElement>('h2, h3, h4') ?? null
}

/**
 * Moves the focus from a control that is gone to what is left of its item, else to the next item of the list, else to the
 * heading around it, else to that of the screen.
 */
function recover(trail: Trail): void {
  const next = trail.nextItems.find((item) => item.isConnected && firstControl(item) !== undefined)
  const control = next && firstControl(next)
  if (control) return control.focus()
  const heading = findRegionHeading(trail)
  if (heading !== null) return focusText(heading)
  focusHeading()
}

/**
 * Keeps the focus from falling to the body, from where the keyboard would start over at the top: when the control that has it
 * leaves the page or cannot be used any more, another one near it gets it. Waits a moment first, since a dialog that closes
 * returns the focus by itself. Returns a function that ends it.
 */
export function watchLostFocus(waitMs = 150): () => void {
  const { activeElement } = document
  let trail: Trail | null = activeElement instanceof HTMLElement && !isNowhere() ? trailOf(activeElement) : null
  let timer: ReturnType<typeof setTimeout> | undefined
  const onFocus = ({ target }: FocusEvent) => {
    trail = target instanceof HTMLElement ? trailOf(target) : null
  }
  // A press on an empty place takes the focus away on purpose.
  const onPress = ({ target }: Event) => {
    const isControl = target instanceof Element && target.closest(`${controls}, label`) !== null
    if (!isControl) trail = null
  }
  const look = () => {
    clearTimeout(timer)
    if (trail === null || !isNowhere()) return
    timer = setTimeout(() => {
      if (trail === null || !isNowhere()) return
      const lost = trail
      trail = null
      recover(lost)
    }, waitMs)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress)
  }
}
