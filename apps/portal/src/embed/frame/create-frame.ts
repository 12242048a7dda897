import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { FrameMethod, FrameOptions, MessageToFrame } from '@evenkeel/embed/protocol'
import { mayHaveGrant } from '../grant/kept-grants.ts'
import { openPageChannel, type PageChannel } from '../grant/page-channel.ts'
import { type Card, createCard, failed, unreachable } from './card.ts'
import type { Host } from './host-link.ts'
import { applyLook, type LoadTheme } from './look.ts'
import { openOurWindow } from './open-window.ts'
import { isMissing, reloadOnce } from './reload-once.ts'
import { typedWidgets } from './session.ts'
import { createStageLink, type StageLink } from './stage-link.ts'
import { whenLoaded } from './when-loaded.ts'

/** What the first script and the code after it share. */
export interface Frame {
  readonly widget: WidgetName
  readonly host: Host
  readonly card: Card
  readonly channel: PageChannel
  readonly stage: StageLink
  options: FrameOptions
  /** Opens our window in a press while the code for it is on its way: WebKit opens none after a press that waited for code. */
  openEarly: (() => Window | null) | null
}

/** The code after the first script: the agreement of the page, our window, and the widget itself. */
export interface Connection {
  /** A trusted press on the card's button, with the window that it has opened already; null if the browser blocked that. */
  press(opened?: Window | null): void
  /** Shows the widget if a person is connected. */
  resume(): void
  call(method: FrameMethod): void
  optionsChanged(): void
  /** Shows what the widget shows without a connected person. */
  showUnconnected(): void
}

interface LoadFrame {
  readonly connection: () => Promise<(frame: Frame) => Connection>
  readonly theme: LoadTheme
  /** What keeps the focus from falling to the body. */
  readonly keptFocus: () => Promise<unknown>
}

/** The dialog that the page's `open` shows on the stage; other cards open none. */
const stageDialogOnOpen: Partial<Record<WidgetName, string>> = {
  'budget-modal': 'budget',
  accounts: 'add-account',
  'account-modal': 'add-account',
  'link-accounts': 'links',
}

/** The page has heard an answer, or seen the focus move, before a frame does more that takes time. In milliseconds. */
const afterAnswer = 50

/** Loads the stage, and what a press on the card needs, once a person comes near: alike for everybody, because the page hears it. */
function onFirstContact(act: () => void) {
  const first = new AbortController()
  const once = () => {
    first.abort()
    act()
  }
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, once, first)
}

/**
 * A widget's frame. It answers the page by itself and alike for everybody, so that the page cannot learn from the messages, their
 * order, or their time whether a person is connected. What depends on the person loads after the document, or when it is needed.
 */
export function createFrame(widget: WidgetName, host: Host, load: LoadFrame) {
  const card = createCard()
  const channel = openPageChannel(host.page)
  const stage = createStageLink(widget, host, channel)
  const frame: Frame = { widget, host, card, channel, stage, options: host.options, openEarly: openOurWindow }
  let connection: Promise<Connection> | null = null

  /** Hands something to the code after the first script, which is loaded for it. */
  function connected(act: (connection: Connection) => void) {
    connection ??= load.connection().then((create) => create(frame))
    connection.then(act, (reason: unknown) => {
      connection = frame.openEarly = null
      if (!reloadOnce()) card.show(isMissing(reason) ? unreachable : failed)
    })
  }

  const later = (act: (connection: Connection) => void) => setTimeout(() => connected(act), afterAnswer)

  /** Shows the dialog, after the way to connect if that is needed. Without a stage it takes the focus: our window needs a press. */
  function open() {
    const dialog = stageDialogOnOpen[widget]
    if (dialog === undefined) return
    if (frame.options.hasStage) return stage.openForPage(dialog)
    card.focus()
    later((one) => one.call('open'))
  }

  function take(message: MessageToFrame) {
    if (message.type === 'options') {
      frame.options = message.options
      applyLook(frame.options, load.theme)
      void connection?.then((one) => one.optionsChanged())
    }
    if (message.type === 'inert') document.body.inert = message.value
    if (message.type === 'stage-closed') stage.closed(message.isRefused)
    if (message.type !== 'call') return
    host.send({ type: 'reply', id: message.id })
    if (message.method === 'open') open()
    else if (message.method === 'logout') connected((one) => one.call('logout'))
    else void connection?.then((one) => one.call(message.method))
  }

  channel.on((message) => {
    if (message.type === 'who') channel.send({ type: 'here', widget })
    if (message.type === 'connected') connected((one) => one.resume())
  })
  card.button.addEventListener('click', ({ isTrusted }) => {
    if (!isTrusted) return
    const opened = frame.openEarly?.()
    frame.openEarly = null
    connected((one) => one.press(opened))
  })
  card.button.disabled = false
  applyLook(frame.options, load.theme)
  host.send({ type: 'state', value: 'standing' })
  onFirstContact(() => {
    if (frame.options.hasStage) stage.warm()
    later(() => undefined)
    load.keptFocus().catch(() => undefined)
  })
  void whenLoaded
    .then(() => mayHaveGrant(host.page))
    .then((may) => {
      if (may) connected((one) => one.resume())
      else if (typedWidgets.some((name) => name === widget)) connected((one) => one.showUnconnected())
    })
  return { take }
}
