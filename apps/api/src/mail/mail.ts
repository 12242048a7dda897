/** A mail to one person, in plain text. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** How the app sends mail. No request ever waits for a mail server. */
export interface Mail {
  /** Takes a message for delivery and settles at once; it is tried again until it can no longer be of use. */
  post(message: MailMessage): void
  /**
   * To be asked before a code is promised to somebody: it would be no help to say "look into your inbox" for nothing.
   *
   * @throws ApiError 503 while the mail server takes nothing.
   */
  ensureWorks(): void
}
