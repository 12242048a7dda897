/** Runs in the page of a fake frame: speaks the protocol, records what it hears, and says what a test wants it to. */
export function fakeFrame({ min, max, isStanding }: { min: number; max: number; isStanding: boolean }) {
  const widget = location.pathname.split('/').at(-1)
  window.heard = []
  window.say = () => undefined
  addEventListener('message', ({ data, origin, source, ports: [port] }) => {
    if (source !== parent || data?.type !== 'evenkeel:open' || !port) return
    window.heard.push({ ...data, origin })
    window.say = (message) => port.postMessage(message)
    port.addEventListener('message', ({ data: message }) => {
      window.heard.push(message)
      if (message.type === 'call' && isStanding) port.postMessage({ type: 'reply', id: message.id })
      if (message.type === 'stage-closed') document.querySelector('button')?.focus()
      if (message.type === 'inert') document.body.inert = message.value
      if (widget === 'stage' && message.method === 'close') port.postMessage({ type: 'stage', dialog: null })
    })
    port.start()
    if (isStanding) port.postMessage({ type: 'state', value: 'standing' })
  })
  addEventListener('DOMContentLoaded', () => {
    for (const text of ['First', 'Second', 'Third']) {
      const button = document.createElement('button')
      button.textContent = text
      document.body.append(button)
    }
  })
  if (widget === 'stage')
    addEventListener('keydown', ({ key }) => key === 'Escape' && window.say({ type: 'stage', dialog: null }))
  parent.postMessage({ type: 'evenkeel:hello', min, max, release: '9.9.9', widget }, '*')
}
