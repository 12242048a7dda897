import { expect, it } from 'vitest'
import { leadingZeroBits } from './leading-zero-bits.ts'

it('counts the zero bits at the start of a digest', () => {
  expect(leadingZeroBits(Uint8Array.of(0x80, 0))).toBe(0)
  expect(leadingZeroBits(Uint8Array.of(0x01, 0xff))).toBe(7)
  expect(leadingZeroBits(Uint8Array.of(0, 0x10))).toBe(11)
  expect(leadingZeroBits(Uint8Array.of(0, 0))).toBe(16)
})
