import { expect, it } from 'vitest'
import { connectRequestOf, isLinkRequest } from './connect-request.ts'

it('reads the widget and the origin of the page that asks', () => {
  expect(connectRequestOf('?widget=budget-modal&origin=https%3A%2F%2Fintranet.example%3A8443')).toEqual({
    widget: 'budget-modal',
    origin: 'https://intranet.example:8443',
  })
})

it.each([
  ['nothing', ''],
  ['an unknown widget', '?widget=everything&origin=https://intranet.example'],
  ['no origin', '?widget=budget-modal'],
  ['more than an origin', '?widget=budget-modal&origin=https://intranet.example/pay'],
  ['a page without an origin', '?widget=budget-modal&origin=null'],
  ['any origin at all', '?widget=budget-modal&origin=*'],
])('takes %s for no request', (_, search) => {
  expect(connectRequestOf(search)).toBeNull()
})

it('tells a window that was opened to link a bank from one that connects a widget', () => {
  expect(isLinkRequest('?link=account')).toBe(true)
  for (const search of ['', '?link=', '?link=everything', '?widget=accounts&origin=https://intranet.example'])
    expect(isLinkRequest(search)).toBe(false)
})
