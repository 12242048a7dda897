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
  return region?.querySelector<HTMLElement>('h2, h3, h4, h5, h6') ?? null
}

/** Moves the focus to the heading around a place, else to that of the screen. */
function focusAround(trail: Trail): void {
  const heading = findRegionHeading(trail)
  if (heading === null) focusHeading()
  else focusText(heading)
}

/** Moves the focus from a control that is gone to what is left of its item, else to the next item of the list, else around it. */
function recover(trail: Trail): void {
  const next = trail.nextItems.find((item) => item.isConnected && firstControl(item) !== undefined)
  const control = next && firstControl(next)
  if (control) control.focus()
  else focusAround(trail)
}

const isDisabled = ({ element }: Trail) => element.isConnected && element.matches(':disabled')

/** While a control that had the focus is disabled, the heading around it has it; then the control again, if the person stayed there. */
function createRest() {
  let resting: { readonly trail: Trail; readonly heading: Element | null } | null = null
  return {
    begin(trail: Trail) {
      focusAround(trail)
      resting = { trail, heading: document.activeElement }
    },
    look() {
      if (resting === null || isDisabled(resting.trail)) return
      const { trail, heading } = resting
      resting = null
      if (document.activeElement !== heading) return
      if (trail.element.isConnected) trail.element.focus()
      else recover(trail)
    },
  }
}

/**
 * Keeps the focus from falling to the body, from where the keyboard would start over at the top. When the control that has it
 * leaves the page, another one near it gets it. When it cannot be used for now, the heading around it has the focus meanwhile, where
 * a second press answers no other question. Waits a moment first, since a dialog that closes returns the focus by itself. Returns a
 * function that ends it.
 */
export function watchLostFocus(waitMs = 150): () => void {
  const { activeElement } = document
  let trail: Trail | null = activeElement instanceof HTMLElement && !isNowhere() ? trailOf(activeElement) : null
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = createRest()
  const onFocus = ({ target }: FocusEvent) => {
    trail = target instanceof HTMLElement ? trailOf(target) : null
  }
  // A press on an empty place takes the focus away on purpose.
  const onPress = ({ target }: Event) => {
    const isControl = target instanceof Element && target.closest(`${controls}, label`) !== null
    if (!isControl) trail = null
  }
  // While the focus is in another window, or outside of this frame, it is not lost. Chromium takes it from a disabled control only when it draws.
  const isLost = (one: Trail | null) => one !== null && document.hasFocus() && (isNowhere() || isDisabled(one))
  const recoverLost = () => {
    const lost = trail
    if (lost === null || !isLost(lost)) return
    trail = null
    if (isDisabled(lost)) rest.begin(lost)
    else recover(lost)
  }
  const look = () => {
    clearTimeout(timer)
    rest.look()
    if (isLost(trail)) timer = setTimeout(recoverLost, waitMs)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress)
  addEventListener('focus', look)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress)
    removeEventListener('focus', look)
  }
}
