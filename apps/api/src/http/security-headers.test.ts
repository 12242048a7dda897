// Proves: ASVS-1.3.2, ASVS-3.2.2, ASVS-3.4.3, ASVS-14.2.3
import { describe, expect, it } from 'vitest'
import { setSecurityHeaders } from './security-headers.ts'

function toPolicy(choices: { isPage: boolean; hasPlaid: boolean; styleNonce?: string }): string {
  const headers = new Headers()
  setSecurityHeaders(headers, { isHttps: true, frameAncestors: [], openerPolicy: 'same-origin', ...choices })
  return headers.get('Content-Security-Policy') ?? ''
}

describe('the policy of a page', () => {
  it('names no other origin where Plaid is not set up', () => {
    expect(toPolicy({ isPage: true, hasPlaid: false })).not.toContain('plaid')
  })

  it('lets in one script, one frame and two addresses of Plaid where it is, and still nothing inline', () => {
    const policy = toPolicy({ isPage: true, hasPlaid: true })
    expect(policy).toContain("script-src 'self' https://cdn.plaid.com/link/v2/stable/link-initialize.js;")
    expect(policy).toContain("frame-src 'self' https://cdn.plaid.com;")
    expect(policy).toContain("connect-src 'self' https://production.plaid.com https://sandbox.plaid.com;")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  it.each([false, true])(
    'allows the style elements that have the nonce of this page only, with Plaid: %s',
    (hasPlaid) => {
      const [one, two] = ['one', 'two'].map((styleNonce) => toPolicy({ isPage: true, hasPlaid, styleNonce }))
      expect(one).toContain("; style-src 'self' 'nonce-one'; ")
      expect(two).toBe(one?.replace('nonce-one', 'nonce-two'))
      expect(toPolicy({ isPage: true, hasPlaid })).toContain("; style-src 'self'; ")
      expect(toPolicy({ isPage: false, hasPlaid, styleNonce: 'one' })).not.toContain('nonce')
    },
  )

  it('lets no other script’s text be made than by our own two policies (F30)', () => {
    const policy = toPolicy({ isPage: true, hasPlaid: false })
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default evenkeel-simulation;")
    // Plaid's script does not support them.
    expect(toPolicy({ isPage: true, hasPlaid: true })).not.toContain('trusted-types')
  })

  it('is none of the data’s', () => {
    expect(toPolicy({ isPage: false, hasPlaid: true })).toBe(toPolicy({ isPage: false, hasPlaid: false }))
  })
})
