import cluster from 'node:cluster'
import { gaveUpLine, processLine } from '../log-line.ts'
import { maxKept, type PostedMail } from '../../../mail/outbox.ts'
import { createGathering } from './gathering.ts'
import { isHalted, createWatch, toTickMs } from './watch.ts'
import { readFromProcess } from './messages.ts'
import { numberOfProcess } from './own-process.ts'
import { pauseAfter, type Place, send } from './place.ts'

/** After this many short runs in a row in every place, over two and a half minutes, starting again does not help. */
const maxFailures = 10

interface SeveralOptions {
  readonly count: number
  /** A process that has not answered for this many milliseconds is killed and started again. */
  readonly graceMs: number
  /** How long a place rests before its second start; a value other than one second is for tests. */
  readonly firstPauseMs?: number
  /** Called once all of them answer, with the port that they share. */
  onReady(port: number): void
}

const say = (line: string) => void process.stderr.write(`${line}\n`)

/** Asks every process that is ready whether it is there, and kills the one that does not answer in time. */
function watchOver(places: readonly Place[], graceMs: number): void {
  const look = (place: Place) => {
    const { worker, watch } = place
    if (!worker || !place.isReady || place.hungFor !== undefined) return
    const verdict = watch.look(performance.now(), () => isHalted(worker.process.pid ?? 0))
    if (verdict === 'ask') send(place, { kind: 'ask-alive' })
    if (verdict !== 'hung') return
    place.hungFor = watch.silentFor()
    worker.process.kill('SIGKILL')
  }
  setInterval(() => places.forEach(look), toTickMs(graceMs)).unref()
}

/**
 * Starts this program `count` times, to share a port and a data folder, and keeps them running: a process that ends by
 * itself, or hangs, is started again after a pause. The first one begins alone, since it makes and migrates the
 * databases for all. `stop` lets each finish what it has begun.
 */
export function startSeveral({ count, graceMs, firstPauseMs, onReady }: SeveralOptions) {
  const newPlace = (number: number): Place => ({
    number,
    worker: undefined,
    isReady: false,
    startedAt: 0,
    failures: 0,
    watch: createWatch(graceMs),
    hungFor: undefined,
  })
  const places = Array.from({ length: count }, (_, index) => newPlace(index + 1))
  const gathering = createGathering(places)
  const ended = Promise.withResolvers<number>()
  let mails: readonly PostedMail[] = []
  let isStopping = false
  let isBegun = false
  let isEveryoneReady = false

  const endWhereAllHaveEnded = () => {
    if (isStopping && places.every(({ worker }) => worker === undefined)) ended.resolve(0)
  }

  const becameReady = (place: Place, port: number) => {
    place.isReady = true
    isBegun = true
    for (const mail of mails.toReversed()) send(place, { kind: 'mail', mail })
    if (isStopping) return
    // The first has made the databases.
    for (const other of places) if (!other.worker && other.startedAt === 0) start(other)
    if (isEveryoneReady || !places.every(({ isReady }) => isReady)) return
    isEveryoneReady = true
    onReady(port)
  }

  const heard = async (place: Place, sent: unknown) => {
    const message = readFromProcess(sent)
    if (message?.kind === 'ready') becameReady(place, message.port)
    if (message?.kind === 'alive') place.watch.answered()
    if (message?.kind === 'metrics') gathering.answered(message.question, place.number, message.text)
    if (message?.kind === 'ask-metrics') send(place, { ...message, kind: 'metrics', text: await gathering.gather() })
    if (message?.kind !== 'mail') return
    mails = [message.mail, ...mails].slice(0, maxKept)
    for (const other of places) if (other !== place) send(other, message)
  }

  const hasEnded = (place: Place, code: number | null, signal: string | null) => {
    const { number, hungFor } = place
    const now = Date.now()
    place.worker = undefined
    place.isReady = false
    if (!isBegun && !isStopping) {
      // What keeps the first from starting would keep all of them from it. It has explained that itself, unless it was
      // killed.
      if (code === null) say(processLine({ number, code, signal }, now))
      return ended.resolve(code ?? 1)
    }
    const pause = isStopping ? undefined : pauseAfter(place, now, firstPauseMs)
    if (!isStopping || hungFor !== undefined) say(processLine({ number, code, signal, hungFor, pause }, now))
    if (isStopping) return endWhereAllHaveEnded()
    if (places.every(({ worker, failures }) => worker === undefined && failures >= maxFailures)) {
      say(gaveUpLine(now))
      return ended.resolve(1)
    }
    setTimeout(() => !isStopping && start(place), pause)
  }

  const start = (place: Place) => {
    Object.assign(place, { startedAt: Date.now(), watch: createWatch(graceMs), hungFor: undefined })
    const worker = cluster.fork({ [numberOfProcess]: String(place.number) })
    place.worker = worker
    worker.on('message', (sent: unknown) => void heard(place, sent))
    worker.on('exit', (code, signal) => hasEnded(place, code, signal))
  }

  for (const first of places.slice(0, 1)) start(first)
  watchOver(places, graceMs)
  return {
    /** The exit code, once all have ended. */
    ended: ended.promise,
    stop() {
      isStopping = true
      for (const place of places) send(place, { kind: 'stop' })
      endWhereAllHaveEnded()
    },
  }
}
