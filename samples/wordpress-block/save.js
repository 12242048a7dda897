/** Heights in px that widgets reserve, narrow and wide, as docs/embedding.md lists them. */
const heights = {
  'cash-flow-chart': [570, 600],
  'net-worth': [570, 600],
  recurring: [570, 600],
  'budget-modal': [490, 470],
  'spending-chart': [580, 400],
  accounts: [560, 560],
  'account-modal': [220, 170],
  'link-accounts': [520, 480],
  'next-steps': [580, 430],
  goals: [760, 600],
  transactions: [560, 560],
  'retirement-calculator': [720, 560],
  'debt-wizard': [810, 690],
}

/**
 * Returns the height to reserve: the narrow one in a narrow window, if it is higher; none for a widget without one.
 * @param {string} widget
 */
function reservedHeight(widget) {
  const known = Object.hasOwn(heights, widget)
  const [narrow = 0, wide = 0] = known ? heights[/** @type {keyof typeof heights} */ (widget)] : []
  return narrow > wide ? `clamp(${wide}px,(600px - 100vw)*999,${narrow}px)` : `${wide}px`
}

/** @param {string} property `colorAccent`; returns `color-accent` */
const toAttribute = (property) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Returns what WordPress saves for the block, in the order of its settings.
 * @template Element
 * @param {{ attributes: Record<string, string | undefined> }} block
 * @param {(tag: string, props: object, child: Element | string) => Element} createElement WordPress's own
 */
export function save({ attributes: { origin, widget, ...options } }, createElement) {
  const set = Object.entries(options).filter(([, value]) => value)
  const props = Object.fromEntries(set.map(([name, value]) => [toAttribute(name), value]))
  const style = { display: 'block', minHeight: reservedHeight(String(widget)) }
  return createElement(
    `evenkeel-${widget}`,
    { ...props, style },
    createElement('a', { href: `${origin}/` }, 'Open Evenkeel'),
  )
}
