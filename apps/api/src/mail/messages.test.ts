import { describe, expect, it } from 'vitest'
import { sampleMails } from '../../testing/fixtures/sample-mails.ts'
import * as messages from './messages.ts'
import { renderMail } from './render-mail.ts'
import { writeMail } from './write-mail.ts'

const to = { email: 'ada@home.example', language: null }
const at = Date.UTC(2026, 10, 23, 9, 30)
const on = { at, device: 'Safari on iPhone', timeZone: null }

/** Returns the words of a mail's HTML, without its preview. */
const wordsOf = (html = '') =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<div style="display:none.*?<\/div>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ')

describe.each(Object.entries(sampleMails))('the mail %s', (_name, mail) => {
  it('has a short subject and preview without an amount, a name, a page, or a device', () => {
    const preview = /display:none[^>]*>([^<]*)</.exec(mail.html ?? '')?.[1] ?? ''
    expect(mail.subject.length).toBeLessThanOrEqual(45)
    expect(preview.length).toBeLessThanOrEqual(90)
    for (const text of [mail.subject, preview])
      expect(text).not.toMatch(/\$|Robin|Ada|ada@|larkfield|Safari|Evenkeel account/)
  })

  it('says the same in its text and its HTML, and that it cannot be turned off', () => {
    const html = wordsOf(mail.html)
    for (const line of mail.text.split('\n').filter((text) => text !== '' && text !== '-- ' && !/: /.test(text)))
      expect(html).toContain(line)
    expect(mail.text).toContain('You can’t turn it off.')
  })

  it('loads nothing, and has one link at most, to our own pages', () => {
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(/)
    const links = [...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links.length).toBeLessThanOrEqual(1)
    for (const link of links) expect(link).toMatch(/^https:\/\/money\.example\//)
  })
})

it('values cannot become markup', () => {
  expect(sampleMails['accessOpened']?.html).toContain('Robin &lt;b&gt;Vale&lt;/b&gt;')
})

it('a moment and a device stand in the mail about them, by the person’s own clock, or in UTC if it is not known', () => {
  expect(sampleMails['newDevice']?.text).toContain(
    'When: Monday, November 23, 2026 at 4:30 AM EST\nDevice: Safari on iPhone',
  )
  for (const timeZone of [null, 'Mars/Olympus'])
    expect(messages.passwordChangedMail(to, {}, { ...on, timeZone }).text).toContain(
      'When: Monday, November 23, 2026 at 9:30 AM UTC\n',
    )
})

it('of a sign-in leads who did not sign in to a new password', () => {
  expect(messages.signInCodeMail(to, { publicOrigin: 'https://money.example' }, '123456').text).toContain(
    'Reset password: https://money.example/login#/auth/password-reset',
  )
})

it('keeps the name of a fact in one piece on a phone, and fills only “This wasn’t me” in danger', () => {
  for (const { html = '' } of Object.values(sampleMails))
    for (const [head] of html.matchAll(/<th [^>]*>/g)) expect(head).toContain('white-space:nowrap')
  const buttons = Object.entries(sampleMails).flatMap(([name, { html = '' }]) =>
    html.includes('#b3261e') ? [name] : [],
  )
  expect(buttons).toEqual(['emailChanged'])
})

it('without an address of our own a mail has no button', () => {
  const mail = messages.passwordChangedMail(to, {}, on)
  expect(mail.html).not.toContain('href')
  expect(mail.text).not.toContain('http')
})

it('goes over the wire as both parts, the plain one first', () => {
  const mail = renderMail(to.email, { subject: 'S', preview: 'P', heading: 'H', lines: ['.dot'], foot: ['F'] })
  const content = writeMail(mail, { from: 'no-reply@money.example', now: at, id: 'abc' })
  const [head = '', plain = '', html = '', end] = content.split('--=_abc')
  expect(head).toContain('Content-Type: multipart/alternative; boundary="=_abc"')
  const read = (part: string) => Buffer.from(part.slice(part.indexOf('\r\n\r\n')), 'base64').toString('utf8')
  expect([plain.includes('text/plain'), html.includes('text/html'), end]).toEqual([true, true, '--\r\n'])
  expect(read(plain)).toBe(mail.text.replaceAll('\n', '\r\n'))
  expect(read(html)).toBe((mail.html ?? '').replaceAll('\n', '\r\n'))
  expect(content.split('\r\n').filter((line) => line.startsWith('.'))).toEqual([])
})

it('names the company and its support where they are known', () => {
  const reader = { ...to, companyName: 'Larkfield', supportEmail: 'help@larkfield.example' }
  const { text } = messages.accountDeletedMail(reader)
  expect(text).toContain('If this wasn’t you, write to help@larkfield.example now.')
  expect(text).toContain('Evenkeel is a benefit from Larkfield. Larkfield can’t see what’s in your account.')
  expect(messages.accountDeletedMail(to).text).toContain('write to your company’s support now.')
  expect(messages.accountDeletedMail({ ...reader, language: 'es-US' }).text).toContain(
    'escriba ahora a help@larkfield.example.',
  )
})
