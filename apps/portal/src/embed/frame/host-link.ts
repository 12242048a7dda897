import {
  type FrameName,
  type FrameOptions,
  maxMessageBytes,
  maxMessagesPerSecond,
  type MessageToFrame,
  type MessageToLoader,
  type OpenMessage,
  protocolVersion,
} from '@evenkeel/embed/protocol'

/** The page around the frame, as the browser names it. */
export interface Host {
  /** `https://intranet.example` */
  readonly page: string
  readonly options: FrameOptions
  send(message: MessageToLoader): void
}

interface HostLinkParts {
  readonly widget: FrameName
  readonly onOpen: (host: Host) => void
  readonly onMessage: (message: MessageToFrame) => void
}

const release = import.meta.env['VITE_RELEASE'] ?? 'dev'

const isOpen = (data: unknown): data is OpenMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'evenkeel:open' &&
  'options' in data &&
  typeof data.options === 'object'

const isMessage = (data: unknown): data is MessageToFrame =>
  typeof data === 'object' && data !== null && 'type' in data && JSON.stringify(data).length <= maxMessageBytes

/** Returns whether one more message of this second is taken. */
function createLimit() {
  let second = 0
  let count = 0
  return () => {
    const now = Math.floor(performance.now() / 1000)
    count = now === second ? count + 1 : 1
    second = now
    return count <= maxMessagesPerSecond
  }
}

/** Whether the browser names the sender as the page that is directly around this frame. */
const isAround = ({ source, origin }: MessageEvent) => {
  const [nearest] = location.ancestorOrigins ?? []
  return source === parent && origin !== 'null' && (nearest === undefined || nearest === origin)
}

/**
 * Says hello to the page around the frame and takes its first answer, with the port of all further messages. Every other message
 * to the window is ignored.
 */
export function linkToHost({ widget, onOpen, onMessage }: HostLinkParts): void {
  let isLinked = false
  const takesMore = createLimit()
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const [port] = event.ports
    if (isLinked || port === undefined || !isOpen(event.data) || !isAround(event)) return
    isLinked = true
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (takesMore() && isMessage(data)) onMessage(data)
    })
    port.start()
    onOpen({ page: event.origin, options: event.data.options, send: (message) => port.postMessage(message) })
  })
  const hello = { type: 'evenkeel:hello', min: protocolVersion, max: protocolVersion, release, widget }
  if (parent !== self) parent.postMessage(hello, '*')
}
