import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openerLink } from '../embed/window/opener-link.ts'
import { EvenkeelApp } from '../evenkeel-app.tsx'
import { sessionAtom, store } from '../state.ts'
import { tryAgain } from '../words/card-names.generated.ts'
import * as words from '../words/errors.generated.ts'

const broken = new Error('no channel')
// A function, since one test puts it where a class is called with `new`.
function fail(): never {
  throw broken
}
const report = vi.fn()
const request = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))

beforeEach(() => {
  vi.stubGlobal('reportError', report)
  vi.stubGlobal('fetch', request)
  // The reads that the failed request ends.
  vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

/** The message has the focus, the failure is reported, and the button asks whether the server can be reached before it reloads. */
async function expectMessage() {
  const message = await screen.findByRole('heading', { name: words.pageStopped() })
  await waitFor(() => expect(document.activeElement).toBe(message))
  expect(report).toHaveBeenCalledWith(broken)
  request.mockClear()
  fireEvent.click(screen.getByRole('button', { name: tryAgain }))
  expectReload()
}

/** The server is asked whether it can be reached, which comes before each reload. */
function expectReload() {
  expect(request).toHaveBeenCalledWith(location.pathname, { method: 'HEAD', cache: 'no-store' })
}

it('says that the portal failed where its code fails outside of every screen', async () => {
  const names = { firstName: 'Maya', lastName: 'Reyes', email: 'maya@example.com' }
  store.set(sessionAtom, { isSignedIn: true, userId: 1, role: 0, companyId: 1, ...names })
  vi.stubGlobal('BroadcastChannel', fail)
  if (customElements.get('evenkeel-app') === undefined) customElements.define('evenkeel-app', EvenkeelApp)
  const app = document.body.appendChild(document.createElement('evenkeel-app'))
  await expectMessage()
  request.mockClear()
  const home = screen.getByRole('link')
  expect(home.getAttribute('href')).toBe('#/my-goals-and-finances')
  fireEvent.click(home)
  expectReload()
  request.mockClear()
  dispatchEvent(new Event('hashchange'))
  expectReload()
  app.remove()
  store.set(sessionAtom, null)
})

it('says that our window failed where its code fails', async () => {
  vi.spyOn(openerLink, 'listen').mockImplementation(fail)
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'window'
  await import('../embed/window/main.tsx')
  await expectMessage()
  expect(screen.queryByRole('link')).toBeNull()
})
