import { describe, expect, it } from 'vitest'
import { acceptedLanguage, choosableLanguages, languages, toLanguage } from './languages.ts'

const isComplete = (language: keyof typeof languages) => String(languages[language].state) === 'complete'

describe('the languages', () => {
  it('that a person can choose are the complete ones', () => {
    expect(choosableLanguages).toContain('en-US')
    expect(choosableLanguages.includes('es-US')).toBe(isComplete('es-US'))
    expect(choosableLanguages).not.toContain('en-XA')
    expect([toLanguage('en-XA'), toLanguage('constructor'), toLanguage(null)]).toEqual([null, null, null])
  })

  it.each([
    ['en-GB,en;q=0.9', 'en-US'],
    ['EN', 'en-US'],
    ['fr-CA,en-US;q=0.8', 'en-US'],
    ['fr', null],
    ['', null],
    [null, null],
  ])('of a browser with %s: %s', (header, language) => expect(acceptedLanguage(header)).toBe(language))

  it('write a number below a thousand with at most three decimals as it is, as the wording of messages does without asking', () => {
    const counts = Array.from({ length: 1000 }, (_, count) => count)
    const numbers = [...counts, ...counts.map((count) => count + count / 1000)].filter((one) =>
      /^[\d.]{1,7}$/.test(`${one}`),
    )
    for (const language of Object.keys(languages))
      expect(numbers.map((one) => one.toLocaleString(language))).toEqual(numbers.map(String))
  })

  it('of a browser in Mexico is our Spanish once it is complete', () =>
    expect(acceptedLanguage('es-MX,es;q=0.9,en;q=0.8')).toBe(isComplete('es-US') ? 'es-US' : 'en-US'))
})
