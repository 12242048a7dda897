/** How long a control has to be at rest before a press on it counts, in milliseconds. */
const restMs = 500

/** The last press of the person, and what the browser says about the part of the widget that was pressed. */
export interface Press {
  readonly isTrusted: boolean
  /** When it began; all times are in milliseconds since the document started. */
  readonly beganAt: number
  /** Since when the control has been where it is. */
  readonly restsSince: number
  /** False: the browser says that the page covers, fades, or distorts it. Null: the browser cannot say. */
  readonly isVisible: boolean | null
}

/** Whether a change that can be taken back may follow from this press. The browser's "yes" proves nothing, so only its "no" counts. */
export const countsAsPress = ({ isTrusted, beganAt, restsSince, isVisible }: Press): boolean =>
  isTrusted && beganAt - restsSince >= restMs && isVisible !== false

/**
 * How long a change waits for what the browser says, in milliseconds. Browsers answer after about 100; on a busy machine later, and a
 * page that covers us must gain nothing by making it busy. Only a page that is not drawn has no answer, and no one can press there.
 */
const answerWithin = 5_000

/** Asks the browser whether a part of the page is visible as it was drawn; null where it cannot say. */
function askVisibility(part: Element): Promise<boolean | null> {
  return new Promise((resolve) => {
    const settle = (answer: boolean | null) => {
      observer.disconnect()
      resolve(answer)
    }
    // 100 ms is the shortest delay that browsers accept for this.
    const options: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
      trackVisibility: true,
      delay: 100,
    }
    const observer = new IntersectionObserver((entries) => {
      const last: (IntersectionObserverEntry & { isVisible?: boolean }) | undefined = entries.at(-1)
      settle(last !== undefined && 'isVisible' in last ? (last.isVisible ?? null) : null)
    }, options)
    observer.observe(part)
    setTimeout(() => settle(null), answerWithin)
  })
}

/** The same, for a part that the press itself may remove, as "Undo" closes its message: then for the place that it was in. */
async function askVisibilityIn(place: Element, part: Element): Promise<boolean | null> {
  const answer = await askVisibility(part)
  return part.isConnected ? answer : askVisibility(place)
}

/** The smallest part around a control that names what it changes: a row, an item, a dialog. */
const unitAround = (control: Element) => control.closest('li, tr, [role="dialog"], section') ?? control

/** Notes since when each element has been in place: since it was added, or since anything scrolled, resized, or was hidden. */
function watchRest(place: Element) {
  const addedAt = new WeakMap<Node, number>()
  let movedAt = performance.now()
  const moved = () => {
    movedAt = performance.now()
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) addedAt.set(node, performance.now())
  })
  observer.observe(place, { childList: true, subtree: true })
  for (const name of ['scroll', 'resize', 'focus']) addEventListener(name, moved, { capture: name === 'scroll' })
  document.addEventListener('visibilitychange', moved)
  return (control: Node): number => {
    let since = movedAt
    for (let node: Node | null = control; node !== null; node = node.parentNode)
      since = Math.max(since, addedAt.get(node) ?? 0)
    return since
  }
}

/**
 * Watches the presses in the frame. A page can lay our frame over a bait, or move it under the pointer; a change follows only from a
 * press that the person can have meant.
 */
export function watchPresses(place: Element) {
  const restsSince = watchRest(place)
  let last: Promise<Press> | null = null
  let count = 0
  let hasTyped = false
  const begin = (event: Event) => {
    const { target, isTrusted } = event
    if (!(target instanceof Element)) return
    if (event instanceof KeyboardEvent && (event.repeat || !['Enter', ' '].includes(event.key))) return
    const press = { isTrusted, beganAt: event.timeStamp, restsSince: restsSince(target) }
    last = askVisibilityIn(place, unitAround(target)).then((isVisible) => ({ ...press, isVisible }))
    if (isTrusted) count += 1
  }
  const typed = ({ isTrusted }: Event) => {
    hasTyped ||= isTrusted
  }
  document.addEventListener('pointerdown', begin, { capture: true })
  document.addEventListener('keydown', begin, { capture: true })
  document.addEventListener('input', typed, { capture: true })
  return {
    /** Whether the last press may change something. */
    async allowsChange(): Promise<boolean> {
      return last !== null && countsAsPress(await last)
    },
    /** The same for a form on the stage, which no single press may finish. */
    async allowsForm(): Promise<boolean> {
      return (hasTyped || count > 1) && (await this.allowsChange())
    },
    /** Starts over, for the next form. */
    forget() {
      last = null
      count = 0
      hasTyped = false
    },
  }
}
