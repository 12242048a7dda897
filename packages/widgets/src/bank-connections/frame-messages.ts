import * as z from 'zod/mini'

/*
 * The messages between the link frame and the page around it. Both are ours and of one origin; each still accepts only messages from that
 * origin, from the expected window, in exactly this shape.
 */

const text = z.nullish(z.string())

const linkError = z.object({
  errorCode: text,
  errorMessage: text,
  displayMessage: text,
  errorType: text,
  requestId: text,
  institutionId: text,
  linkSessionId: text,
})

const fromFrame = z.discriminatedUnion('type', [
  /** The frame has loaded and waits for its token. */
  z.object({ type: z.literal('evenkeel:bank-frame:ready') }),
  /** Something went wrong in the frame, and the person may still try again. */
  z.object({ type: z.literal('evenkeel:bank-frame:trouble'), error: z.nullable(linkError) }),
  z.object({
    type: z.literal('evenkeel:bank-frame:success'),
    success: z.object({ publicToken: z.string(), institutionId: z.nullable(z.string()), name: z.nullable(z.string()) }),
  }),
  z.object({ type: z.literal('evenkeel:bank-frame:exit'), error: z.nullable(linkError) }),
  /** The height of the frame's content, in pixels. */
  z.object({ type: z.literal('evenkeel:bank-frame:size'), height: z.number().check(z.gte(0), z.lte(100_000)) }),
])
export type FrameMessage = z.infer<typeof fromFrame>

const toFrame = z.object({ type: z.literal('evenkeel:bank-frame:open'), linkToken: z.string(), styleName: z.string() })
export type OpenFrameMessage = z.infer<typeof toFrame>

type Heard = Pick<MessageEvent, 'origin' | 'source' | 'data'>

/** Returns the frame's message; null for anything that is not such a message from that very frame. */
export function heardFromFrame({ origin, source, data }: Heard, frame: Window | null): FrameMessage | null {
  if (frame === null || source !== frame || origin !== location.origin) return null
  const message = z.safeParse(fromFrame, data)
  return message.success ? message.data : null
}

/** Returns the message of the page around the frame; null for anything else. */
export function heardFromPage({ origin, source, data }: Heard, page: Window): OpenFrameMessage | null {
  if (source !== page || origin !== location.origin) return null
  const message = z.safeParse(toFrame, data)
  return message.success ? message.data : null
}
