const kib = 1024

/**
 * What widgets may weigh, in bytes of gzip at level 9. A test fails above, and `npm run bench` prints what is used of each. Raise one
 * only with a reason in docs/performance-of-widgets.md.
 */
export const budgets = {
  /** The one script of a page. */
  loader: 7 * kib,
  /** The first script of a frame: draws the card, and answers the page. */
  frameScript: 4.2 * kib,
  /** All that one frame loads before a person is connected: its page, sheet, and script. */
  frame: 8 * kib,
  /** How many requests the first widget of a page makes before a person is connected, the loader included. */
  requests: 4,
  /** The scripts that a connected widget waits for until it can be used, those of every frame included. */
  widget: 150 * kib,
  /** The same with what loads after that by itself: pictures below an answer, the drawing of toasts. */
  widgetInAll: 181 * kib,
  /** The sheet of all connected widgets. */
  widgetSheet: 15 * kib,
  /** The scripts that any two connected widgets of one page wait for. */
  pair: 178 * kib,
} as const
