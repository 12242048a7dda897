import { unavailable } from '../errors.ts'
import type { Mail } from './mail.ts'

/** Where no mail can be sent at all: whoever needs a code is told so instead of waiting for it. */
export const noMail: Mail = {
  post: () => undefined,
  ensureWorks() {
    throw unavailable(60)
  },
}
