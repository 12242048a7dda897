import { afterEach, expect, it, vi } from 'vitest'
import { appInLanguage } from './app-in-language.ts'

const app = { loadApp: vi.fn(), loadMountStage: vi.fn() }
const page = (lang = 'en') => ({ lang, languages: ['en', 'es'], address: '/embed/goals', load: vi.fn(async () => app) })

const serve = (html = '<html data-app="/assets/edition-app-1.js" lang="es">') =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(html))

afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.lang = 'en'
})

it('is what the person chose, from the files of that edition, on a page that names none', async () => {
  const asked = serve()
  const at = page()
  expect(await appInLanguage('es-US', at)).toBe(app)
  expect(asked).toHaveBeenCalledWith('/embed/goals?language=es')
  expect(at.load).toHaveBeenCalledWith('/assets/edition-app-1.js')
  expect(document.documentElement.lang).toBe('es')
})

it.each([
  ['it has that already', 'es-US', page('es')],
  ['we do not speak it', 'fr-FR', page()],
])('is that of the frame if %s', async (_, language, at) => {
  const asked = serve()
  expect(await appInLanguage(language, at)).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

it('stays that of the frame if the other edition cannot be had', async () => {
  serve('<html lang="es">')
  expect(await appInLanguage('es-US', page())).toBeNull()
  const at = { ...page(), load: () => Promise.reject(new Error('gone')) }
  serve()
  expect(await appInLanguage('es-US', at)).toBeNull()
  expect(document.documentElement.lang).toBe('en')
})
