import { describe, expect, it } from 'vitest'
import { clientAddressOf } from './client-address.ts'

describe('the address of a client', () => {
  it('is the other end of the connection where there is no proxy, whatever the request says', () => {
    expect(clientAddressOf('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7')
  })

  it('is what our own proxy says, and nothing that somebody wrote before it', () => {
    expect(clientAddressOf('10.0.0.1', '192.0.2.66, 203.0.113.7', 1)).toBe('203.0.113.7')
    expect(clientAddressOf('10.0.0.1', '192.0.2.66, 203.0.113.7, 10.0.0.9', 2)).toBe('203.0.113.7')
  })

  it('is the other end where the proxy says nothing', () => {
    expect(clientAddressOf('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
    expect(clientAddressOf('10.0.0.1', '203.0.113.7', 2)).toBe('10.0.0.1')
  })
})
