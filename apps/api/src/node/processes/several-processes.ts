import cluster, { type Worker } from 'node:cluster'
import { processLine } from '../log-line.ts'
import { MOST_KEPT, type PostedMail } from '../../mail/outbox.ts'
import { mergeMetrics } from './merge-metrics.ts'
import { readFromProcess, type ToProcess } from './messages.ts'
import { NUMBER_OF_PROCESS } from './own-process.ts'

/** A process that ended by itself is started again after this long, twice as long each time it has not lasted. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** Whoever ran for this long is well again. */
const LASTING_MS = 60_000
/** A process that does not say its figures by then is left out of them. */
const METRICS_WITHIN_MS = 1_000

/** The place of one process: it is filled again whenever the process in it ends. */
interface Place {
  readonly number: number
  worker: Worker | undefined
  isReady: boolean
  startedAt: number
  pause: number
}

const send = ({ worker }: Place, message: ToProcess) => void (worker?.isConnected() && worker.send(message))

/** Gathers the figures of all that are ready, for whichever of them was asked. */
function makeGathering(places: readonly Place[]) {
  const open = new Map<number, (number: number, text: string) => void>()
  let questions = 0
  return {
    async gather(): Promise<string> {
      questions += 1
      const question = questions
      const asked = places.filter(({ isReady }) => isReady)
      const texts = new Map<number, string>()
      const all = Promise.withResolvers<void>()
      const timer = setTimeout(all.resolve, METRICS_WITHIN_MS)
      open.set(question, (number, text) => {
        texts.set(number, text)
        if (texts.size >= asked.length) all.resolve()
      })
      for (const place of asked) send(place, { kind: 'ask-metrics', question })
      await all.promise
      clearTimeout(timer)
      open.delete(question)
      return mergeMetrics([...texts].map(([number, text]) => ({ number, text })).toSorted((one, other) => one.number - other.number))
    },
    answered: (question: number, number: number, text: string) => open.get(question)?.(number, text),
  }
}

interface SeveralOptions {
  readonly count: number
  /** Told once all of them answer, with the port that they share. */
  onReady(port: number): void
}

/**
 * Starts this program so many times, to share a port and a data folder, and keeps them running: one that ends by itself is
 * started again after a pause. The first one begins alone, since it makes and migrates the databases for all. `stop` lets
 * each finish what it has begun.
 */
export function startSeveral({ count, onReady }: SeveralOptions) {
  const places = Array.from({ length: count }, (_, index): Place => ({ number: index + 1, worker: undefined, isReady: false, startedAt: 0, pause: FIRST_PAUSE_MS }))
  const gathering = makeGathering(places)
  const ended = Promise.withResolvers<number>()
  let mails: readonly PostedMail[] = []
  let isStopping = false
  let isEveryoneReady = false

  const endWhereAllHaveEnded = (code: number) => {
    if (isStopping && places.every(({ worker }) => worker === undefined)) ended.resolve(code)
  }

  const becameReady = (place: Place, port: number) => {
    place.isReady = true
    for (const mail of mails.toReversed()) send(place, { kind: 'mail', mail })
    // The first has made the databases.
    for (const other of places) if (!other.worker && other.startedAt === 0) start(other)
    if (isEveryoneReady || !places.every(({ isReady }) => isReady)) return
    isEveryoneReady = true
    onReady(port)
  }

  const heard = async (place: Place, sent: unknown) => {
    const message = readFromProcess(sent)
    if (message?.kind === 'ready') becameReady(place, message.port)
    if (message?.kind === 'metrics') gathering.answered(message.question, place.number, message.text)
    if (message?.kind === 'ask-metrics') send(place, { ...message, kind: 'metrics', text: await gathering.gather() })
    if (message?.kind !== 'mail') return
    mails = [message.mail, ...mails].slice(0, MOST_KEPT)
    for (const other of places) if (other !== place) send(other, message)
  }

  const hasEnded = (place: Place, code: number | null, signal: string | null) => {
    const wasFirstStart = !places.some(({ isReady }) => isReady)
    place.worker = undefined
    place.isReady = false
    // What keeps the first from starting has been said by it, and would keep all of them.
    if (wasFirstStart && !isEveryoneReady && !isStopping) return ended.resolve(code ?? 1)
    if (isStopping) return endWhereAllHaveEnded(0)
    const now = Date.now()
    if (now - place.startedAt >= LASTING_MS) place.pause = FIRST_PAUSE_MS
    process.stderr.write(`${processLine({ number: place.number, code, signal, pause: place.pause }, now)}\n`)
    setTimeout(() => !isStopping && start(place), place.pause)
    place.pause = Math.min(LONGEST_PAUSE_MS, place.pause * 2)
  }

  const start = (place: Place) => {
    place.startedAt = Date.now()
    const worker = cluster.fork({ [NUMBER_OF_PROCESS]: String(place.number) })
    place.worker = worker
    worker.on('message', (sent: unknown) => void heard(place, sent))
    worker.on('exit', (code, signal) => hasEnded(place, code, signal))
  }

  for (const first of places.slice(0, 1)) start(first)
  return {
    /** The exit code, once all have ended. */
    ended: ended.promise,
    stop() {
      isStopping = true
      for (const place of places) send(place, { kind: 'stop' })
      endWhereAllHaveEnded(0)
    },
  }
}
