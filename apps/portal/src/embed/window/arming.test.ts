import { describe, expect, it } from 'vitest'
import { createArming } from './arming.ts'

describe('a button that binds', () => {
  it('takes a press that began 800 ms after the window came forward, and none before', () => {
    const arming = createArming()
    expect(arming.isArmed(5_000)).toBe(false)
    arming.restart(1_000, true)
    for (const early of [1_000, 1_064, 1_300, 1_600, 1_799]) expect(arming.isArmed(early)).toBe(false)
    expect(arming.isArmed(1_800)).toBe(true)
  })

  it('starts anew when the window moves, and takes nothing while it is behind another', () => {
    const arming = createArming()
    arming.restart(1_000, true)
    arming.restart(3_000, true)
    expect(arming.isArmed(3_500)).toBe(false)
    arming.restart(4_000, false)
    expect(arming.isArmed(9_000)).toBe(false)
  })

  it('starts over when what it agrees to changes, and not when that is only said again', () => {
    const arming = createArming()
    arming.restart(1_000, true)
    arming.concern('goals', 1_000)
    arming.concern('goals', 1_700)
    expect(arming.isArmed(1_800)).toBe(true)
    arming.concern('goals accounts', 2_000)
    expect(arming.isArmed(2_700)).toBe(false)
    expect(arming.isArmed(2_800)).toBe(true)
    arming.restart(3_000, false)
    arming.concern('goals', 3_000)
    expect(arming.isArmed(9_000)).toBe(false)
  })
})
