import type { Host } from './host-link.ts'

/**
 * Loads the frame again in the language of the page around it, if that is another one of ours; returns whether it does. Only once:
 * the address then says the language. Names the page, as `reloadOnce` does.
 */
export function followPage({ page, options }: Host): boolean {
  const { lang, dataset } = document.documentElement
  const wanted = options.locale.split('-')[0]?.toLowerCase() ?? ''
  if (wanted === lang || !dataset['languages']?.split(' ').includes(wanted)) return false
  if (new URLSearchParams(location.search).has('language')) return false
  location.replace(`?${new URLSearchParams({ page, language: wanted })}`)
  return true
}
