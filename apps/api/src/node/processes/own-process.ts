import cluster from 'node:cluster'
import type { PostedMail } from '../../mail/outbox.ts'
import { type FromProcess, readToProcess } from './messages.ts'

/** Where the number of a process stands that was started beside others. */
export const NUMBER_OF_PROCESS = 'EVENKEEL_PROCESS'

/** What a process has to do with the others of the same start. */
export interface OwnProcess {
  /** 1, 2, …; it keeps its number when it is started again. Absent where there are no others. */
  readonly number: number | undefined
  /** Says that it answers on this port; false where there is nobody to say so to the person at the terminal. */
  ready(port: number): boolean
  /** Shows a mail that goes nowhere in the outboxes of the others. */
  shareMail(mail: PostedMail): void
  /** Told of such mails of the others. */
  onMail(take: (mail: PostedMail) => void): void
  /** The figures of all processes; `own` gives those of this one. */
  metricsOfAll(own: () => string): () => string | Promise<string>
  /** Told once when it is to stop. */
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
  // Ctrl+C reaches every process of a terminal; the one that started this one says what it means.
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

/** This process among the others of the same start, of which there are none as a rule. */
export function ownProcess(): OwnProcess {
  return cluster.isWorker ? besideOthers(Number(process.env[NUMBER_OF_PROCESS])) : alone
}
