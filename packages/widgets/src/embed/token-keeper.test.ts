import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTokenKeeper } from './token-keeper.ts'

const MINUTE = 60_000

/** A keeper with a clock, a timer and a server of its own. */
function setUp() {
  let time = Date.UTC(2026, 10, 19, 12)
  let timer: { at: number; callback: () => void } | null = null
  let count = 0
  let life = 5 * MINUTE
  const server = { refuses: false, isDown: false, hold: null as Promise<void> | null }
  const exchange = vi.fn<(code: string) => Promise<{ token: string; expiresAt: string; renewalCode: string } | null>>(
    async () => {
      count += 1
      const number = count
      await server.hold
      if (server.isDown) throw new Error('no answer')
      return server.refuses
        ? null
        : { token: `token ${number}`, expiresAt: new Date(time + life).toISOString(), renewalCode: `renewal ${number}` }
    },
  )
  const onRefused = vi.fn<() => void>()
  const keeper = createTokenKeeper({
    exchange,
    now: () => time,
    later: (wait, callback) => {
      timer = { at: time + wait, callback }
      return () => {
        timer = null
      }
    },
    onRefused,
  })
  const pass = (milliseconds: number) => {
    time += milliseconds
    if (timer !== null && timer.at <= time) {
      const { callback } = timer
      timer = null
      callback()
    }
  }
  return {
    keeper,
    exchange,
    onRefused,
    server,
    pass,
    skip: (milliseconds: number) => void (time += milliseconds),
    setLife: (value: number) => void (life = value),
    hasTimer: () => timer !== null,
  }
}

describe('a widget’s token', () => {
  let stage: ReturnType<typeof setUp>
  beforeEach(() => {
    stage = setUp()
  })

  it('is got for a code and sent until shortly before it ends', async () => {
    const { keeper, exchange, skip } = stage
    expect(await keeper.token()).toBeNull()
    expect(await keeper.begin('code')).toBe(true)
    expect(await keeper.token()).toBe('token 1')
    skip(4 * MINUTE)
    expect(await keeper.token()).toBe('token 1')
    expect(exchange.mock.calls).toEqual([['code']])
  })

  it('is renewed in the background, half a minute before it ends', async () => {
    const { keeper, exchange, pass } = stage
    await keeper.begin('code')
    pass(4.5 * MINUTE - 1)
    expect(exchange).toHaveBeenCalledTimes(1)
    pass(1)
    expect(exchange).toHaveBeenLastCalledWith('renewal 1')
    await vi.waitFor(async () => expect(await keeper.token()).toBe('token 2'))
  })

  it('is renewed once for all who ask at the same time', async () => {
    const { keeper, exchange, skip } = stage
    await keeper.begin('code')
    skip(6 * MINUTE)
    expect(await Promise.all([keeper.token(), keeper.token(), keeper.token()])).toEqual([
      'token 2',
      'token 2',
      'token 2',
    ])
    expect(exchange).toHaveBeenCalledTimes(2)
  })

  it('ends where a renewal is refused, and says so once', async () => {
    const { keeper, server, onRefused, skip, hasTimer } = stage
    await keeper.begin('code')
    skip(6 * MINUTE)
    server.refuses = true
    expect(await Promise.all([keeper.token(), keeper.token()])).toEqual([null, null])
    expect(onRefused).toHaveBeenCalledOnce()
    expect(await keeper.token()).toBeNull()
    expect(hasTimer()).toBe(false)
  })

  it('outlives a broken line: sent while it is good, renewed at the next call when the line is back', async () => {
    const { keeper, server, onRefused, skip } = stage
    await keeper.begin('code')
    server.isDown = true
    skip(4.75 * MINUTE)
    expect(await keeper.token()).toBe('token 1')
    skip(MINUTE)
    await expect(keeper.token()).rejects.toThrow('no answer')
    server.isDown = false
    expect(await keeper.token()).toMatch(/^token \d$/)
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('does not come back from a renewal that was under way when everything was forgotten', async () => {
    const { keeper, server, onRefused, skip, hasTimer } = stage
    await keeper.begin('code')
    skip(6 * MINUTE)
    let answer = () => {}
    server.hold = new Promise((resolve) => {
      answer = resolve
    })
    const renewal = keeper.token()
    keeper.end()
    answer()
    expect(await renewal).toBeNull()
    expect(await keeper.token()).toBeNull()
    expect(onRefused).not.toHaveBeenCalled()
    expect(hasTimer()).toBe(false)
  })

  it.each([
    ['behind', 3 * 60 * MINUTE, 4.5 * MINUTE],
    ['ahead', -3 * 60 * MINUTE, 0.5 * MINUTE],
  ])('is neither kept too long nor renewed without end by a clock that is %s', async (_, life, renewedAfter) => {
    const { keeper, exchange, pass, setLife } = stage
    setLife(life)
    await keeper.begin('code')
    pass(renewedAfter - 1)
    expect(exchange).toHaveBeenCalledTimes(1)
    pass(1)
    expect(exchange).toHaveBeenCalledTimes(2)
  })

  it('is not begun by a code that is refused', async () => {
    const { keeper, server } = stage
    server.refuses = true
    expect(await keeper.begin('code')).toBe(false)
    expect(await keeper.token()).toBeNull()
  })
})
