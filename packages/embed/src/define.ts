import { loadEvenkeel } from './load-evenkeel.ts'

/**
 * Defines the elements as soon as it is imported, from the Evenkeel that the page names:
 * `<meta name="evenkeel-origin" content="https://money.example">`.
 */
const origin =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="evenkeel-origin"]')?.content

if (origin) loadEvenkeel(origin).catch((reason: unknown) => globalThis.reportError(reason))
else if (typeof document !== 'undefined')
  globalThis.console.warn('Evenkeel: add <meta name="evenkeel-origin" content="https://…"> to the page.')
