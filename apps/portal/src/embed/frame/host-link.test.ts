import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Host, linkToHost } from './host-link.ts'

const page = 'https://intranet.example'
const options = { scheme: 'light', locale: 'en', size: 'fixed', headingLevel: 2, print: 'yes', hasStage: true }
const open = { type: 'evenkeel:open', protocol: 2, release: '1.0.0', options }

function listen() {
  const hosts: Host[] = []
  const messages: unknown[] = []
  linkToHost({
    widget: 'goals',
    onOpen: (host) => void hosts.push(host),
    onMessage: (message) => void messages.push(message),
  })
  return { hosts, messages }
}

const send = (data: unknown, init: MessageEventInit = {}) => {
  const { port1, port2 } = new MessageChannel()
  dispatchEvent(new MessageEvent('message', { data, origin: page, source: parent, ports: [port2], ...init }))
  return port1
}

afterEach(() => vi.unstubAllGlobals())

describe('the frame’s link to its page', () => {
  it('takes the first opening message of the page around it, whose origin the browser names', () => {
    const { hosts } = listen()
    send(open)
    send(open, { origin: 'https://late.example' })
    expect(hosts.map((host) => host.page)).toEqual([page])
  })

  it.each([
    ['another window', open, { source: null }],
    ['a page without an origin', open, { origin: 'null' }],
    ['a message without a port', open, { ports: [] }],
    ['another message', { type: 'evenkeel:code', code: 'x' }, {}],
    ['nothing', null, {}],
  ])('ignores %s', (_, data, init) => {
    const { hosts } = listen()
    send(data, init)
    expect(hosts).toEqual([])
  })
})
