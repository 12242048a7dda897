import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { PageChannel, StageChange, StageRequest } from '../grant/page-channel.ts'
import type { Host } from './host-link.ts'

interface Waiting {
  readonly request: StageRequest
  readonly opener: Element | null
  change: StageChange | null
  readonly settle: (change: StageChange | null) => void
  readonly refuse: (reason: Error) => void
}

/** A card's side of the stage: asks the page to show it, says what to draw there, and takes the focus back afterward. */
export function createStageLink(widget: WidgetName, host: Host, channel: PageChannel) {
  let waiting: Waiting | null = null
  let changed: (change: StageChange) => void = () => undefined

  channel.on((message) => {
    if (waiting === null) return
    if (message.type === 'stage-ready') channel.send({ type: 'stage', request: waiting.request })
    if (message.type === 'stage-done' && message.id === waiting.request.id) waiting.change = message.change
  })

  function ask(request: Omit<StageRequest, 'id' | 'widget'>, settled: Pick<Waiting, 'settle' | 'refuse'>) {
    waiting = {
      request: { ...request, id: crypto.randomUUID(), widget },
      opener: document.activeElement,
      change: null,
      ...settled,
    }
    channel.send({ type: 'stage', request: waiting.request })
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
      if (isRefused) closing.refuse(new Error('The page has no stage.'))
      else closing.settle(closing.change)
    },
  }
}

export type StageLink = ReturnType<typeof createStageLink>
