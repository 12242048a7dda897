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
  /** At a sign-in: the browser follows the person; a person without a choice gets the language of the browser. */
  meet(person: Person, exchange: LanguageExchange): Promise<void>
}

interface Parts {
  readonly directory: Directory
  readonly cookies: CookieStyle
}

export function createLanguages({ directory, cookies }: Parts): Languages {
  const wanted = (request: Request): Language =>
    toLanguage(readCookie(cookies, request, languageCookie)) ??
    acceptedLanguage(request.headers.get('Accept-Language')) ??
    sourceLanguage

  const keepInBrowser = (language: Language, { addHeader }: LanguageExchange) =>
    addHeader('Set-Cookie', cookieHeader(cookies, languageCookie, language, { maxAgeSeconds: yearSeconds }))

  return {
    wanted,
    async choose(language, personId, exchange) {
      if (personId !== null) await directory.people.setLanguage(personId, language)
      keepInBrowser(language, exchange)
    },
    async meet(person, exchange) {
      const own = toLanguage(person.language)
      if (own !== null) return keepInBrowser(own, exchange)
      const language = wanted(exchange.request)
      if (language !== sourceLanguage) await directory.people.setLanguage(person.id, language)
    },
  }
}
