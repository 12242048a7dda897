/** The server that sends our mail, and the sender address. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string
  /** `Evenkeel <no-reply@money.example>` */
  readonly from: string
}

/** A setting that cannot be used; one sentence that says what to do. */
interface UnusableSetting {
  readonly message: string
}

interface Given {
  readonly url: string | undefined
  readonly from: string | undefined
  readonly isProduction: boolean
}

const isSmtpUrl = (text: string) =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''

/** `money@evenkeel.example` or `Evenkeel <money@evenkeel.example>`, and nothing that could begin another header. */
const isSender = (text: string) => /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)

/** Reads the settings of mail; undefined if none are set, which is allowed outside of production. */
export function readSmtpSettings({
  url = '',
  from = '',
  isProduction,
}: Given): SmtpSettings | UnusableSetting | undefined {
  if (url === '') {
    if (!isProduction) return undefined
    return {
      message:
        'EVENKEEL_SMTP_URL is missing. In production, give the mail server for codes, for example smtp://user:password@mail.example:587.',
    }
  }
  // The address may hold a password, so it is not repeated.
  if (!isSmtpUrl(url))
    return {
      message: 'EVENKEEL_SMTP_URL is not a mail server. Give one, for example smtp://user:password@mail.example:587.',
    }
  if (isSender(from)) return { url, from }
  return {
    message: `EVENKEEL_MAIL_FROM is '${from}'. Give the sender of our mails, for example Evenkeel <no-reply@money.example>.`,
  }
}

/** Only to a server on the same machine may be spoken without TLS. */
export const isOnThisMachine = (url: string): boolean =>
  ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(url).hostname)
