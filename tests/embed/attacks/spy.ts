interface Stolen {
  readonly roots: number
  readonly keys: readonly string[]
  /** addresses that the page's own patched calls saw */
  readonly calls: readonly string[]
  readonly messages: readonly Record<string, unknown>[]
  readonly events: readonly { readonly type: string; readonly detail: unknown }[]
  /** all of it as text, with the page's markup, its roots and its list of resources */
  readonly text: string
}

declare global {
  interface Window {
    stolen: () => Stolen
    stolenFrames: () => HTMLIFrameElement[]
  }
}

/** Runs in the page before anything of ours: patches and listens at all that a script can reach. */
function spy() {
  const roots: ShadowRoot[] = []
  const keys: string[] = []
  const calls: string[] = []
  const messages: Record<string, unknown>[] = []
  const events: { type: string; detail: unknown }[] = []

  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function stealing(init) {
    const root = attach.call(this, { ...init, mode: 'open' })
    roots.push(root)
    return root
  }
  const fetchBefore = window.fetch
  window.fetch = (input, init) => {
    calls.push(String(input instanceof Request ? input.url : input))
    return fetchBefore(input, init)
  }
  XMLHttpRequest.prototype.open = function stealing(_: string, url: string | URL) {
    calls.push(String(url))
  }
  const keep = (data: unknown) => void messages.push(Object(data))
  const add = MessagePort.prototype.addEventListener
  MessagePort.prototype.addEventListener = function stealing(...input: unknown[]) {
    Reflect.apply(add, this, ['message', ({ data }: MessageEvent) => keep(data)])
    Reflect.apply(add, this, input)
  }
  const post = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function stealing(...input: unknown[]) {
    keep(input[0])
    Reflect.apply(post, this, input)
  }
  addEventListener('message', ({ data }) => keep(data), true)
  for (const name of ['keydown', 'input', 'copy', 'selectionchange'])
    document.addEventListener(name, (event) => void (event instanceof KeyboardEvent && keys.push(event.key)), true)
  const dispatch = EventTarget.prototype.dispatchEvent
  EventTarget.prototype.dispatchEvent = function stealing(event) {
    if (event instanceof CustomEvent) events.push({ type: event.type, detail: event.detail })
    return dispatch.call(this, event)
  }

  window.stolenFrames = () => roots.flatMap((root) => [...root.querySelectorAll('iframe')])
  window.stolen = () => {
    const markup = [document.documentElement.outerHTML, ...roots.map((root) => root.innerHTML)]
    const stored = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    const spoken = [JSON.stringify(messages), JSON.stringify(events), document.body.innerText]
    const resources = performance.getEntries().map(({ name }) => name)
    const text = [...markup, ...stored, ...spoken, ...resources].join('\n')
    return { roots: roots.length, keys, calls, messages, events, text }
  }
}

/** The spy as an inline script for the head of a page. */
export const spyScript = `<script>(${spy})()</script>`
