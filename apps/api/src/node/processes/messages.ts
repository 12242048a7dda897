import * as z from 'zod/mini'

// What the processes of one start say to each other, by way of the one that started them.

const postedMail = z.object({ to: z.string(), subject: z.string(), text: z.string(), at: z.number() })

const fromProcess = z.discriminatedUnion('kind', [
  /** It answers requests on this port. */
  z.object({ kind: z.literal('ready'), port: z.number() }),
  /** A mail that goes nowhere, for the other outboxes. */
  z.object({ kind: z.literal('mail'), mail: postedMail }),
  /** Somebody asked for the figures of all. */
  z.object({ kind: z.literal('ask-metrics'), question: z.number() }),
  /** Its own figures. */
  z.object({ kind: z.literal('metrics'), question: z.number(), text: z.string() }),
  /** It has heard the question whether it is there. */
  z.object({ kind: z.literal('alive') }),
])
export type FromProcess = z.infer<typeof fromProcess>

const toProcess = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stop') }),
  /** Whether it is there. */
  z.object({ kind: z.literal('ask-alive') }),
  z.object({ kind: z.literal('mail'), mail: postedMail }),
  z.object({ kind: z.literal('ask-metrics'), question: z.number() }),
  /** The figures of all, as an answer to the question of that number. */
  z.object({ kind: z.literal('metrics'), question: z.number(), text: z.string() }),
])
export type ToProcess = z.infer<typeof toProcess>

/** What came over the channel, if it is one of ours: Node itself may use it too. */
const readAs =
  <Message>(schema: z.ZodMiniType<Message>) =>
  (message: unknown): Message | undefined => {
    const read = z.safeParse(schema, message)
    return read.success ? read.data : undefined
  }

export const readFromProcess = readAs(fromProcess)
export const readToProcess = readAs(toProcess)
