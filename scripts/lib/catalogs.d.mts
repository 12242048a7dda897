type Catalog = Readonly<Record<string, string>>

/** Returns every module that the catalogs compile to, with its path from the root. */
export function compiledCatalogs(): { path: string; source: string }[]
/** Returns a catalog in a language. A text that the language lacks is in English. */
export function catalogIn(owner: string, locale: string, file: string): Catalog
/** Returns what takes the place of a compiled module in the edition of a language; null for any other file. */
export function editionModule(path: string, locale: string): string | null
/** Returns what is wrong with the other languages, one line each. */
export function catalogProblems(): string[]
/** Returns for each language with catalogs how many texts it lacks. */
export function missingTexts(): { locale: string; count: number }[]
/** Returns the texts of a language in place of the API's fixed English ones. */
export function fixedTextsIn(locale: string): Record<string, string>
