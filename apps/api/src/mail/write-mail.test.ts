import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressIn, writeMail } from './write-mail.ts'

const head = { from: 'Evenkeel <no-reply@money.example>', now: Date.UTC(2026, 10, 21, 12), id: 'abc' }
const mail = {
  to: 'ada@example.test',
  subject: 'Your Evenkeel verification code',
  text: 'Your verification code is 123456\n',
}

const readBody = (content: string) => Buffer.from(content.slice(content.indexOf('\r\n\r\n')), 'base64').toString('utf8')
const readHeaders = (content: string) => content.slice(0, content.indexOf('\r\n\r\n')).split(/\r\n(?! )/)

/** As a reader of mail shows it. */
const readSubject = (content: string) =>
  (readHeaders(content).find((line) => line.startsWith('Subject: ')) ?? '')
    .slice('Subject: '.length)
    .replaceAll('?=\r\n =?', '?==?')
    .replaceAll(/=\?utf-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString('utf8'))

describe('a mail as it goes over the wire', () => {
  it('has the headers that a mail needs, and its text', () => {
    const content = writeMail(mail, head)
    expect(readHeaders(content)).toEqual([
      'From: Evenkeel <no-reply@money.example>',
      'To: ada@example.test',
      'Subject: Your Evenkeel verification code',
      'Date: Sat, 21 Nov 2026 12:00:00 +0000',
      'Message-ID: <abc@money.example>',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
    ])
    expect(readBody(content)).toBe('Your verification code is 123456\r\n')
  })

  it('says how it is turned off with one press', () => {
    const stopUrl = 'https://money.example/email/stop/1.abc'
    expect(readHeaders(writeMail({ ...mail, stopUrl, id: 'note-1' }, head))).toEqual(
      expect.arrayContaining([
        'Message-ID: <note-1@money.example>',
        `List-Unsubscribe: <${stopUrl}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    )
  })

  it('cannot be turned by its subject into a mail to others', () => {
    const content = writeMail({ ...mail, subject: 'Code\r\nBcc: eve@example.test\r\n\r\nHello' }, head)
    expect(content).not.toMatch(/^Bcc:/m)
    expect(readSubject(content)).toBe('Code Bcc: eve@example.test Hello')
    expect(readBody(content)).toBe('Your verification code is 123456\r\n')
  })

  it('keeps every subject and text, in lines that every server takes', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 })
    fc.assert(
      fc.property(text, text, (subject, body) => {
        const content = writeMail({ ...mail, subject, text: body }, head)
        expect(readSubject(content)).toBe(subject.replaceAll(/[\r\n]+/g, ' '))
        expect(readBody(content)).toBe(Buffer.from(body.replaceAll(/\r?\n/g, '\r\n')).toString('utf8'))
        expect(content.split('\r\n').filter((line) => line.startsWith('.'))).toEqual([])
        expect(Buffer.from(content.slice(content.indexOf('\r\n\r\n'))).toString('latin1')).toMatch(/^[\x20-\x7e\r\n]*$/)
      }),
    )
  })

  it('comes from the address in the sender’s name', () => {
    expect(addressIn('Evenkeel <no-reply@money.example>')).toBe('no-reply@money.example')
    expect(addressIn('no-reply@money.example')).toBe('no-reply@money.example')
  })
})
