import { describe, expect, it } from 'vitest'
import { solveBotCheck, zeroBitsOf } from './bot-check.ts'

describe('the bot check', () => {
  it('counts the zero bits at the beginning', () => {
    expect(zeroBitsOf(Uint8Array.of(0x80, 0))).toBe(0)
    expect(zeroBitsOf(Uint8Array.of(0x01, 0xff))).toBe(7)
    expect(zeroBitsOf(Uint8Array.of(0, 0x10))).toBe(11)
    expect(zeroBitsOf(Uint8Array.of(0, 0))).toBe(16)
  })

  it('is solved by a number with which the hash begins with the bits asked for', async () => {
    const token = await solveBotCheck('nonce.1790000000.8.signature')
    expect(token).toMatch(/^nonce\.1790000000\.8\.signature\.\d+$/)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
    expect(new Uint8Array(digest)[0]).toBe(0)
  })

  it('costs nothing where nothing is asked for', async () => {
    expect(await solveBotCheck('nonce.1790000000.0.signature')).toBe('nonce.1790000000.0.signature.0')
  })
})
