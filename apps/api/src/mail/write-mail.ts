import type { MailMessage } from './mail.ts'

const maxLineLength = 76

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

/** Returns the address in `Evenkeel <no-reply@money.example>`, or the whole text if there is no name before it. */
export const addressIn = (mailbox: string): string => /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox

interface Letterhead {
  readonly from: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** What no other mail has, of letters and digits. */
  readonly id: string
}

/** Returns the id of a message as its header has it, at the sender's own domain. */
export function messageIdOf(id: string, from: string): string {
  const address = addressIn(from)
  return `<${id}@${address.slice(address.indexOf('@') + 1)}>`
}

/** Returns the headers by which a mail program turns this kind of mail off with one press (RFC 8058). */
export const stopHeaders = ({ stopUrl }: Pick<MailMessage, 'stopUrl'>): [name: string, value: string][] =>
  stopUrl === undefined
    ? []
    : [
        ['List-Unsubscribe', `<${stopUrl}>`],
        ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
      ]

/** Returns the headers of a text and the text in base64, so that no line of it begins with a dot or is too long. */
function writePart(type: 'plain' | 'html', text: string): string[] {
  const lines = base64(text.replaceAll(/\r?\n/g, '\r\n')).match(new RegExp(`.{1,${maxLineLength}}`, 'g')) ?? []
  return [`Content-Type: text/${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', ...lines, '']
}

/** Returns both parts, the plain one first: a reader shows the last that it knows. No line of base64 is the boundary. */
function writeParts(text: string, html: string, id: string): string[] {
  const boundary = `=_${id}`
  return [
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...writePart('plain', text),
    `--${boundary}`,
    ...writePart('html', html),
    `--${boundary}--`,
    '',
  ]
}

/**
 * A mail as it goes over the wire (RFC 5322): every line ends with CR LF and none begins with a dot, since the bodies are
 * base64. Line breaks in the subject cannot begin another header.
 */
export function writeMail(message: MailMessage, { from, now, id }: Letterhead): string {
  const { to, subject, text, html } = message
  const address = addressIn(from)
  const sender = address === from ? from : `${headerText(from.slice(0, from.lastIndexOf('<')).trim())} <${address}>`
  return [
    `From: ${sender}`,
    `To: ${to}`,
    `Subject: ${headerText(subject)}`,
    `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${messageIdOf(message.id ?? id, from)}`,
    ...stopHeaders(message).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    ...(html === undefined ? writePart('plain', text) : writeParts(text, html, id)),
  ].join('\r\n')
}
