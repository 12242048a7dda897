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
  onStageChange: () => undefined,
  tellHeight: null,
  end: () => undefined,
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

it.each(typedWidgets)('%s on typed values is there with the first drawing', async (widget) => {
  const Calculator = await loadTypedCard(widget)
  const place = document.body.appendChild(document.createElement('div'))
  let stop = (): void => undefined
  act(() => {
    stop = mountTyped(place, Calculator, () => undefined)
  })
  expect(within(place).getAllByRole('heading')).not.toEqual([])
  act(stop)
  place.remove()
})
