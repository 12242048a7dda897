import * as z from 'zod/mini'
import { fileNote } from './file-note.ts'
import { fixedSentence } from './fixed-sentence.ts'

/** The error catalog: every code with its exact message. Source: ERR-01 to ERR-20. */
export const errorCatalog = {
  [-1]: 'Unknown error encountered',
  0: 'Your response does not match our records.',
  10000: 'An error has occurred, Please retry',
  10001: 'Field required',
  10002: 'Invalid verification code',
  10003: 'User is locked out',
  20001: 'Password length',
  20002: 'Password uppercase and lowercase',
  20003: 'Password special character',
  20004: 'Password digit',
  20005: 'Please enter a valid password',
  20006: 'Password is a past password',
  20007: 'Current password is incorrect',
  30001: 'Your entry does not match our records',
  30002: 'User already exists',
  30003: 'This email is already registered',
  30004: 'Email not valid',
  30005: 'Phone is not valid',
  60001: 'Verification code is invalid',
  60002: 'Verification code has been expired',
} as const satisfies Record<number, string>

export type ErrorCode = keyof typeof errorCatalog

/**
 * The body of every answer other than 200: a catalog code, a message for a person, and the fields to fix. Next to each English
 * text are its key and values, for a reader of another language.
 */
export const errorBody = z.object({
  code: z.number(),
  message: z.string(),
  /** The message as its key. */
  sentence: z.optional(fixedSentence),
  /** Why, where a program has to do something else than show the message. `window`: this change is for our own window. `not-shared`: the person does not share it with their planner. */
  reason: z.optional(z.enum(['window', 'page', 'not-shared'])),
  /** For developers, never shown on a screen: what to change in the request. */
  help: z.optional(z.string()),
  /** What is wrong in a bank file that is refused. */
  note: z.optional(fileNote),
  Items: z.optional(
    z.array(
      z.object({ Field: z.string(), Errors: z.array(z.string()), Sentences: z.optional(z.array(fixedSentence)) }),
    ),
  ),
})
export type ErrorBody = z.infer<typeof errorBody>
