import { setNonce } from 'get-nonce'

/** The part of Trusted Types that is used here; not every browser has them. */
interface WithTrustedTypes {
  readonly trustedTypes?: {
    readonly defaultPolicy?: unknown
    createPolicy(name: string, rules: { readonly createHTML: (text: string) => string | null }): unknown
  }
}

/** What Radix's list sets as the inner HTML of its style element, to the letter. */
const listStyles =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'

/** Returns the nonce that the page's policy allows style elements by; undefined on a page without one, such as Storybook's. */
export function findStyleNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  // Browsers hide the attribute's value from scripts and style sheets; the property has it.
  return meta?.nonce || undefined
}

/**
 * Lets the libraries of dialogs and lists write their style elements under the page's policy. Call it once, before anything is
 * drawn. Hands the nonce to the lock of the page's scrolling; the list asks for `findStyleNonce`, and react-aria reads the same
 * element. A widget in the language of its person brings this code a second time. Our pages also refuse texts as HTML (Trusted Types): the one text that the list sets is allowed, and no other.
 */
export function allowStyleElements(): void {
  const nonce = findStyleNonce()
  if (!nonce) return
  setNonce(nonce)
  const { trustedTypes }: object & WithTrustedTypes = globalThis
  if (!trustedTypes?.defaultPolicy)
    trustedTypes?.createPolicy('default', { createHTML: (text) => (text === listStyles ? text : null) })
}
