import * as z from 'zod/mini'

// Messages between the processes of one start, passed on by the one that started them.

const postedMail = z.object({ to: z.string(), subject: z.string(), text: z.string(), at: z.number() })

const fromProcess = z.discriminatedUnion('kind', [
  /** The process answers requests on this port. */
  z.object({ kind: z.literal('ready'), port: z.number() }),
  /** A mail that is not sent, for the other outboxes. */
  z.object({ kind: z.literal('mail'), mail: postedMail }),
  /** A request for the figures of all processes. */
  z.object({ kind: z.literal('ask-metrics'), question: z.number() }),
  /** The figures of this process. */
  z.object({ kind: z.literal('metrics'), question: z.number(), text: z.string() }),
  /** The answer to `ask-alive`. */
  z.object({ kind: z.literal('alive') }),
])
export type FromProcess = z.infer<typeof fromProcess>

const toProcess = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stop') }),
  /** Asks whether the process still answers. */
  z.object({ kind: z.literal('ask-alive') }),
  z.object({ kind: z.literal('mail'), mail: postedMail }),
  z.object({ kind: z.literal('ask-metrics'), question: z.number() }),
  /** The figures of all, as an answer to the question of that number. */
  z.object({ kind: z.literal('metrics'), question: z.number(), text: z.string() }),
])
export type ToProcess = z.infer<typeof toProcess>

/**
 * Parses what came over the channel; undefined if it is not our message, because Node itself may use the channel too.
 */
const readAs =
  <Message>(schema: z.ZodMiniType<Message>) =>
  (message: unknown): Message | undefined => {
    const read = z.safeParse(schema, message)
    return read.success ? read.data : undefined
  }

export const readFromProcess = readAs(fromProcess)
export const readToProcess = readAs(toProcess)
