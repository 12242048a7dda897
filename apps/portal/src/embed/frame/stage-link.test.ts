import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageMessage } from '../grant/page-channel.ts'
import { createStageLink } from './stage-link.ts'

const options = {
  scheme: 'light',
  locale: 'en-US',
  size: 'fixed',
  headingLevel: 2,
  print: 'yes',
  hasStage: true,
} as const
const change = { text: 'Saved', changeId: 7 }
let hear: (message: PageMessage) => void
let asked: PageMessage[]
let link: ReturnType<typeof createStageLink>

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  const listeners = new Set<(message: PageMessage) => void>()
  hear = (message) => listeners.forEach((listener) => listener(message))
  link = createStageLink(
    'budget-modal',
    { page: 'https://intranet.example', options, send: () => undefined },
    {
      send: (message) => void asked.push(message),
      on(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
})

/** The stage says what was changed in the dialog that was asked for last. */
function sayDone() {
  const last = asked.at(-1)
  if (last?.type !== 'stage') throw new Error('Nothing was asked for')
  hear({ type: 'stage-done', id: last.request.id, change })
}

it('hears what was changed, whether that or the closing comes first', async () => {
  const before = link.open('budget', null)
  sayDone()
  link.closed(false)
  expect(await before).toEqual(change)
  const after = link.open('budget', null)
  link.closed(false)
  await vi.advanceTimersByTimeAsync(500)
  sayDone()
  expect(await after).toEqual(change)
})

it('takes it that nothing was changed if the stage says nothing', async () => {
  const opened = link.open('budget', null)
  link.closed(false)
  await vi.advanceTimersByTimeAsync(1_000)
  sayDone()
  expect(await opened).toBeNull()
})

it('says once what was changed in a dialog that the page opened, and refuses where there is no stage', async () => {
  const heard = vi.fn()
  link.onChange(heard)
  link.openForPage('budget')
  link.closed(false)
  sayDone()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(heard.mock.calls).toEqual([[change]])
  const refused = link.open('budget', null)
  link.closed(true)
  await expect(refused).rejects.toThrow('The page has no stage.')
})
