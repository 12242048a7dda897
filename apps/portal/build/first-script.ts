import type { Plugin } from 'vite'

/** What the page asks for before everything else; see there. */
export const firstModule = 'src/start/start.ts'

/** What home's page asks for with it; see there. */
export const homeModule = 'src/start/home.ts'

/** What the page of the sign-in asks for with it; see there. */
export const signInModule = 'src/start/sign-in.ts'

const tag = (src: string) => ({
  tag: 'script',
  // It holds back the first picture, as the style sheet does, so that the look is right from the beginning.
  attrs: { type: 'module', async: true, blocking: 'render', crossorigin: true, src },
  injectTo: 'head-prepend' as const,
})

/** Puts the first script into the portal's page, before all others. */
export function firstScript(): Plugin {
  return {
    name: 'first-script',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle, path }) {
        if (!path.endsWith('/index.html')) return []
        if (bundle === undefined) return [tag(`/${firstModule}`)]
        const built = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${firstModule}`),
        )
        if (built === undefined) throw new Error(`The build has no file for ${firstModule}.`)
        return [tag(`/${built.fileName}`)]
      },
    },
  }
}
