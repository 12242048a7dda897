import { widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { act, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type FrameSession, typedWidgets } from '../frame/session.ts'
import { loadCard, loadTypedCard } from '../widgets.ts'
import { mount } from './mount.tsx'
import { mountTyped } from './mount-typed.tsx'
import { forgetWatchesAfterTest } from './press-check.fixture.ts'

beforeEach(() => void forgetWatchesAfterTest())

const session = (widget: FrameSession['widget']): FrameSession => ({
  widget,
  page: 'https://intranet.example',
  fetch: () => new Promise(() => undefined),
  getOptions: () => ({ scheme: 'light', locale: 'en', size: 'fixed', headingLevel: 2, print: 'yes', hasStage: true }),
  onOptions: () => () => undefined,
  onCall: () => () => undefined,
  endsAt: '2027-02-20T12:00:00.000Z',
  mayKeep: false,
  ask: vi.fn(),
  openOnStage: null,
  others: { tell: () => undefined, hear: () => () => undefined },
  onStageChange: () => undefined,
  tellHeight: null,
  end: () => undefined,
  fail: () => undefined,
})

// React holds back for 300 ms what comes after a placeholder of `lazy`, so there must be none.
it.each(widgetNames)('the card of %s is there with the first drawing, before any answer', async (widget) => {
  const Card = await loadCard(widget)
  const place = document.body.appendChild(document.createElement('div'))
  let stop = (): void => undefined
  act(() => {
    stop = mount(place, session(widget), Card)
  })
  expect(within(place).getAllByRole('heading')).not.toEqual([])
  act(stop)
  place.remove()
})

it('says that a card failed whose own code does, which leaves nothing to see', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const fail = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  const broken = new Error('no months')
  const Card = () => {
    throw broken
  }
  // Not in `act`, which throws such an error itself.
  const stop = mount(place, { ...session('net-worth'), fail }, Card)
  await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce())
  expect(report).toHaveBeenCalledWith(broken)
  expect(place.textContent).toBe('')
  stop()
  place.remove()
  vi.unstubAllGlobals()
})

it.each(typedWidgets)('%s on typed values is there with the first drawing', async (widget) => {
  const Calculator = await loadTypedCard(widget)
  const place = document.body.appendChild(document.createElement('div'))
  let stop = (): void => undefined
  act(() => {
    stop = mountTyped(place, Calculator, { connect: () => undefined, fail: () => undefined })
  })
  expect(within(place).getAllByRole('heading')).not.toEqual([])
  act(stop)
  place.remove()
})
