import { createTransport } from 'nodemailer'
import { ledgerBegunAgainMail, ledgerSetBackMail, type Reader } from '../../src/mail/messages.ts'
import type { MailMessage } from '../../src/mail/mail.ts'
import { isOnThisMachine, readSmtpSettings } from '../../src/mail/smtp-settings.ts'

/** What happened to a person's ledger: set back to this moment, or begun again. */
export const noticeOf = (to: Reader, setBackTo: number | undefined): MailMessage =>
  setBackTo === undefined ? ledgerBegunAgainMail(to) : ledgerSetBackMail(to, setBackTo)

/** Begins what is below a mail: why it came, which is not so of what an operator says. */
const footMark = '\n\n-- \n'

/** Returns what the operator has to tell the person, as it would have been in the mail: title and text on lines of their own. */
function byHandOf({ to, text }: MailMessage): string {
  const [words = text] = text.split(footMark)
  const lines = words.trim().split(/\n+/)
  return `Tell ${to} yourself:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

/** Mails a person. Returns what to tell the operator. */
export async function tellPerson(message: MailMessage, env: NodeJS.ProcessEnv): Promise<string> {
  const byHand = byHandOf(message)
  const smtp = readSmtpSettings({
    url: env['EVENKEEL_SMTP_URL'],
    from: env['EVENKEEL_MAIL_FROM'],
    isProduction: false,
  })
  if (!smtp) return `No mail server is set (EVENKEEL_SMTP_URL). ${byHand}`
  if ('message' in smtp) return `${smtp.message} ${byHand}`
  try {
    const { to, subject, text } = message
    const transport = createTransport({ url: smtp.url, requireTLS: !isOnThisMachine(smtp.url) })
    await transport.sendMail({ from: smtp.from, to: { name: '', address: to }, subject, text })
    return `${to} was mailed.`
  } catch {
    return `The mail server did not take the mail. ${byHand}`
  }
}
