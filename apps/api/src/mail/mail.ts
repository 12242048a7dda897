/** A mail to one person. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same in HTML; absent in a mail of text alone. */
  readonly html?: string
  /** Turns this kind of mail off with one press (RFC 8058); absent in a mail that cannot be turned off. */
  readonly stopUrl?: string
  /** The same in each try of one mail, so that mail programs show it once; absent for a new one in each try. */
  readonly id?: string
}

/** How the app sends mail. No request ever waits for a mail server. */
export interface Mail {
  /** Takes a message for delivery and settles at once; it is tried again until it can no longer be of use. */
  post(message: MailMessage): void
  /**
   * Hands a message to the mail server, once, and settles with what became of it. For work that keeps its own record; a
   * request uses `post`.
   *
   * @throws DeliveryError
   */
  deliver(message: MailMessage): Promise<void>
  /**
   * Called before a code is promised to a person: "look into your inbox" would be wrong while no mail goes out.
   *
   * @throws ApiError 503 while the mail server takes nothing.
   */
  ensureWorks(): void
}
