import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/**
 * A contestant that is a React component: drawn at once, as it is after an event.
 * @template T @param {(data: T) => import('react').ReactNode} element
 */
export const inReact = (element) => ({
  /** @param {HTMLElement} host @param {T} data */
  mount(host, data) {
    const root = createRoot(host)
    flushSync(() => root.render(element(data)))
    return {
      /** @param {T} next */
      update: (next) => flushSync(() => root.render(element(next))),
      unmount: () => root.unmount(),
    }
  },
})
