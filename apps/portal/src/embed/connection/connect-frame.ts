import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { FrameMethod } from '@evenkeel/embed/protocol'
import { createGrantStore } from '../grant/grant-store.ts'
import type { ComponentType } from 'react'
import { type HeldToken, otherCards } from '../grant/page-channel.ts'
import { thumbprint } from '../grant/proof.ts'
import type { Connection, Frame } from '../frame/create-frame.ts'
import { isMissing, reloadOnce } from '../frame/reload-once.ts'
import {
  type CardProps,
  type FrameSession,
  type MountFrame,
  type MountTyped,
  type TypedCardProps,
  type TypedWidget,
  typedWidgets,
} from '../frame/session.ts'
import { whenLoaded } from '../frame/when-loaded.ts'
import { loadCard, loadTypedCard } from '../widgets.ts'
import { type CardWord, cardTexts, isRetry } from './card-texts.ts'
import { createRoll } from './roll.ts'
import { createWindowLink } from './window-link.ts'

const createListeners = <T>() => {
  const listeners = new Set<(value: T) => void>()
  return {
    say: (value: T) => listeners.forEach((listener) => listener(value)),
    on: (listener: (value: T) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

interface WidgetCode {
  connected(widget: WidgetName): Promise<readonly [{ readonly mount: MountFrame }, ComponentType<CardProps>]>
  inLanguage(): Promise<Pick<typeof import('../app/app-in-language.ts'), 'appForCard'>>
  typed(widget: TypedWidget): Promise<readonly [{ readonly mountTyped: MountTyped }, ComponentType<TypedCardProps>]>
}

/** The widget's own code. */
const ownCode: WidgetCode = {
  connected: (widget) => Promise.all([import('../app/mount.tsx'), loadCard(widget)]),
  /** For a person who chose a language. */
  inLanguage: () => import('../app/app-in-language.ts'),
  typed: (widget) => Promise.all([import('../app/mount-typed.tsx'), loadTypedCard(widget)]),
}

/** How long the card stays as it was drawn while a widget comes, in milliseconds. */
const loadingAfter = 300

/** What depends on a person in a widget's frame: the agreement of the page, our window, and the widget itself. */
export function connectFrame(frame: Frame, load = ownCode): Connection {
  const { widget, host, card, channel, stage } = frame
  const { page } = host
  frame.openEarly = null
  const grants = createGrantStore({ page, channel })
  const others = otherCards(channel)
  const calls = createListeners<FrameMethod>()
  const changes = createListeners<void>()
  let word: CardWord | null = null
  let unmount: (() => void) | null = null
  let isConnected = false
  /** Whether the person pressed the button while it was not known whether they are connected. */
  let wasPressed = false
  const typed = typedWidgets.find((name) => name === widget)

  function show(next: CardWord | null) {
    unmount?.()
    unmount = null
    isConnected = false
    word = next
    card.show(next && cardTexts[next])
    if (next === null) void showTyped()
  }

  /** Shows a calculator on typed values; not before the document has loaded. */
  async function showTyped() {
    await whenLoaded
    if (typed === undefined || unmount !== null || word !== null) return
    const loaded = await load.typed(typed).catch(() => null)
    if (loaded === null || unmount !== null || word !== null) return
    const [{ mountTyped }, Calculator] = loaded
    unmount = mountTyped(card.app, Calculator, { connect: () => void connect(), fail: () => show('failed') })
    card.showApp()
  }

  const roll = createRoll(channel, () => windowLink.tellAgain())
  const windowLink = createWindowLink({
    async describe() {
      const [{ jwk, isStored }, widgets] = await Promise.all([grants.ownKey(), roll.call(widget)])
      const asksListLength = frame.options.size === 'auto'
      return { page, widget, widgets, keyThumbprint: await thumbprint(jwk), isKeyStored: isStored, asksListLength }
    },
    async onCode(code) {
      roll.clear()
      const failure = await grants.connect(code)
      if (failure === null) await resume()
      else show(failure === 'none' ? 'refused' : failure)
    },
    onNotAllowed: () => show('page_not_allowed'),
    onClosed() {
      roll.clear()
      if (word === 'waiting') show(null)
    },
    onWaiting: roll.ask,
  })

  const sessionWith = ({ endsAt, mayKeep, showsListLength }: HeldToken): FrameSession => ({
    widget,
    page,
    endsAt,
    mayKeep,
    fetch: (request) => grants.fetchFor(widget, request),
    getOptions: () => frame.options,
    onOptions: changes.on,
    onCall: calls.on,
    ask: (ask) => windowLink.ask(ask),
    openOnStage: frame.options.hasStage ? stage.open : null,
    others,
    onStageChange: stage.onChange,
    tellHeight:
      frame.options.size === 'auto' && showsListLength ? (value) => host.send({ type: 'height', value }) : null,
    end: () => void (isConnected && show('ended')),
    fail: () => void (isConnected && show('failed')),
  })

  /** Shows the widget if there is an agreement; a person who has one is not asked to connect while that takes a while. */
  async function resume() {
    if (isConnected) return
    wasPressed = false
    const late = setTimeout(() => unmount === null && show('loading'), loadingAfter)
    await resumeNow().finally(() => clearTimeout(late))
  }

  async function resumeNow() {
    const loading = load.connected(widget)
    loading.catch(() => undefined)
    const held = await grants.token(widget)
    // A press while this was being asked opens our window now, if the browser still counts it as a press.
    if (held === 'none') return show(wasPressed && windowLink.open() ? 'waiting' : null)
    if (typeof held === 'string') return show(held)
    try {
      const isOwn = held.language === null || frame.options.namesLocale
      const app = isOwn ? null : await (await load.inLanguage()).appForCard(held.language)
      const [{ mount }, Card] = await (app?.loadApp(widget) ?? loading)
      if (isConnected) return
      unmount?.()
      isConnected = true
      unmount = mount(card.app, sessionWith(held), Card)
      word = null
      card.showApp()
    } catch (reason) {
      if (!reloadOnce()) show(isMissing(reason) ? 'unreachable' : 'failed')
    }
  }

  /** Opens our window, or draws again what failed: a calculator on typed values needs no one to be connected, and asks for nothing. */
  async function connect(opened?: Window | null) {
    if (word === 'loading') return void (wasPressed = true)
    if (!isRetry(word)) show(windowLink.open(opened) ? 'waiting' : 'window_blocked')
    else if (await grants.mayHaveGrant()) void resume()
    else show(null)
  }

  channel.on((message) => {
    if (message.type === 'ended') show(null)
  })
  return {
    press: connect,
    resume,
    call(method) {
      if (method === 'logout') {
        show(null)
        void grants.end()
      } else if (isConnected) calls.say(method)
      else if (method === 'retry' && isRetry(word)) void connect()
    },
    optionsChanged: changes.say,
    showUnconnected: () => void showTyped(),
  }
}
