import { ApiFailure, type Client, createClient } from '@evenkeel/api-client/client'
import { pages } from '../shared/paths.ts'
import { askForCode, type ConnectWindow } from './connect-window.ts'
import { blockedWords, popupFeatures } from './link-window.tsx'
import { createTokenKeeper } from './token-keeper.ts'
import type { WidgetHost } from './widget.ts'

/** Where a widget stands with its person. */
export interface EmbedState {
  readonly status: 'disconnected' | 'connecting' | 'connected'
  /** Why it is not connected (any more), in words for the person; null where there is nothing to say. */
  readonly problem: string | null
}

const problems = {
  blocked: blockedWords,
  refused: 'That did not work. Please connect again.',
  ended: 'Your session ended. Connect again to see your figures.',
} as const

/** Milliseconds until an exchange of codes counts as failed. */
const EXCHANGE_TIMEOUT = 10_000

/** A refusal ends the agreement; a broken line, a busy or a broken server does not. */
const isRefusal = (reason: unknown) =>
  reason instanceof ApiFailure && reason.status >= 400 && reason.status < 500 && reason.status !== 429

/** The client, which also tells the page what the person did and what went wrong. */
function tellingClient(client: Client, { name: kind, say }: WidgetHost): Client {
  const told = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (reason) {
      if (reason instanceof ApiFailure && reason.status !== 401) say('evenkeel:error', { message: reason.message })
      throw reason
    }
  }
  return {
    call: (name, ...input) => told(client.call(name, ...input)),
    async change(name, ...input) {
      const result = await told(client.change(name, ...input))
      say('evenkeel:change', { kind })
      return result
    },
  }
}

/** The one place of a widget that knows who is connected: a store that React can follow, and the client with its token. */
export function createEmbedStore(host: WidgetHost) {
  const { name, origin, say } = host
  const listeners = new Set<() => void>()
  let state: EmbedState = { status: 'disconnected', problem: null }
  let asking: ConnectWindow | null = null

  function set(status: EmbedState['status'], problem: string | null = null) {
    state = { status, problem }
    for (const listener of listeners) listener()
  }

  function fail(problem: string) {
    set('disconnected', problem)
    say('evenkeel:error', { message: problem })
  }

  function stopAsking() {
    asking?.stopListening()
    asking = null
  }

  function expire() {
    if (state.status !== 'connected') return
    keeper.end()
    set('disconnected', problems.ended)
    say('evenkeel:session-expired')
  }

  // The exchange itself has no token yet; no cookie is ever sent from another page.
  const withoutToken = createClient({ baseUrl: origin, token: async () => null, timeout: EXCHANGE_TIMEOUT })
  const keeper = createTokenKeeper({
    exchange: (code) =>
      withoutToken.call('embedToken', { body: { code } }).catch((reason: unknown) => {
        if (isRefusal(reason)) return null
        throw reason
      }),
    now: () => Date.now(),
    later: (wait, callback) => {
      const timer = setTimeout(callback, wait)
      return () => clearTimeout(timer)
    },
    onRefused: expire,
  })

  async function use(code: string) {
    asking = null
    try {
      if (await keeper.begin(code)) set('connected')
      else if (state.status === 'connecting') fail(problems.refused)
    } catch (reason) {
      if (state.status === 'connecting') fail(reason instanceof Error ? reason.message : problems.refused)
    }
  }

  return {
    client: tellingClient(createClient({ baseUrl: origin, token: keeper.token, onSessionEnded: expire }), host),
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Opens our window, or brings it forward, for the person to sign in and agree. Has to come from a press of theirs. */
    connect() {
      if (asking !== null) return asking.focus()
      const query = new URLSearchParams({ widget: name, origin: location.origin })
      asking = askForCode({
        url: `${origin}${pages.embedConnect}?${query}`,
        origin,
        open: (url) => open(url, '_blank', popupFeatures),
        onCode: (code) => void use(code),
        onClosed: () => {
          asking = null
          set('disconnected')
        },
      })
      if (asking === null) fail(problems.blocked)
      else set('connecting')
    },
    /** Forgets everything, as if the person had never connected. */
    disconnect() {
      stopAsking()
      keeper.end()
      set('disconnected')
    },
  }
}

export type EmbedStore = ReturnType<typeof createEmbedStore>
