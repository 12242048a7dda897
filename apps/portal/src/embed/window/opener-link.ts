import { type AskedMessage, isAsked, type WindowMessage } from '../window-messages.ts'

/** How long the opener has to answer, in milliseconds. */
const answerWithin = 1500

/** When a window closes that its opener has not closed, because the page has gone meanwhile. In milliseconds. */
const closesAfter = 10_000

/** A page of our own origin that opened this window. Messages to any other opener are dropped by the browser. */
const tell = (message: WindowMessage) => {
  if (globalThis.opener !== null) globalThis.opener.postMessage(message, location.origin)
}

export const openerLink = {
  tell,
  /** Hands the opener its code. It closes this window once it has it: one that it found closed it no longer listens to. */
  handCode(code: string) {
    tell({ type: 'evenkeel:code', code })
    openerLink.closeIfLeft()
  },
  /** Closes this window in the end, should its opener be gone. Returns what calls that off. */
  closeIfLeft(): () => void {
    const closing = setTimeout(() => close(), closesAfter)
    return () => clearTimeout(closing)
  },
  /**
   * Asks the opener who it is, and listens for what it asks for, then and later. Calls back with null if no answer came: the window
   * was opened by a page that is not ours, or by hand.
   */
  listen(onAsked: (asked: AskedMessage | null) => void): () => void {
    let isAnswered = false
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== globalThis.opener || !isAsked(data)) return
      isAnswered = true
      onAsked(data)
    }
    addEventListener('message', listen)
    const waiting = setTimeout(() => !isAnswered && onAsked(null), answerWithin)
    tell({ type: 'evenkeel:who' })
    return () => {
      removeEventListener('message', listen)
      clearTimeout(waiting)
    }
  },
}
