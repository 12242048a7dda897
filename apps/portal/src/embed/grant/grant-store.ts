import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { grantCalls } from './calls.ts'
import { mayHaveGrant } from './kept-grants.ts'
import { findKey, noteGrant, type PageKey } from './key-store.ts'
import type { HeldToken, PageChannel } from './page-channel.ts'
import { createProof } from './proof.ts'

/** Why there is no token. */
export type GrantFailure = 'none' | 'refused' | 'busy' | 'unreachable'
export type TokenAnswer = HeldToken | GrantFailure

interface GrantStoreParts {
  readonly page: string
  readonly channel: PageChannel
}

/** A token that ends sooner than this is not used any more, in milliseconds. */
const renewBefore = 30_000
/** A clock that is wrong by less changes nothing: the server accepts proofs of the last 60 seconds. */
const clockTolerance = 30_000
const timeout = 10_000
/** How long the other frames of the page have to answer, in milliseconds. */
const answerWithin = 150

const isFresh = (held: HeldToken | undefined): held is HeldToken =>
  held !== undefined && Date.now() < held.expiresAt - renewBefore

/** Runs one after the other in all frames of the page, because each token replaces the cookie. Without locks: at once. */
async function inTurn<T>(page: string, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | null = null
  const once = () => (begun ??= work())
  try {
    return await navigator.locks.request(`evenkeel ${page}`, once)
  } catch (reason) {
    if (begun !== null) throw reason
    return once()
  }
}

function toFailure({ status }: Response): GrantFailure {
  if (status === 401 || status === 403) return 'none'
  return status === 429 || status >= 500 ? 'busy' : 'refused'
}

async function toHeld(answer: Response, widget: WidgetName) {
  const body: Answer<'embedToken'> = await answer.json()
  const { token, others, expiresAt, endsAt, mayKeep, showsListLength, language = null, renewal } = body
  // Not longer than five minutes: a wrong clock must not stretch that.
  const life = Math.min(300_000, Math.max(60_000, Date.parse(expiresAt) - Date.now()))
  const same = { expiresAt: Date.now() + life, endsAt, mayKeep, showsListLength, language }
  const tokens = [{ widget, token }, ...others]
  return { held: tokens.map((one) => ({ widget: one.widget, held: { token: one.token, ...same } })), renewal }
}

/** Signs calls with the page's key, by the server's clock: a wrong clock on this computer is corrected and tried once more. */
function createSigner(page: string) {
  let key: Promise<PageKey> | null = null
  let clockError = 0
  const ownKey = () => (key ??= findKey(page))

  async function send(request: Request, token?: string): Promise<Response> {
    const { privateKey, jwk } = await ownKey()
    const attempt = async () => {
      const headers = new Headers(request.headers)
      const { method, url: address } = request
      headers.set('DPoP', await createProof({ privateKey, jwk, method, address, token, now: Date.now() + clockError }))
      if (token !== undefined) headers.set('Authorization', `DPoP ${token}`)
      return fetch(new Request(request.clone(), { headers, credentials: token === undefined ? 'same-origin' : 'omit' }))
    }
    const answer = await attempt()
    if (answer.status !== 401) return answer
    const error = Date.parse(answer.headers.get('Date') ?? '') - Date.now()
    if (!(Math.abs(error - clockError) > clockTolerance)) return answer
    clockError = error
    return attempt()
  }
  return { ownKey, send }
}

/**
 * What the page's cookie says, kept in memory for browsers that keep no cookie for a frame of another site than the page's. It is gone
 * with the page's last frame. The server reads it only where a request has no cookie.
 */
function createRenewal(channel: PageChannel) {
  let renewal: string | null = null
  channel.on((message) => {
    if (message.type === 'renewal') renewal = message.renewal
    if (message.type === 'ended') renewal = null
    if (message.type === 'renewal-wanted' && renewal !== null) channel.send({ type: 'renewal', renewal })
  })
  return {
    headers: () => ({ ...(renewal !== null && { 'Evenkeel-Renewal': renewal }) }),
    /** Keeps the newest value; frames that have the same key share it. */
    keep(next: string, isShared: boolean) {
      renewal = next
      if (isShared) channel.send({ type: 'renewal', renewal: next })
    },
    forget: () => void (renewal = null),
    /** Asks the other frames, unless this one knows; returns whether there is something new to try. */
    async ask(): Promise<boolean> {
      if (renewal !== null) return false
      channel.send({ type: 'renewal-wanted' })
      await new Promise((done) => setTimeout(done, answerWithin))
      return renewal !== null
    },
  }
}

