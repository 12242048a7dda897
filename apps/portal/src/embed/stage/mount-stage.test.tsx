import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetWatchesAfterTest } from '../app/press-check.fixture.ts'
import type { PageMessage } from '../grant/page-channel.ts'
import { mountStage } from './mount-stage.tsx'
import * as words from '../../words/dialog-failed.generated.ts'

let say: (message: PageMessage) => void
const close = vi.fn()
const sent = vi.fn()

beforeEach(() => {
  forgetWatchesAfterTest()
  vi.stubGlobal('reportError', vi.fn())
  mountStage(
    {
      channel: { send: sent, on: (listener) => ((say = listener), () => undefined) },
      fetchFor: () => new Promise(() => undefined),
      ask: () => new Promise(() => undefined),
      isConnected: async () => true,
      connect: () => true,
      onClose: () => undefined,
      close,
    },
    { 'goals/broken': Broken },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

let isBroken = true
function Broken() {
  if (isBroken) throw new Error('no fields')
  return <p>It is drawn</p>
}

async function openBroken() {
  isBroken = true
  say({ type: 'stage', request: { id: '1', widget: 'goals', dialog: 'broken', about: null } })
  await screen.findByRole('dialog', { name: words.title() })
}

it('says that a dialog failed whose own code does, and draws it on "Try again"', async () => {
  await openBroken()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: words.tryAgain() }))
  await screen.findByText('It is drawn')
  expect(screen.queryByRole('dialog', { name: words.title() })).toBeNull()
})

it('leaves nothing open where a person closes a dialog that failed', async () => {
  await openBroken()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent).toHaveBeenCalledWith({ type: 'stage-done', id: '1', change: null })
})
