import { describe, expect, it } from 'vitest'
import { solveBotCheck } from './bot-check.ts'

describe('the bot check', () => {
  it('finds a number with which the hash starts with enough zero bits', async () => {
    const token = await solveBotCheck('nonce.1790000000.8.signature')
    expect(token).toMatch(/^nonce\.1790000000\.8\.signature\.\d+$/)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
    expect(new Uint8Array(digest)[0]).toBe(0)
  })

  it('takes the first number if no zero bits are asked for', async () => {
    expect(await solveBotCheck('nonce.1790000000.0.signature')).toBe('nonce.1790000000.0.signature.0')
  })
})
