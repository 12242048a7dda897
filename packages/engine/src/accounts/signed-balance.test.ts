import { describe, expect, it } from 'vitest'
import { AccountGroup } from './account-types.ts'
import { signedBalance } from './signed-balance.ts'

const asset = (balance: number) => signedBalance({ groupName: AccountGroup.ASSET, balance })
const liability = (balance: number) => signedBalance({ groupName: AccountGroup.LIABILITY, balance })

describe('signedBalance', () => {
  it('makes a liability negative', () => expect([100, -100].map(liability)).toEqual([-100, -100]))
  it('makes an asset positive', () => expect([100, -100].map(asset)).toEqual([100, 100]))
  it('flips the sign when the group changes, and back (ACCT-13)', () => {
    expect(asset(-100)).toBe(100)
    expect(liability(asset(-100))).toBe(-100)
  })
  it('gives zero no sign', () => expect(Object.is(liability(0), 0)).toBe(true))
})
