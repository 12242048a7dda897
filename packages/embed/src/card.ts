import { type Channel, isHello, isSpoken, openChannel } from './channel.ts'
import { errorWords } from './errors.ts'
import { type Drawing, createFrame } from './drawing.ts'
import { pageProblem } from './page.ts'
import type { EvenkeelErrorCode, FrameMethod, FrameOptions, MessageToFrame, MessageToLoader } from './protocol.ts'

type Failure = keyof typeof errorWords
type State = 'idle' | 'loading' | 'standing' | Failure
type Handlers = Pick<Card, 'ready' | 'hear'>
interface Card {
  /** The frame has drawn itself. */
  ready(): void
  /** A message that concerns more than the frame: its height, or the stage. */
  hear(message: MessageToLoader): void
}

interface CardParts extends Handlers {
  readonly src: string
  readonly title: string
  readonly drawing: Drawing
  readonly options: () => FrameOptions
  error(code: EvenkeelErrorCode, message: string, isRetryable: boolean): void
}

const slowMs = 8000
const timeoutMs = 20_000
/** Between the load of a document and the hello of ours: an error page never says hello. */
const helloMs = 2000
/** A method never waits longer for the frame's reply. */
const replyMs = 5000

/** The frame of one element: its loading, its failures, and what is said over its port. */
export class CardFrame {
  readonly #parts: CardParts
  readonly #origin: string
  #state: State = 'idle'
  #frame: HTMLIFrameElement | undefined
  #channel: Channel | undefined
  #timers: number[] = []
  /** methods called before the frame could hear them */
  #waiting: (() => void)[] = []
  readonly #replies = new Map<number, () => void>()
  #lastId = 0

  constructor(parts: CardParts) {
    this.#parts = parts
    this.#origin = new URL(parts.src).origin
  }

  /** Loads the frame, unless it is there or on its way. */
  start() {
    if (this.#state === 'loading' || this.#state === 'standing') return
    const problem = pageProblem() ?? (navigator.onLine ? undefined : 'offline')
    this.#reset('loading')
    addEventListener('message', this.#message)
    document.addEventListener('securitypolicyviolation', this.#violation)
    addEventListener('online', this.#online)
    if (problem) return this.#fail(problem)
    const frame = createFrame(this.#parts.src, this.#parts.title)
    frame.addEventListener('load', () => this.#later(helloMs, () => this.#loaded(frame)))
    this.#later(slowMs, () => this.#parts.drawing.slow())
    this.#later(timeoutMs, () => this.#fail(navigator.onLine ? 'load_timeout' : 'offline'))
    this.#frame = frame
    this.#parts.drawing.wait(frame)
  }

  /** Forgets the frame, as when the element leaves the page. */
  stop() {
    this.#reset('idle')
    removeEventListener('message', this.#message)
    document.removeEventListener('securitypolicyviolation', this.#violation)
    removeEventListener('online', this.#online)
    this.#parts.drawing.clear()
  }

  send(message: MessageToFrame) {
    return this.#channel?.send(message) ?? false
  }

  focus() {
    this.#frame?.focus()
  }

  /** Settles once the frame has taken the call, and also if it never can. */
  call(method: FrameMethod): Promise<void> {
    const isWanted = method === 'open' || method === 'logout'
    if (this.#state === 'idle' ? isWanted : method === 'retry' && this.#isRetryable()) this.start()
    else if (this.#state === 'standing') return this.#ask(method)
    if (this.#state !== 'loading') return Promise.resolve()
    return new Promise((done) => {
      this.#waiting.push(() => {
        if (this.#state === 'standing' && method !== 'retry') void this.#ask(method).then(done)
        else done()
      })
    })
  }

  #ask(method: FrameMethod): Promise<void> {
    return new Promise((done) => {
      const id = ++this.#lastId
      if (!this.send({ type: 'call', id, method })) return done()
      this.#replies.set(id, done)
      setTimeout(() => this.#replied(id), replyMs)
    })
  }

  #replied(id: number) {
    this.#replies.get(id)?.()
    this.#replies.delete(id)
  }

  #isRetryable() {
    const state = this.#state
    return state !== 'idle' && state !== 'loading' && state !== 'standing' && errorWords[state].isRetryable === true
  }

  #later(ms: number, act: () => void) {
    this.#timers.push(window.setTimeout(act, ms))
  }

  #reset(state: State) {
    this.#state = state
    this.#timers.forEach(clearTimeout)
    this.#timers = []
    this.#channel?.close()
    this.#channel = undefined
    for (const id of this.#replies.keys()) this.#replied(id)
    if (state === 'loading') return
    this.#frame = undefined
    this.#settle()
  }

  #settle() {
    for (const go of this.#waiting.splice(0)) go()
  }

  #fail(code: Failure) {
    const { drawing, error } = this.#parts
    const { message, isRetryable = false, hasLink } = errorWords[code]
    this.#reset(code)
    drawing.fail(message, {
      ...(isRetryable && code !== 'offline' && { retry: () => this.start() }),
      ...(hasLink && { link: `${this.#origin}/` }),
    })
    error(code, message, isRetryable)
  }

  #loaded(frame: HTMLIFrameElement) {
    if (frame === this.#frame && !this.#channel) this.#fail(navigator.onLine ? 'load_failed' : 'offline')
  }

  readonly #online = () => {
    if (this.#state === 'offline') this.start()
  }

  readonly #violation = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
    const isOurs = blockedURI === this.#origin || blockedURI.startsWith(`${this.#origin}/`)
    const isFrame = effectiveDirective === 'frame-src' || effectiveDirective === 'child-src'
    if (isOurs && isFrame && disposition === 'enforce' && !this.#channel && this.#state === 'loading') {
      this.#fail('blocked_by_policy')
    }
  }

  readonly #message = ({ data, origin, source }: MessageEvent<unknown>) => {
    const window = this.#frame?.contentWindow
    if (!window || source !== window || !isHello(data)) return
    if (origin === 'null') return this.#fail('page_opaque')
    if (origin !== this.#origin) return
    if (!isSpoken(data)) return this.#fail('version_unsupported')
    this.#reset('loading')
    this.#channel = openChannel(window, this.#origin, this.#parts.options(), (message) => this.#hear(message))
    this.#parts.drawing.stand()
  }

  #hear(message: MessageToLoader) {
    if (message.type === 'reply') return this.#replied(message.id)
    if (message.type !== 'state') return this.#parts.hear(message)
    if (message.value === 'failed') return this.#fail('load_failed')
    if (message.value !== 'standing' || this.#state === 'standing') return
    this.#state = 'standing'
    this.#parts.ready()
    this.#settle()
  }
}
