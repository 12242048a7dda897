// Proves: CONN-06
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearStoredLink, readStoredLink, storeLink } from './link-storage.ts'

const now = Date.UTC(2026, 10, 19, 12)

describe('the stored link', () => {
  beforeEach(() => localStorage.clear())

  it('is only the handle and its expiration under plink', () => {
    storeLink({ handle: 'h-1', expiration: now + 1, ...{ linkToken: 'secret' } })
    expect(localStorage.getItem('plink')).toBe(`{"handle":"h-1","expiration":${now + 1}}`)
    expect(readStoredLink(now)).toEqual({ handle: 'h-1', expiration: now + 1 })
    clearStoredLink()
    expect(localStorage.getItem('plink')).toBeNull()
  })

  it.each([
    ['expired', JSON.stringify({ handle: 'h', expiration: now })],
    ['without an end', JSON.stringify({ handle: 'h' })],
    ['without a handle', JSON.stringify({ handle: '', expiration: now + 1 })],
    ['with an end in words', JSON.stringify({ handle: 'h', expiration: 'tomorrow' })],
    ['no JSON', 'plink'],
    ['null', 'null'],
  ])('counts as missing if it is %s, and is removed', (_, text) => {
    localStorage.setItem('plink', text)
    expect(readStoredLink(now)).toBeNull()
    expect(localStorage.getItem('plink')).toBeNull()
  })

  it('is missing if the browser stores nothing', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    storeLink({ handle: 'h', expiration: now + 1 })
    refused.mockRestore()
    expect(readStoredLink(now)).toBeNull()
  })
})
