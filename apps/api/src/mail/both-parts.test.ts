import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleMails, sampleNoteMails } from '../../testing/fixtures/sample-mails.ts'
import * as messages from './messages.ts'

const plain = (html: string) =>
  html
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** The paragraphs, headings, facts, and links of a mail's HTML, but for the product's name on top. */
const visibleParts = (html: string): string[] =>
  [...html.matchAll(/<(p|h1|th|td|a)\b[^>]*>([^<]+)<\/\1>/g)]
    .map(([, , text = '']) => plain(text))
    .filter((text) => text !== 'Evenkeel')

const links = (html: string): string[] => [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => plain(link))

describe.each(Object.entries({ ...sampleMails, ...sampleNoteMails }))('the mail %s', (_, { html = '', text }) => {
  it('has every line, fact, and link of its HTML in its plain text', () => {
    expect(visibleParts(html).length).toBeGreaterThan(2)
    for (const part of [...visibleParts(html), ...links(html)]) expect(text).toContain(part)
  })
})

it('each mail about an account has a sample', () => {
  const made = Object.keys(messages).filter((name) => name.endsWith('Mail'))
  const samples = readFileSync(new URL('../../testing/fixtures/sample-mails.ts', import.meta.url), 'utf8')
  expect(made.length).toBeGreaterThan(14)
  expect(made.filter((name) => !samples.includes(`messages.${name}(`))).toEqual([])
})
