interface LanguageSettings {
  /** In the language itself, as a person chooses it. */
  readonly name: string
  /**
   * `complete`: people can choose it, and a text that its catalogs lack fails the build. `draft`: no one can choose it yet, and such
   * a text is shown in English. `made`: the compiler makes its texts from the English ones, to try a language that no one has
   * translated; the product has no edition of it.
   */
  readonly state: 'complete' | 'draft' | 'made'
}

/** The languages that Evenkeel speaks. A further one needs a line here and its catalogs, `words/<language>/`. */
export const languages = {
  'en-US': { name: 'English', state: 'complete' },
  'es-US': { name: 'Español (beta)', state: 'complete' },
  'en-XA': { name: '[Éñĝļîšĥ]', state: 'made' },
} as const satisfies Readonly<Record<string, LanguageSettings>>

export type Language = keyof typeof languages

const settings: Readonly<Record<Language, LanguageSettings>> = languages

const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)

/** The language in which we write, and which every text has. */
export const sourceLanguage = 'en-US' satisfies Language

/** The languages that a person can choose. */
export const choosableLanguages: readonly Language[] = Object.keys(languages)
  .filter(isLanguage)
  .filter((language) => settings[language].state === 'complete')

/** Keeps the language of a browser: which edition of a page it gets before anybody is signed in. */
export const languageCookie = 'evenkeel-language'

const isChoosable = (text: string): text is Language => choosableLanguages.some((language) => language === text)

/** Returns a language that can be chosen; null for any other text. */
export const toLanguage = (text: string | null | undefined): Language | null =>
  typeof text === 'string' && isChoosable(text) ? text : null

/**
 * Returns the first of a browser's languages that can be chosen: `es-MX` is answered by our Spanish. Takes a header
 * `Accept-Language`, whose order counts and whose weights do not: browsers send them in falling order.
 */
export function acceptedLanguage(header: string | null | undefined): Language | null {
  const wanted = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim().split('-')[0]?.toLowerCase())
  for (const base of wanted) {
    const found = choosableLanguages.find((language) => language.split('-')[0] === base)
    if (found) return found
  }
  return null
}
