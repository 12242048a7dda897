/** A mail to one person. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same in HTML; absent in a mail of text alone. */
  readonly html?: string
  /** Turns this kind of mail off with one press (RFC 8058); absent in a mail that cannot be turned off. */
  readonly stopUrl?: string
  /** The same in each try of one mail, so that mail programs show it once; absent for a new one. */
  readonly id?: string
  /** How long it is of use, in milliseconds; absent for three days. */
  readonly usefulMs?: number
}

/** Why a message was not delivered; a server that refuses it for good is not asked again. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly isFinal: boolean

  constructor(isFinal: boolean, options?: ErrorOptions) {
    super('A mail was not delivered', options)
    this.isFinal = isFinal
  }
}

/** Whether a change was made: every one that says nothing else. */
export const isMadeByDefault = (result: unknown): boolean => result !== false

/** How the app sends mail. No request ever waits for a mail server. */
export interface Mail {
  /**
   * Keeps a message until the mail server has taken it, or it is of no more use; settles when it is kept. From then on
   * it is sent once, even if this process ends. Null takes as long and sends nothing: how long a request takes
   * must not reveal whether it led to a mail.
   *
   * @param personId whose account it is about: that person finds it among the mails that they were sent. Absent for codes.
   */
  post(message: MailMessage | null, personId?: number): Promise<void>
  /**
   * Makes a change and posts the message about it. The message is kept before the change: if this process ends in
   * between, another sends it within minutes, also where the change was not made in the end. Nothing is sent if the
   * change fails, or if `isMade` says so of its result; by default, of `false`.
   */
  postWith<Result>(
    message: MailMessage,
    personId: number | undefined,
    change: () => Promise<Result>,
    isMade?: (result: Result) => boolean,
  ): Promise<Result>
  /** Sends what was posted and is due, by this process or by one that has ended. */
  sendDue(): Promise<void>
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
