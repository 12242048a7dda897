/** Heights in px that wide widgets reserve, as docs/embedding.md lists them. */
const heights = {
  'cash-flow-chart': 600,
  'net-worth': 600,
  recurring: 600,
  'budget-modal': 470,
  'spending-chart': 400,
  accounts: 560,
  'account-modal': 170,
  'link-accounts': 480,
  'next-steps': 430,
  goals: 600,
  transactions: 560,
  'retirement-calculator': 560,
  'debt-wizard': 690,
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
  const style = { display: 'block', minHeight: `${heights[/** @type {keyof typeof heights} */ (widget)]}px` }
  return createElement(
    `evenkeel-${widget}`,
    { ...props, style },
    createElement('a', { href: `${origin}/` }, 'Open Evenkeel'),
  )
}
