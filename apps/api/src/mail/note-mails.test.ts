import { describe, expect, it } from 'vitest'
import { sampleNotes } from '../../testing/fixtures/sample-mails.ts'
import { noteMail, type NoteContent } from './note-mails.ts'

const stopUrl = 'https://money.example/email/stop/1.2.abc'
const place = { publicOrigin: 'https://money.example' }
const to = { email: 'ada@home.example', language: null }

const withoutDetails = (content: NoteContent): NoteContent =>
  content.about === 'news' ? content : { ...content, details: null }

/** Amounts, and the names of the details above. */
const isTelling = /\$|Groceries|Travel|match|transfer|Harbor|Alder|\d{3}/

const previewOf = (html = '') => /display:none[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
const visible = (html = '') =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ')

describe.each(Object.entries(sampleNotes))('the note %s', (_name, content) => {
  const forms = {
    detailed: noteMail(to, place, content, stopUrl),
    private: noteMail(to, place, withoutDetails(content), stopUrl),
  }

  it('has a short subject and preview without an amount or a name, in both forms', () => {
    for (const { subject, html } of Object.values(forms)) {
      expect(subject.length).toBeLessThanOrEqual(45)
      expect(previewOf(html).length).toBeLessThanOrEqual(90)
      expect(previewOf(html).length).toBeGreaterThan(10)
      expect(`${subject} ${previewOf(html)}`).not.toMatch(isTelling)
    }
  })

  it('tells no amount and no name in its private form', () => {
    expect(forms.private.text.replaceAll(/https:\S*/g, '')).not.toMatch(isTelling)
    expect(visible(forms.private.html)).not.toMatch(isTelling)
  })

  it('says the same in its text and its HTML, and how it is turned off', () => {
    for (const mail of Object.values(forms)) {
      for (const line of mail.text.split('\n').filter((text) => text !== '' && text !== '-- ' && !/: /.test(text)))
        expect(visible(mail.html)).toContain(line)
      expect(mail.text).toContain(`Turn it off: ${stopUrl}`)
      expect(mail.html).toContain(`href="${stopUrl}"`)
      expect(mail.stopUrl).toBe(stopUrl)
    }
  })

  it('loads nothing, and leads to our own pages alone', () => {
    const { html = '' } = forms.detailed
    expect(html).not.toMatch(/<img|<link|<script|url\(/)
    for (const [, link] of html.matchAll(/href="([^"]*)"/g)) expect(link).toMatch(/^https:\/\/money\.example\//)
  })

  it('has no link without an address of our own', () => {
    const mail = noteMail(to, {}, content, null)
    expect([mail.html?.includes('href'), mail.text.includes('http'), mail.stopUrl]).toEqual([false, false, undefined])
    expect(mail.text).toContain('You can turn it off in Settings.')
  })
})

describe('a note with details', () => {
  const text = (content: NoteContent) => noteMail(to, place, content, stopUrl).text
  it('of a month says what was kept, or how much more was spent', () => {
    expect(text(sampleNotes.summary)).toContain(
      'You kept $1,100.25 in September\n\n$5,200.50 came in and $4,100.25 went out.\n\n2 budgets were over: Groceries, Travel.',
    )
    expect(text(sampleNotes.summary)).toContain('Net worth: $81,234.56\nNext step: Get your full employer match')
    expect(text(sampleNotes.summaryOfLoss)).toContain('You spent $150.00 more than you earned in September')
    expect(text(sampleNotes.summaryOfLoss)).toContain('No budget was over.')
  })

  it('of a budget says how far it is', () => {
    expect(text(sampleNotes.budgetOver)).toContain('Groceries is $12.40 over')
    expect(text(sampleNotes.budgetOver)).toContain('There is 1 day left in September.')
    expect(text(sampleNotes.budgetAlmost)).toContain('Groceries is 92% used')
    expect(text(sampleNotes.budgetAlmost)).toContain('It’s the last day of September.')
  })

  it('of a bank names it', () => {
    expect(text(sampleNotes.bank)).toContain(
      'Harbor Bank hasn’t updated since Thursday, September 17, 2026. 2 accounts are affected.',
    )
  })

  it('of a transaction says its day in words, in the reader’s language', () => {
    expect(text(sampleNotes.large)).toContain('Date: Thursday, September 17, 2026')
    const inSpanish = noteMail({ ...to, language: 'es-US' }, place, sampleNotes.large, stopUrl)
    expect(inSpanish.text).toContain('jueves, 17 de septiembre de 2026')
  })
})

describe('a note in Spanish', () => {
  const text = (content: NoteContent) => noteMail({ ...to, language: 'es-US' }, place, content, stopUrl).text

  it('names categories and steps of ours in Spanish', () => {
    expect(text(sampleNotes.summary)).toContain('Se pasaron 2 presupuestos: Supermercado, Viajes.')
    expect(text(sampleNotes.summary)).toContain('Próximo paso: ')
    expect(text(sampleNotes.summary)).toContain('en septiembre')
    expect(text(sampleNotes.summary)).not.toContain('Get your')
    expect(text(sampleNotes.budgetOver)).toContain('Supermercado se pasó por $12.40')
    expect(text(sampleNotes.step)).toContain('$1,200.50')
  })

  it('has no English word', () => {
    const inEnglish = /\b(?:the|your|with|from|and|you|this|of|to|Groceries|Travel|transfer)\b/i
    for (const content of Object.values(sampleNotes))
      expect(text(content).replaceAll(/https:\S*|Harbor Bank|Alder Furniture/g, '')).not.toMatch(inEnglish)
  })
})

describe('the end of a note', () => {
  it('names the company that pays for Evenkeel, and an employer where it is not known', () => {
    const foot = (reader: object) => noteMail({ ...to, ...reader }, place, sampleNotes.news, stopUrl).text
    expect(foot({ companyName: 'Larkfield' })).toContain(
      'Evenkeel is a benefit from Larkfield. Larkfield can’t see what’s in your account.',
    )
    expect(foot({})).toContain('Evenkeel is a benefit from your employer. Your employer can’t see')
  })
})

it.each([
  ['budgetOver', '/budgets'],
  ['budgetAlmost', '/budgets'],
  ['bank', '/bank-connections'],
  ['news', '/transactions/recurring'],
] as const)('the button of %s opens the page that it names', (name, page) => {
  expect(noteMail(to, place, sampleNotes[name], stopUrl).html).toContain(`#/my-goals-and-finances${page}"`)
})
