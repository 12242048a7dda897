import { randomBytes } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Sets on the development server's page the policy for styles that the product's pages have, so that a style element without
 * the nonce is missing here too. One nonce until the server stops: only the developer sees the page.
 */
export function devStyleNonce(): Plugin {
  const nonce = randomBytes(16).toString('base64')
  return {
    name: 'dev-style-nonce',
    apply: 'serve',
    config: () => ({ server: { headers: { 'Content-Security-Policy': `style-src 'self' 'nonce-${nonce}'` } } }),
    transformIndexHtml: (html) => html.replaceAll('%STYLE_NONCE%', nonce),
  }
}
