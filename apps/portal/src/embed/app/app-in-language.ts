type EditionApp = typeof import('./edition-app.ts')

/** All frames of a page share it: the stage shows its dialogs in the language of the cards. */
const kept = 'evenkeel-language'

interface Page {
  readonly lang: string
  readonly languages: readonly string[]
  readonly address: string
  load(url: string): Promise<EditionApp>
}

const ownPage = (): Page => ({
  lang: document.documentElement.lang,
  languages: document.documentElement.dataset['languages']?.split(' ') ?? [],
  address: location.pathname,
  load: (url) => import(/* @vite-ignore */ url),
})

/**
 * Returns what a frame shows in the language of its person, from the files of that edition; null where the frame's own edition is
 * right. Nothing is loaded again, so the page cannot see that a person is
 * connected, or which language they read.
 */
export async function appInLanguage(
  language: string,
  { lang, languages, address, load }: Page = ownPage(),
): Promise<EditionApp | null> {
  const wanted = language.split('-')[0] ?? lang
  if (wanted === lang || !languages.includes(wanted)) return null
  try {
    const page = await (await fetch(`${address}?${new URLSearchParams({ language: wanted })}`)).text()
    const url = /data-app="([^"]+)"/.exec(page)?.[1]
    if (url === undefined) return null
    const app = await load(url)
    document.documentElement.lang = wanted
    return app
  } catch {
    return null
  }
}

/** Returns what a card shows in this language, and remembers it for the stage as far as the browser keeps anything for a frame. */
export function appForCard(language: string): Promise<EditionApp | null> {
  try {
    localStorage.setItem(kept, language)
  } catch {
    // The stage is in the language of its page.
  }
  return appInLanguage(language)
}

export async function appForStage(): Promise<EditionApp | null> {
  try {
    const language = localStorage.getItem(kept)
    return language === null ? null : await appInLanguage(language)
  } catch {
    return null
  }
}
