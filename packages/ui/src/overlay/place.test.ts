import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Align, placeBeside, type Side } from './place.ts'

const viewport = { width: 1000, height: 600 }
const anchor = { left: 100, top: 100, width: 80, height: 40 }

describe('placeBeside', () => {
  test('puts a box below its anchor, left edges together', () => {
    expect(placeBeside(anchor, { width: 200, height: 150 }, viewport)).toEqual({ side: 'bottom', left: 100, top: 144 })
  })

  test('aligns the right edges or the middles', () => {
    const size = { width: 60, height: 50 }
    expect(placeBeside(anchor, size, viewport, { align: 'end' }).left).toBe(120)
    expect(placeBeside(anchor, size, viewport, { align: 'center' }).left).toBe(110)
  })

  test('flips above where there is no room below', () => {
    const low = { ...anchor, top: 500 }
    expect(placeBeside(low, { width: 200, height: 150 }, viewport)).toEqual({ side: 'top', left: 100, top: 346 })
  })

  test('flips below where there is no room above', () => {
    const high = { ...anchor, top: 20 }
    expect(placeBeside(high, { width: 50, height: 40 }, viewport, { side: 'top' })).toEqual({
      side: 'bottom',
      left: 100,
      top: 64,
    })
  })

  test('is pushed in at the right edge', () => {
    const right = { ...anchor, left: 950 }
    expect(placeBeside(right, { width: 200, height: 50 }, viewport).left).toBe(792)
  })

  test('keeps the top of a box that fits nowhere in sight', () => {
    expect(placeBeside(anchor, { width: 50, height: 900 }, viewport).top).toBe(8)
  })

  test('a box that fits is wholly inside the viewport, and off its anchor when one side has room', () => {
    const length = (max: number) => fc.integer({ min: 1, max })
    fc.assert(
      fc.property(
        fc.record({
          left: fc.integer({ min: 0, max: 999 }),
          top: fc.integer({ min: 0, max: 599 }),
          width: length(300),
          height: length(60),
        }),
        fc.record({ width: length(984), height: length(584) }),
        fc.constantFrom<Side>('top', 'bottom'),
        fc.constantFrom<Align>('start', 'center', 'end'),
        (at, size, side, align) => {
          const placed = placeBeside(at, size, viewport, { side, align })
          expect(placed.left).toBeGreaterThanOrEqual(8)
          expect(placed.top).toBeGreaterThanOrEqual(8)
          expect(placed.left + size.width).toBeLessThanOrEqual(992)
          expect(placed.top + size.height).toBeLessThanOrEqual(592)
          const fits = Math.max(at.top, 600 - at.top - at.height) - 12 >= size.height
          const overlaps = placed.top < at.top + at.height && placed.top + size.height > at.top
          expect(fits && overlaps).toBe(false)
        },
      ),
    )
  })
})
