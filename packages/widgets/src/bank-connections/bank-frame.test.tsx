import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { BankFrame } from './bank-frame.tsx'
import { BankStage } from './bank-host.fixture.tsx'
import { goodServer, refusedLogin } from './connection.fixture.ts'
import * as bankLinkWords from '../words/bank-link.generated.ts'
import * as bankSandboxWords from '../words/bank-sandbox.generated.ts'

const token = 'link-twin-1'
const framed: FakeAnswers = {
  ...goodServer,
  profileSettings: { accountConnectivityType: 0, useTestInstitutions: false },
  quovoStylesName: { name: 'evenkeel' },
  quovoIframeToken: { token, connectionId: null },
  quovoSyncAll: {},
  quovoSyncStatus: { acctSyncInProgress: false, transSyncInProgress: false },
}

const message = (data: unknown, source: MessageEventSource | null, origin = location.origin) =>
  fireEvent(window, new MessageEvent('message', { data, source, origin }))

describe('the page around the link frame', () => {
  async function openDialog(answers: FakeAnswers = {}) {
    const { api, user } = renderApp(<BankStage wish={{ kind: 'connect' }} />, { ...framed, ...answers })
    await user.click(screen.getByRole('button', { name: 'Open' }))
    const frame = await screen.findByTitle<HTMLIFrameElement>(bankLinkWords.yourBank())
    const inside = frame.contentWindow
    if (!inside) throw new Error('The frame has no window')
    return { api, user, frame, inside }
  }

  it('requests the style and the token, and sends both to the frame once it is ready', async () => {
    const { api, frame, inside } = await openDialog()
    expect(frame.getAttribute('src')).toBe('/embed/bank-link')
    const posted = vi.spyOn(inside, 'postMessage').mockReturnValue(undefined)
    message({ type: 'evenkeel:bank-frame:ready' }, inside)
    expect(posted).toHaveBeenCalledWith(
      { type: 'evenkeel:bank-frame:open', linkToken: token, styleName: 'evenkeel' },
      location.origin,
    )
    expect([
      api.count('quovoStylesName'),
      api.count('quovoIframeToken'),
      api.count('connectionSettings'),
      api.count('createLink'),
    ]).toEqual([1, 1, 0, 0])
    message({ type: 'evenkeel:bank-frame:size', height: 321 }, inside)
    expect(frame.parentElement?.parentElement?.style.height).toBe('321px')
  })

  it('creates the connection from the frame’s result, and synchronizes all with the older set of calls', async () => {
    const { api, user, inside } = await openDialog()
    message(
      {
        type: 'evenkeel:bank-frame:success',
        success: { publicToken: 'public-1', institutionId: 'twin_harbor', name: 'Harbor Bank' },
      },
      inside,
    )
    await screen.findByText('Harbor Bank is connected')
    expect(api.bodiesOf('createConnection')).toEqual([
      { publicToken: 'public-1', institutionId: 'twin_harbor', name: 'Harbor Bank' },
    ])
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(api.count('quovoSyncAll')).toBe(1))
    expect(api.count('fullSync')).toBe(0)
  })

  it('ignores messages from another window, from another origin, or of another shape', async () => {
    const { api, inside } = await openDialog()
    const success = {
      type: 'evenkeel:bank-frame:success',
      success: { publicToken: 'stolen', institutionId: null, name: null },
    }
    message(success, window)
    message(success, null)
    message(success, inside, 'https://evil.example')
    message({ ...success, success: { publicToken: 7 } }, inside)
    message('evenkeel:bank-frame:exit', inside)
    expect(screen.getByRole('dialog', { name: 'Connect an account' })).toBeDefined()
    expect(api.count('createConnection')).toBe(0)
  })

  it('logs the last error, also if the person closes the dialog', async () => {
    const { api, user, inside } = await openDialog()
    message({ type: 'evenkeel:bank-frame:trouble', error: refusedLogin }, inside)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(api.bodiesOf('logLinkError')).toEqual([refusedLogin]))
    expect(api.count('createConnection')).toBe(0)
  })
})

describe('the content of the link frame', () => {
  const around = { postMessage: vi.fn() }
  afterEach(() => {
    vi.unstubAllGlobals()
    around.postMessage.mockReset()
  })

  /** Renders as if the page were in a frame: the parent window is another one. */
  function renderFramed() {
    vi.stubGlobal('parent', around)
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined
        disconnect = () => undefined
      },
    )
    renderApp(<BankFrame />, framed)
    const open = { type: 'evenkeel:bank-frame:open', linkToken: token, styleName: 'evenkeel' }
    const event = new MessageEvent('message', { data: open, origin: location.origin })
    Object.defineProperty(event, 'source', { value: around })
    return { user: userEvent.setup(), open: () => fireEvent(window, event) }
  }
  const posted = (type: string) =>
    around.postMessage.mock.calls.filter(([data]) => data.type === `evenkeel:bank-frame:${type}`).map(([data]) => data)

  it('says that it is ready, waits for its token, and reports the result of the dialog', async () => {
    const { user, open } = renderFramed()
    expect(around.postMessage).toHaveBeenCalledWith({ type: 'evenkeel:bank-frame:ready' }, location.origin)
    expect(screen.queryByRole('list', { name: 'Banks' })).toBeNull()
    open()
    await user.click(await screen.findByRole('button', { name: /^Harbor Bank/ }))
    await user.type(screen.getByLabelText(/^User name/), 'user_good')
    await user.type(screen.getByLabelText(/^Password/), 'pass_good')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await user.click(await screen.findByRole('button', { name: bankSandboxWords.allowAndConnect() }))
    await waitFor(() =>
      expect(posted('success')).toEqual([
        {
          type: 'evenkeel:bank-frame:success',
          success: { publicToken: 'public-1', institutionId: 'twin_harbor', name: 'Harbor Bank' },
        },
      ]),
    )
  })

  it('continues by itself if a bank has its own page, and closes on Escape', async () => {
    const { user, open } = renderFramed()
    open()
    await user.click(await screen.findByRole('button', { name: /^Summit Retirement/ }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('button', { name: bankSandboxWords.allowAndConnect() })
    await user.keyboard('{Escape}')
    expect(posted('exit')).toEqual([{ type: 'evenkeel:bank-frame:exit', error: null }])
  })

  it('is one sentence if there is no page around it', () => {
    renderApp(<BankFrame />, framed)
    expect(screen.getByText(bankLinkWords.thisPageOpensOnly())).toBeDefined()
  })
})
