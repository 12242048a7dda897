import type { MailMessage } from './mail.ts'

const LINE = 76

const base64 = (text: string) => {
  const bytes = new TextEncoder().encode(text)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** A header's text on one line; what is not ASCII as RFC 2047 has it. */
function headerText(text: string): string {
  const line = text.replaceAll(/[\r\n]+/g, ' ')
  if (/^[\x20-\x7e]*$/.test(line)) return line
  // An encoded word holds at most 75 characters: 12 of any kind always fit, and no character is cut in two.
  const words = Array.from(line).reduce<string[]>((parts, character, index) => {
    if (index % 12 === 0) parts.push('')
    return [...parts.slice(0, -1), (parts.at(-1) ?? '') + character]
  }, [])
  return words.map((word) => `=?utf-8?B?${base64(word)}?=`).join('\r\n ')
}

/** The address in `Evenkeel <no-reply@money.example>`, or the whole where there is no name before it. */
export const addressIn = (mailbox: string): string => /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox

interface Letterhead {
  readonly from: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** What no other mail has, of letters and digits. */
  readonly id: string
}

/**
 * A mail as it goes over the wire (RFC 5322), in plain text: every line ends with CR LF and none begins with a dot, since the
 * body is base64. Line breaks in the subject cannot begin another header.
 */
export function writeMail({ to, subject, text }: MailMessage, { from, now, id }: Letterhead): string {
  const address = addressIn(from)
  const sender = address === from ? from : `${headerText(from.slice(0, from.lastIndexOf('<')).trim())} <${address}>`
  const body = base64(text.replaceAll(/\r?\n/g, '\r\n')).match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  return [
    `From: ${sender}`,
    `To: ${to}`,
    `Subject: ${headerText(subject)}`,
    `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${address.slice(address.indexOf('@') + 1)}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...body,
    '',
  ].join('\r\n')
}