/**
 * The agreement of one page in this browser: its key, and a token for each widget. All frames of a page share one request for a
 * token through the channel. Only the key makes a token useful, so a copy of one opens nothing elsewhere.
 */
export function createGrantStore({ page, channel }: GrantStoreParts) {
  const { ownKey, send } = createSigner(page)
  const held = new Map<WidgetName, HeldToken>()
  const asking = new Map<WidgetName, Promise<TokenAnswer>>()
  const heard = new Map<WidgetName, (held: HeldToken) => void>()
  const renewal = createRenewal(channel)

  channel.on((message) => {
    if (message.type === 'token') keep(message.widget, message.held)
    if (message.type === 'ended') held.clear()
  })

  function keep(widget: WidgetName, token: HeldToken) {
    held.set(widget, token)
    heard.get(widget)?.(token)
  }

  const post = (path: string, body: object) =>
    send(
      new Request(new URL(path, location.origin), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...renewal.headers() },
        body: JSON.stringify(body),
        // The answer replaces the cookie, so the browser has to take it even if the tab is closed meanwhile.
        keepalive: true,
        signal: AbortSignal.timeout(timeout),
      }),
    )

  /** Asks once more after a lost answer: it may have replaced the cookie, and the former one works for 60 seconds. */
  function postToken(widget: WidgetName): Promise<Response> {
    const ask = () => post(grantCalls.embedToken, { widget, origin: page })
    return ask().catch(ask)
  }

  async function askNow(widget: WidgetName): Promise<TokenAnswer> {
    const known = held.get(widget)
    if (isFresh(known)) return known
    try {
      const first = await postToken(widget)
      const answer = first.status === 401 && (await renewal.ask()) ? await postToken(widget) : first
      if (!answer.ok) {
        if (answer.status === 401) await noteGrant(page, false)
        return toFailure(answer)
      }
      const { isStored } = await ownKey()
      const next = await toHeld(answer, widget)
      renewal.keep(next.renewal, isStored)
      for (const one of next.held) {
        keep(one.widget, one.held)
        if (isStored) channel.send({ type: 'token', ...one })
      }
      return held.get(widget) ?? 'unreachable'
    } catch {
      return 'unreachable'
    }
  }

  /** Asks in turn, unless another frame of the page asks first: its answer has the tokens of all. */
  function ask(widget: WidgetName): Promise<TokenAnswer> {
    const fromOther = new Promise<HeldToken>((resolve) => heard.set(widget, resolve))
    return Promise.race([fromOther, inTurn(page, () => askNow(widget))])
  }

  /** Returns a token that is good for a while; asks for one if there is none. */
  function token(widget: WidgetName): Promise<TokenAnswer> {
    const known = held.get(widget)
    if (isFresh(known)) return Promise.resolve(known)
    const pending = asking.get(widget) ?? ask(widget).finally(() => asking.delete(widget))
    asking.set(widget, pending)
    return pending
  }

  /** Exchanges the code of our window; null when that worked. */
  async function connect(code: string): Promise<GrantFailure | null> {
    try {
      const answer = await inTurn(page, () => post(grantCalls.connectEmbed, { code, origin: page }))
      if (!answer.ok) return answer.status === 429 || answer.status >= 500 ? 'busy' : 'refused'
      held.clear()
      renewal.keep((await answer.json()).renewal, (await ownKey()).isStored)
      await noteGrant(page, true)
      channel.send({ type: 'connected' })
      return null
    } catch {
      return 'unreachable'
    }
  }

  /** Forgets the page's agreement in this browser, and ends it on the server. */
  async function end(): Promise<void> {
    held.clear()
    channel.send({ type: 'ended' })
    await noteGrant(page, false)
    await inTurn(page, () => post(grantCalls.endEmbed, { origin: page })).catch(() => undefined)
    renewal.forget()
  }

  /** Sends a call of a widget with its token. A refused token is replaced once; a 401 then means that the agreement ended. */
  async function fetchFor(widget: WidgetName, request: Request): Promise<Response> {
    const first = await token(widget)
    if (typeof first === 'string') return refusal(first)
    const answer = await send(request.clone(), first.token)
    if (answer.status !== 401) return answer
    held.delete(widget)
    const second = await token(widget)
    return typeof second === 'string' ? refusal(second) : send(request, second.token)
  }

  return { ownKey, token, connect, end, fetchFor, mayHaveGrant: () => mayHaveGrant(page) }
}

/** Returns the answer of a call for which there is no token. */
function refusal(failure: GrantFailure): Response {
  if (failure === 'unreachable') throw new TypeError('No answer came.')
  return new Response(null, { status: failure === 'busy' ? 503 : 401 })
}
