import {
  type FrameOptions,
  type HelloMessage,
  type MessageToFrame,
  type MessageToLoader,
  type OpenMessage,
  maxMessageBytes,
  maxMessagesPerSecond,
  protocolVersion,
} from './protocol.ts'
import { release } from './release.ts'

/** Returns a function that is true for the messages that may pass: small ones, and not too many in a second. */
export function createLimit(now: () => number = () => performance.now()): (message: unknown) => boolean {
  let since = -Infinity
  let count = 0
  return (message) => {
    if (now() - since >= 1000) [since, count] = [now(), 0]
    count += 1
    return count <= maxMessagesPerSecond && sizeInBytes(message) <= maxMessageBytes
  }
}

function sizeInBytes(message: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(message)).length
  } catch {
    return Infinity
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export const isHello = (data: unknown): data is HelloMessage =>
  isObject(data) && data['type'] === 'evenkeel:hello' && Number.isInteger(data['min']) && Number.isInteger(data['max'])

/** Whether both sides speak this protocol. */
export const isSpoken = ({ min, max }: HelloMessage) => min <= protocolVersion && protocolVersion <= max

/** Whether the message is one of this protocol; those of a later one are ignored. */
export function isFromFrame(data: unknown): data is MessageToLoader {
  if (!isObject(data)) return false
  const { type, value, dialog, id } = data
  if (type === 'height') return Number.isFinite(value)
  if (type === 'stage') return dialog === null || typeof dialog === 'string'
  if (type === 'state') return value === 'loading' || value === 'standing' || value === 'failed'
  return type === 'warm' || (type === 'reply' && Number.isInteger(id))
}

export interface Channel {
  /** Returns false if the message was dropped. */
  send(message: MessageToFrame): boolean
  close(): void
}

/** Answers the hello of one of our frames; all later messages go over the port that the answer carries. */
export function openChannel(
  frame: Window,
  origin: string,
  options: FrameOptions,
  hear: (message: MessageToLoader) => void,
): Channel {
  const { port1: port, port2 } = new MessageChannel()
  const [mayEnter, mayLeave] = [createLimit(), createLimit()]
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (mayEnter(data) && isFromFrame(data)) hear(data)
  })
  port.start()
  const open: OpenMessage = { type: 'evenkeel:open', protocol: protocolVersion, release, options }
  frame.postMessage(open, origin, [port2])
  return {
    send(message) {
      const isSent = mayLeave(message)
      if (isSent) port.postMessage(message)
      return isSent
    },
    close: () => port.close(),
  }
}
