import { codeIn } from './code-message.ts'
import { whenClosed } from './when-closed.ts'

interface AskForCode {
  readonly url: string
  /** Our own origin: a message from anywhere else is not for us. */
  readonly origin: string
  /** Opens the window; null when the browser blocked it. */
  readonly open: (url: string) => Window | null
  readonly onCode: (code: string) => void
  /** The person closed the window without agreeing. */
  readonly onClosed: () => void
}

/** A connecting window that is open. */
export interface ConnectWindow {
  focus(): void
  /** Takes no more messages. The window itself is left to the person. */
  stopListening(): void
}

/**
 * Opens our own window and waits for its one-time code, which is taken only from that window, only from our own origin and
 * only once. Null when the browser blocked the window.
 */
export function askForCode({ url, origin, open, onCode, onClosed }: AskForCode): ConnectWindow | null {
  const opened = open(url)
  if (opened === null) return null

  const stopListening = () => {
    removeEventListener('message', listen)
    stopLooking()
  }
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== opened) return
    const code = codeIn(event.data)
    if (code === null) return
    stopListening()
    onCode(code)
  }
  addEventListener('message', listen)
  const stopLooking = whenClosed(opened, () => {
    stopListening()
    onClosed()
  })
  return { focus: () => opened.focus(), stopListening }
}
