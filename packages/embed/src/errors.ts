import type { EvenkeelErrorCode } from './protocol.ts'

interface ErrorWords {
  readonly message: string
  readonly isRetryable?: true
  /** whether the element draws a link to Evenkeel */
  readonly hasLink?: true
}

const notLoaded: ErrorWords = { message: 'Evenkeel could not be loaded.', isRetryable: true, hasLink: true }

/** What the element draws, and what the page hears, for each error that keeps the frame from standing. */
export const errorWords: Readonly<Record<Exclude<EvenkeelErrorCode, 'option_refused'>, ErrorWords>> = {
  blocked_by_policy: { message: 'This page does not allow Evenkeel.', hasLink: true },
  load_failed: notLoaded,
  load_timeout: notLoaded,
  offline: { message: 'You are offline.', isRetryable: true },
  version_unsupported: { message: 'This page uses an old version of Evenkeel.', hasLink: true },
  page_insecure: { message: 'Evenkeel needs a secure page.' },
  page_opaque: { message: 'This page closes Evenkeel in.', hasLink: true },
  stage_refused: { message: 'Dialogs open in a window of Evenkeel.' },
}

export const slowWords = 'Evenkeel is slow to answer.'
