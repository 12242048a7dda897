import { language } from '@evenkeel/engine'
import type { MailMessage } from './mail.ts'

/** What a mail says. No amount and no name of a person is in its subject or preview. */
export interface MailContent {
  readonly subject: string
  /** What an inbox shows next to the subject; adds what the subject does not say. */
  readonly preview: string
  readonly heading: string
  readonly lines: readonly string[]
  /** Names and values, as in `When`, `Device`. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  /** The one thing to do. Null if our own address is not known, as in development. */
  readonly button?: { readonly label: string; readonly url: string; readonly isDanger?: boolean } | null
  readonly foot: readonly string[]
  /** Turns this kind of mail off; absent in a mail that cannot be turned off. */
  readonly stop?: { readonly label: string; readonly url: string } | null
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark)

const font = "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** The product's colors of buttons, white text on them, in light and dark. */
const accent = '#0b5cad'
const danger = '#b3261e'

/** No picture, no web font, no tracking; the reader's own colors in light and dark, but for the button. */
function toHtml({ subject, preview, heading, lines, facts = [], button, foot, stop }: MailContent): string {
  const line = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`
  const fact = ([name, value]: readonly [string, string]) =>
    `<tr><th align="left" valign="top" scope="row" style="padding:2px 16px 2px 0;white-space:nowrap;font-weight:400;opacity:.75">${escape(name)}</th><td style="padding:2px 0">${escape(value)}</td></tr>`
  const small = (text: string) =>
    `<p style="margin:0 0 8px;font-size:13px;line-height:18px;opacity:.75">${escape(text)}</p>`
  return [
    `<!doctype html><html lang="${language.slice(0, 2)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>`,
    `<body style="margin:0;color-scheme:light dark;${font};font-size:16px;line-height:24px">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:24px;overflow-wrap:anywhere">',
    '<p style="margin:0 0 16px;font-weight:bold">Evenkeel</p>',
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escape(heading)}</h1>`,
    ...lines.map(line),
    facts.length > 0
      ? `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${facts.map(fact).join('')}</table>`
      : '',
    button
      ? `<p style="margin:24px 0"><a href="${escape(button.url)}" style="display:inline-block;padding:12px 24px;line-height:24px;border-radius:8px;background:${button.isDanger ? danger : accent};color:#ffffff;font-weight:bold;text-decoration:none">${escape(button.label)}</a></p>`
      : '',
    '<hr style="border:0;border-top:1px solid #8886;margin:24px 0 16px">',
    ...foot.map(small),
    stop
      ? `<p style="margin:0 0 8px;font-size:13px;line-height:18px"><a href="${escape(stop.url)}" style="display:inline-block;padding:6px 0;color:inherit">${escape(stop.label)}</a></p>`
      : '',
    '</td></tr></table></td></tr></table></body></html>',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function toText({ heading, lines, facts = [], button, foot, stop }: MailContent): string {
  const parts = [
    heading,
    ...lines,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    button ? `${button.label}: ${button.url}` : '',
    ['-- ', ...foot, ...(stop ? [`${stop.label}: ${stop.url}`] : [])].join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** Returns a mail with both of its parts, HTML and plain text, from the same words. */
export const renderMail = (to: string, content: MailContent): MailMessage => ({
  to,
  subject: content.subject,
  text: toText(content),
  html: toHtml(content),
  ...(content.stop && { stopUrl: content.stop.url }),
})
