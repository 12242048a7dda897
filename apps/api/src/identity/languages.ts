import {
  acceptedLanguage,
  type Language,
  languageCookie,
  sourceLanguage,
  toLanguage,
} from '@evenkeel/api-client/contract/languages'
import type { Directory } from '../store/directory/directory.ts'
import type { Person } from '../store/directory/people.ts'
import { type CookieStyle, cookieHeader, readCookie } from './cookies.ts'

const yearSeconds = 31_536_000

/** The part of a request's context that keeps a language. */
interface LanguageExchange {
  readonly request: Request
  addHeader(name: string, value: string): void
}

export interface Languages {
  /**
   * Returns the language of a page for this browser: the one kept in it, else the first of the browser’s languages that we speak. The person is not
   * read, so that a page is the same signed in and out.
   */
  wanted(request: Request): Language
  /** Keeps a chosen language in the browser, and with the person if there is one. */
  choose(language: Language, personId: number | null, exchange: LanguageExchange): Promise<void>
  /**
   * At a sign-in: the browser follows the language that the person chose. Without a choice, emails follow the browser; another browser
   * of theirs keeps its own language.
   */
  meet(person: Person, exchange: LanguageExchange): Promise<void>
}

/** Returns the language that a person chose; null if their emails only follow their browser. */
export const chosenLanguage = (person: Pick<Person, 'language' | 'isLanguageOfBrowser'> | undefined): Language | null =>
  person?.isLanguageOfBrowser ? null : toLanguage(person?.language)

interface Parts {
  readonly directory: Directory
  readonly cookies: CookieStyle
}

export function createLanguages({ directory, cookies }: Parts): Languages {
  /** What was chosen in this browser, on the sign-in page or in Settings; null if nothing was. */
  const chosenIn = (request: Request) => toLanguage(readCookie(cookies, request, languageCookie))
  const wanted = (request: Request): Language =>
    chosenIn(request) ?? acceptedLanguage(request.headers.get('Accept-Language')) ?? sourceLanguage

  const keepInBrowser = (language: Language, { addHeader }: LanguageExchange) =>
    addHeader('Set-Cookie', cookieHeader(cookies, languageCookie, language, { maxAgeSeconds: yearSeconds }))

  return {
    wanted,
    async choose(language, personId, exchange) {
      if (personId !== null) await directory.people.setLanguage(personId, language, 'choice')
      keepInBrowser(language, exchange)
    },
    async meet(person, exchange) {
      const own = chosenLanguage(person)
      if (own !== null) return keepInBrowser(own, exchange)
      const chosen = chosenIn(exchange.request)
      if (chosen !== null) return directory.people.setLanguage(person.id, chosen, 'choice')
      const language = wanted(exchange.request)
      if (language !== (person.language ?? sourceLanguage))
        await directory.people.setLanguage(person.id, language, 'browser')
    },
  }
}
