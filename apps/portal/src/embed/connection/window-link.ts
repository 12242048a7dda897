import type { Ask, Decided } from '@evenkeel/widgets/shared/our-window.ts'
import { openOurWindow } from '../frame/open-window.ts'
import { type AskedMessage, isWindowMessage, type Proposal, type WindowMessage } from '../window-messages.ts'

interface WindowLinkParts {
  /** What the window is told about the page; everything but what is around it, and its proposals. */
  readonly describe: () => Promise<Omit<AskedMessage, 'type' | 'container' | 'proposals'>>
  readonly onCode: (code: string) => void
  readonly onNotAllowed: () => void
  /** The person closed the window that asked for the agreement. */
  readonly onClosed: () => void
  /** Called every so often while the window is open. */
  readonly onWaiting: () => void
}

/** How often a window is looked at, in milliseconds, to notice that it was closed. */
const lookEvery = 500

/** Returns the origin in the address bar, if the page around this frame is in a frame itself. */
function containerOf(page: string): string | null {
  const around = [...(location.ancestorOrigins ?? [])].at(-1) ?? page
  return around === page || around === 'null' ? null : around
}

/** How long its last word stays in a window in which all is decided, in milliseconds. */
const lastWordFor = 1_200

const notDone: Decided = { isDone: false, changeId: null }

/**
 * Our own window next to the page, at most one. Its handle is in this frame alone and it has no name, so the page cannot reach it.
 * It is answered only if the browser says that it is this window, and still on our own origin.
 */
export function createWindowLink({ describe, onCode, onNotAllowed, onClosed, onWaiting }: WindowLinkParts) {
  let opened: Window | null = null
  const proposals = new Map<string, { readonly proposal: Proposal; readonly decide: (decided: Decided) => void }>()

  async function answer(target: Window) {
    const about = await describe()
    const message: AskedMessage = {
      type: 'evenkeel:asked',
      ...about,
      container: containerOf(about.page),
      proposals: [...proposals.values()].map(({ proposal }) => proposal),
    }
    target.postMessage(message, location.origin)
  }

  function decide(id: string, decided: Decided) {
    proposals.get(id)?.decide(decided)
    proposals.delete(id)
  }

  /** The window waits for this: if it closed itself, a busy page could find it closed before it hears what was decided. */
  function closeAfterTheLast(from: Window) {
    setTimeout(() => proposals.size === 0 && opened === from && from.close(), lastWordFor)
  }

  function take(message: WindowMessage, from: Window) {
    if (message.type === 'evenkeel:who') void answer(from)
    if (message.type === 'evenkeel:code') {
      // It waits for this. If it closed itself, it could be found closed before its code is heard, and the code was lost.
      opened = null
      from.close()
      onCode(message.code)
    }
    if (message.type === 'evenkeel:not-allowed') onNotAllowed()
    if (message.type === 'evenkeel:decided') {
      decide(message.id, message.decided)
      closeAfterTheLast(from)
    }
  }

  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (opened !== null && source === opened && origin === location.origin && isWindowMessage(data)) take(data, opened)
  })

  function poll() {
    if (opened === null) return
    if (!opened.closed) {
      onWaiting()
      return void setTimeout(poll, lookEvery)
    }
    opened = null
    for (const id of [...proposals.keys()]) decide(id, notDone)
    onClosed()
  }

  return {
    /**
     * Opens the window or brings it forward, in answer to a press. False if the browser blocked it. A window that the press has
     * opened before this code was there is taken as ours, and answered at once: it may have asked already.
     */
    open(early?: Window | null): boolean {
      if (opened !== null && !opened.closed) {
        opened.focus()
        return true
      }
      opened = early === undefined ? openOurWindow() : early
      if (early) void answer(early)
      setTimeout(poll, lookEvery)
      return opened !== null
    },
    /** Says once more to an open window what the page is, because that has changed. */
    tellAgain: () => void (opened !== null && answer(opened)),
    /** Has the person decide in the window; resolves with what came of it. Rejects if the window was blocked. */
    async ask(ask: Ask): Promise<Decided> {
      const proposal: Proposal = { ...ask, id: crypto.randomUUID() }
      const decided = new Promise<Decided>((resolve) => proposals.set(proposal.id, { proposal, decide: resolve }))
      if (!this.open()) {
        proposals.delete(proposal.id)
        throw new Error('The browser blocked the window.')
      }
      if (opened !== null) await answer(opened)
      return decided
    },
  }
}
