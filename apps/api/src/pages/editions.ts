import { type Language, sourceLanguage } from '@evenkeel/api-client/contract/languages'
import type { StaticFile, StaticFiles } from './static-file.ts'

/**
 * Returns a built page in a language. The pages of other languages than English are in folders of their own; a build that has only
 * one language is sent to everybody.
 */
export const findEdition = async (portal: StaticFiles, language: Language, page: string): Promise<StaticFile | null> =>
  (language === sourceLanguage ? null : await portal.find(`/${language}${page}`)) ?? portal.find(page)

/** Returns the answer of a page whose files are missing. */
export const notBuilt = () =>
  new Response('The portal isn’t built yet. Run: npm run build', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
