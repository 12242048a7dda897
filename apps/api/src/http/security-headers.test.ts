import { describe, expect, it } from 'vitest'
import { setSecurityHeaders } from './security-headers.ts'

function policyOf(choices: { isPage: boolean; hasPlaid: boolean }): string {
  const headers = new Headers()
  setSecurityHeaders(headers, { isHttps: true, frameAncestors: [], ...choices })
  return headers.get('Content-Security-Policy') ?? ''
}

describe('the policy of a page', () => {
  it('names nobody else where Plaid is not set up', () => {
    expect(policyOf({ isPage: true, hasPlaid: false })).not.toContain('plaid')
  })

  it('lets in one script, one frame and two addresses of Plaid where it is, and still nothing inline', () => {
    const policy = policyOf({ isPage: true, hasPlaid: true })
    expect(policy).toContain("script-src 'self' https://cdn.plaid.com/link/v2/stable/link-initialize.js;")
    expect(policy).toContain("frame-src 'self' https://cdn.plaid.com;")
    expect(policy).toContain("connect-src 'self' https://production.plaid.com https://sandbox.plaid.com;")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  it('is none of the data’s', () => {
    expect(policyOf({ isPage: false, hasPlaid: true })).toBe(policyOf({ isPage: false, hasPlaid: false }))
  })
})
