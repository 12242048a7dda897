import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { PageChannel, StageChange, StageRequest } from '../grant/page-channel.ts'
import type { Host } from './host-link.ts'

interface Waiting {
  readonly request: StageRequest
  readonly opener: Element | null
  /** The stage is closed, or there is none. */
  readonly end: (isRefused: boolean) => void
}

interface Settled {
  readonly settle: (change: StageChange | null) => void
  readonly refuse: (reason: Error) => void
}

/** How long the last word of a stage may take that the page has closed, in milliseconds. */
const lastWordWithin = 1_000

/** A card's side of the stage: asks the page to show it, says what to draw there, and takes the focus back afterward. */
export function createStageLink(widget: WidgetName, host: Host, channel: PageChannel) {
  let waiting: Waiting | null = null
  let changed: (change: StageChange) => void = () => undefined

  channel.on(({ type }) => {
    if (type === 'stage-ready' && waiting !== null) channel.send({ type: 'stage', request: waiting.request })
  })

  function ask(wanted: Omit<StageRequest, 'id' | 'widget'>, { settle, refuse }: Settled) {
    const request = { ...wanted, id: crypto.randomUUID(), widget }
    const { promise: lastWord, resolve } = Promise.withResolvers<StageChange | null>()
    const stop = channel.on((message) => {
      if (message.type === 'stage-done' && message.id === request.id) resolve(message.change)
    })
    waiting = {
      request,
      opener: document.activeElement,
      end(isRefused) {
        if (isRefused) refuse(new Error('The page has no stage.'))
        // The stage says what was changed; the page says that the stage is closed. Either can come first.
        else void lastWord.then(settle)
        setTimeout(() => {
          resolve(null)
          stop()
        }, lastWordWithin)
      },
    }
    channel.send({ type: 'stage', request })
    host.send({ type: 'stage', dialog: request.dialog })
  }

  return {
    warm: () => host.send({ type: 'warm' }),
    /** Hears what is changed in dialogs that the page opened. */
    onChange(listener: (change: StageChange) => void) {
      changed = listener
    },
    /**
     * Opens a dialog because the page asked for it: the same steps with and without a person. The stage finds out whether a person is
     * connected, and offers that first if not.
     */
    openForPage: (dialog: string) =>
      ask(
        { dialog, about: null, isConnecting: true },
        { settle: (change) => change !== null && changed(change), refuse: () => undefined },
      ),
    /** Resolves with what was changed; rejects where the page's browser has no stage. */
    open: (dialog: string, about: unknown) =>
      new Promise<StageChange | null>((settle, refuse) => ask({ dialog, about }, { settle, refuse })),
    /** The page says that the stage is closed, or that there is none. */
    closed(isRefused: boolean) {
      const closing = waiting
      waiting = null
      if (closing === null) return
      if (closing.opener instanceof HTMLElement) closing.opener.focus()
      closing.end(isRefused)
    },
  }
}

export type StageLink = ReturnType<typeof createStageLink>
