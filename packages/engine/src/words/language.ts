/**
 * The language of what is written now. In a browser it is that of the edition, whose build writes its own here
 * (`apps/portal/build/edition.ts`); the server changes it for each text, with `inLanguage`.
 */
export let language = 'en-US'

/** Runs `say` in a language and returns what it says. Nothing may be waited for in it: another text could be in another language. */
export function inLanguage<Said>(wanted: string, say: () => Said extends PromiseLike<unknown> ? never : Said) {
  const before = language
  language = wanted
  try {
    return say()
  } finally {
    language = before
  }
}
