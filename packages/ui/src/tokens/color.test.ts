import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, mix, parseHex, toHex, type Rgb } from './color.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colors = fc.tuple(channel, channel, channel)
const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]

describe('colors', () => {
  it('are the same after formatting and parsing', () => {
    fc.assert(
      fc.property(colors, (color) => {
        expect(parseHex(toHex(color))).toEqual(color)
      }),
    )
  })

  it('may be written short', () => {
    expect(parseHex(' #0f8 ')).toEqual([0, 255, 136])
  })

  it.each(['', 'red', '#12345', 'rgb(0 0 0)', '#12345g', '#ffff'])('are not read from "%s"', (text) => {
    expect(parseHex(text)).toBeNull()
  })

  it('contrast 21 to 1 at most, in either order', () => {
    expect(contrast(black, white)).toBeCloseTo(21, 10)
    fc.assert(
      fc.property(colors, colors, (one, next) => {
        const ratio = contrast(one, next)
        expect(ratio).toBe(contrast(next, one))
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21)
      }),
    )
  })

  it('mix by share', () => {
    expect(toHex(mix(white, black, 0.2))).toBe('#333333')
    expect(mix(white, black, 0)).toEqual(black)
  })
})
