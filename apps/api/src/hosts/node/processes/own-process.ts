import cluster from 'node:cluster'
import type { PostedMail } from '../../../mail/outbox.ts'
import { type FromProcess, readToProcess } from './messages.ts'

/** The variable that holds the number of a process that was started with others. */
export const numberOfProcess = 'EVENKEEL_PROCESS'

/** The connection of a process to the others of the same start. */
export interface OwnProcess {
  /** 1, 2, …; it keeps its number when it is started again. Undefined without other processes. */
  readonly number: number | undefined
  /** Reports that it answers on this port; false without a parent process, which would say so at the terminal. */
  ready(port: number): boolean
  /** Sends a mail that is not delivered to the outboxes of the others. */
  shareMail(mail: PostedMail): void
  /** Calls `take` with such mails of the other processes. */
  onMail(take: (mail: PostedMail) => void): void
  /** Returns a function that reads the figures of all processes; `own` returns those of this one. */
  metricsOfAll(own: () => string): () => string | Promise<string>
  /** Calls `stop` once, when the process is to stop. */
  onStop(stop: () => void): void
}

const alone: OwnProcess = {
  number: undefined,
  ready: () => false,
  shareMail: () => {},
  onMail: () => {},
  metricsOfAll: (own) => own,
  onStop(stop) {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  },
}

function besideOthers(number: number): OwnProcess {
  const send = (message: FromProcess) => void (process.connected && process.send?.(message))
  const questions = new Map<number, (text: string) => void>()
  let ownMetrics = () => ''
  let takeMail: (mail: PostedMail) => void = () => {}
  let asked = 0
  const stopping = Promise.withResolvers<void>()
  process.on('message', (sent: unknown) => {
    const message = readToProcess(sent)
    if (message?.kind === 'stop') stopping.resolve()
    if (message?.kind === 'ask-alive') send({ kind: 'alive' })
    if (message?.kind === 'mail') takeMail(message.mail)
    if (message?.kind === 'ask-metrics') send({ ...message, kind: 'metrics', text: ownMetrics() })
    if (message?.kind === 'metrics') {
      questions.get(message.question)?.(message.text)
      questions.delete(message.question)
    }
  })
  // Ctrl+C reaches every process of a terminal; the one that started this one decides when it stops.
  process.on('SIGINT', () => {})
  process.once('SIGTERM', () => stopping.resolve())
  return {
    number,
    ready(port) {
      send({ kind: 'ready', port })
      return true
    },
    shareMail: (mail) => send({ kind: 'mail', mail }),
    onMail: (take) => void (takeMail = take),
    metricsOfAll(own) {
      ownMetrics = own
      return () =>
        new Promise((resolve) => {
          asked += 1
          questions.set(asked, resolve)
          send({ kind: 'ask-metrics', question: asked })
        })
    },
    onStop: (stop) => void stopping.promise.then(stop),
  }
}

/** Returns this process's connection to the others of the same start; usually there are none. */
export function ownProcess(): OwnProcess {
  return cluster.isWorker ? besideOthers(Number(process.env[numberOfProcess])) : alone
}
