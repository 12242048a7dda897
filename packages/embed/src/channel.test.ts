import { describe, expect, it } from 'vitest'
import { createLimit, isFromFrame, isHello, isSpoken } from './channel.ts'

describe('the limit of a port', () => {
  it('lets fifty messages pass in a second', () => {
    let now = 0
    const mayPass = createLimit(() => now)
    const passed = () => Array.from({ length: 60 }, () => mayPass({ type: 'warm' })).filter(Boolean).length
    expect(passed()).toBe(50)
    now = 999
    expect(passed()).toBe(0)
    now = 1000
    expect(passed()).toBe(50)
  })

  it('lets 4,096 bytes pass, and nothing that is no JSON', () => {
    const mayPass = createLimit(() => 0)
    // '{"text":""}' is 11 bytes, and é is two.
    expect(mayPass({ text: 'x'.repeat(4085) })).toBe(true)
    expect(mayPass({ text: 'x'.repeat(4086) })).toBe(false)
    expect(mayPass({ text: 'é'.repeat(2043) })).toBe(false)
    expect(mayPass({ text: 1n })).toBe(false)
  })
})

describe('what a frame says', () => {
  it.each([
    { type: 'height', value: 400 },
    { type: 'stage', dialog: 'budget' },
    { type: 'stage', dialog: null },
    { type: 'warm', later: 'field' },
    { type: 'state', value: 'standing' },
    { type: 'reply', id: 1 },
  ])('is taken: %o', (message) => {
    expect(isFromFrame(message)).toBe(true)
  })

  it.each([
    null,
    'warm',
    {},
    { type: 'height', value: Number.NaN },
    { type: 'stage' },
    { type: 'state', value: 'connected' },
    { type: 'navigate', href: '/' },
  ])('is ignored: %o', (message) => {
    expect(isFromFrame(message)).toBe(false)
  })

  it('begins with a hello in a protocol that both speak', () => {
    const hello = { type: 'evenkeel:hello', min: 2, max: 2, release: '1', widget: 'goals' }
    expect(isHello(hello)).toBe(true)
    expect(isHello({ ...hello, min: '2' })).toBe(false)
    const speaks = (min: number, max: number) =>
      isSpoken({ ...hello, type: 'evenkeel:hello', widget: 'goals', min, max })
    expect([speaks(1, 2), speaks(2, 5), speaks(1, 1), speaks(3, 4)]).toEqual([true, true, false, false])
  })
})
