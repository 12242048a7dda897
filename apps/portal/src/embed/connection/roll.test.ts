import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageMessage } from '../grant/page-channel.ts'
import { createRoll } from './roll.ts'

/** A roll, and what a frame of the page does that answers it. */
function createPage() {
  const listeners: ((message: PageMessage) => void)[] = []
  const sent: PageMessage[] = []
  const onLate = vi.fn()
  const channel = {
    send: (message: PageMessage) => void sent.push(message),
    on(listener: (message: PageMessage) => void) {
      listeners.push(listener)
      return () => undefined
    },
  }
  const answer = (widget: WidgetName) => listeners.forEach((listener) => listener({ type: 'here', widget }))
  return { roll: createRoll(channel, onLate), answer, sent, onLate }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('counts a frame that answers after the round, and says once that the list has grown', async () => {
  const { roll, answer, onLate } = createPage()
  const first = roll.call('goals')
  answer('accounts')
  await vi.advanceTimersByTimeAsync(150)
  expect(await first).toEqual(['goals', 'accounts'])
  expect(onLate).not.toHaveBeenCalled()
  answer('transactions')
  answer('accounts')
  expect(onLate).toHaveBeenCalledOnce()
  const second = roll.call('goals')
  await vi.advanceTimersByTimeAsync(0)
  expect(await second).toEqual(['goals', 'accounts', 'transactions'])
})

it('does not hold a window for a page without another widget longer than one round', async () => {
  const { roll, sent } = createPage()
  const list = roll.call('goals')
  await vi.advanceTimersByTimeAsync(150)
  expect(await list).toEqual(['goals'])
  expect(sent).toEqual([{ type: 'who' }])
})

it('starts over for the next window: a widget that the page has removed is not agreed to', async () => {
  const { roll, answer, onLate } = createPage()
  const first = roll.call('goals')
  answer('accounts')
  await vi.advanceTimersByTimeAsync(150)
  await first
  roll.clear()
  answer('budget-modal')
  expect(onLate).not.toHaveBeenCalled()
  const second = roll.call('goals')
  await vi.advanceTimersByTimeAsync(150)
  expect(await second).toEqual(['budget-modal', 'goals'])
})
