import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { OtherPages, StaleReads } from '@evenkeel/api-client/react'

/** A token for one widget on one page, usable with the page's key alone. */
export interface HeldToken {
  readonly token: string
  /** Milliseconds since 1970, by this computer's clock. */
  readonly expiresAt: number
  /** When the agreement ends. */
  readonly endsAt: string
  /** Whether the person can let it go on now. */
  readonly mayKeep: boolean
  /** Whether the person agreed that the page may see how long lists are. */
  readonly showsListLength: boolean
  /** The person's own, `es-US`; null if they have chosen none. */
  readonly language: string | null
}

/** A dialog that a card wants on the stage. Only text, numbers and the like travel: the stage reads everything else itself. */
export interface StageRequest {
  readonly id: string
  readonly widget: WidgetName
  readonly dialog: string
  readonly about: unknown
  /** No person is connected: the stage offers that first. */
  readonly isConnecting?: boolean
}

/** What a person changed on the stage: the sentence for it, if there is something to say, and the id that undoes it. */
export interface StageChange {
  readonly text: string | null
  readonly changeId: number | null
}

/** What the frames of a page say to each other. */
export type PageMessage =
  | { readonly type: 'who' }
  | { readonly type: 'here'; readonly widget: WidgetName }
  | { readonly type: 'connected' }
  | { readonly type: 'ended' }
  /** A frame that the browser sends no cookie for asks the others for what they keep in its place. */
  | { readonly type: 'renewal-wanted' }
  | { readonly type: 'renewal'; readonly renewal: string }
  | { readonly type: 'token'; readonly widget: WidgetName; readonly held: HeldToken }
  /** A change made these reads stale; null is every read. */
  | { readonly type: 'changed'; readonly reads: StaleReads }
  | { readonly type: 'stage'; readonly request: StageRequest }
  | { readonly type: 'stage-ready' }
  | { readonly type: 'stage-done'; readonly id: string; readonly change: StageChange | null }

const isFor = (page: string, data: unknown): data is { readonly message: PageMessage } =>
  typeof data === 'object' && data !== null && 'page' in data && data.page === page && 'message' in data

/** A browser that denies storage to a frame of another site may deny the channel, too; each frame is then alone. */
function openChannel(): BroadcastChannel | MessagePort {
  try {
    return new BroadcastChannel('evenkeel-embed')
  } catch {
    return new MessageChannel().port1
  }
}

/**
 * Connects the frames of one page. The browser shares a channel among all frames of ours under one site, in all tabs, and with no
 * other script; so each message carries the origin of its page.
 */
export function openPageChannel(page: string) {
  const channel = openChannel()
  return {
    send(message: PageMessage) {
      // Only a window's messages have a target; a channel is our own origin's alone.
      const say: (data: unknown) => void = channel.postMessage.bind(channel)
      say({ page, message })
    },
    on(listener: (message: PageMessage) => unknown) {
      const listen = (event: Event) => {
        if (event instanceof MessageEvent && isFor(page, event.data)) listener(event.data.message)
      }
      channel.addEventListener('message', listen)
      return () => channel.removeEventListener('message', listen)
    },
  }
}

export type PageChannel = ReturnType<typeof openPageChannel>

/** The other cards of the page, which show the same person's data. */
export const otherCards = (channel: PageChannel): OtherPages => ({
  tell: (reads) => channel.send({ type: 'changed', reads }),
  hear: (listener) => channel.on((message) => message.type === 'changed' && listener(message.reads)),
})
