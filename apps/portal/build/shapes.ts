import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type UserConfig } from 'vite'
import { toFirstAccounts, toFirstSteps } from './first-accounts.ts'
import { toFirstForm } from './first-form.ts'
import { homeModule, signInModule } from './first-script.ts'
import { toShape } from './shape.ts'
import { type BuiltChunk, homeScreen, signInScreen } from './start-chunks.ts'

/** Where the portal's page has its shape, within the element that the portal fills; a form is next to it. */
const placeholder = '<!-- shape --></evenkeel-app>'

const templates = (name: string, drawn: Readonly<Record<string, string>>, change: (html: string) => string) =>
  Object.entries(drawn)
    .map(([state, html]) => `<template data-${name}="${state}">${change(html)}</template>`)
    .join('')

const shapeOf = ({ home, lines, steps, stepTexts, accounts, accountTexts }: Drawn) =>
  `<div data-shape-of="" aria-hidden="true" inert>${toShape(home)}</div></evenkeel-app>` +
  templates('goals', lines, toShape) +
  templates('steps', { card: steps }, (html) => toFirstSteps(html, stepTexts)) +
  templates('accounts', accounts, (html) => toFirstAccounts(html, accountTexts))
const formOf = (html: string) => `</evenkeel-app><div data-first-form="">${toFirstForm(html)}</div>`

/** See `drawShapes` in `src/start/shapes.tsx`. */
interface Drawn {
  readonly home: string
  readonly lines: Readonly<Record<'none' | 'some', string>>
  readonly steps: string
  readonly stepTexts: Readonly<Record<string, string>>
  readonly accounts: Readonly<Record<'closed' | 'open', string>>
  readonly accountTexts: Readonly<Record<string, string>>
  readonly signIn: string
}

/** Draws home and the sign-in with these settings, in the language of their edition. */
async function drawShapes(settings: UserConfig, outDir: string): Promise<Drawn> {
  await build({
    ...settings,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { ...settings.ssr, noExternal: true },
    build: { ssr: 'src/start/shapes.tsx', outDir, emptyOutDir: true },
  })
  const { drawShapes: draw } = await import(pathToFileURL(join(outDir, 'shapes.js')).href)
  return draw()
}

function chunkOf(chunks: readonly BuiltChunk[], module: string): BuiltChunk {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (found === undefined) throw new Error(`The build has no chunk for ${module}.`)
  return found
}

const scriptOf = (chunks: readonly BuiltChunk[], module: string, more = '') =>
  `<script type="module" async crossorigin src="/${chunkOf(chunks, module).fileName}"${more}></script>`

/** The portal's own file, which the script of a page runs after its first picture. */
const portalScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/

function withPortalNamed(html: string): string {
  if (!portalScript.test(html)) throw new Error('The page has no file of the portal.')
  return html.replace(portalScript, '<link rel="modulepreload" data-portal crossorigin href="$1">')
}

/** Returns links to the files of a screen that the page does not name yet, so that they are asked for with the first ones. */
function preloads(chunks: readonly BuiltChunk[], screen: string, html: string): string[] {
  const found = chunkOf(chunks, screen)
  return [found.fileName, ...found.imports]
    .filter((name) => !html.includes(name))
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
}

/** Returns a link to the font of the first figures: in another one their lines could end at other words, and what is below would move. */
function fontLink(files: readonly { readonly fileName: string }[]): string {
  const font = files.find(({ fileName }) => fileName.includes('inter-latin-wght-normal'))
  if (font === undefined) throw new Error('The build has no font.')
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.fileName}">`
}

/**
 * Puts the shape of home into the portal's page, and makes a page for the sign-in that has its form.
 * @param settings What the shapes are built with: those of the portal without this plugin.
 */
export function shapes(settings: UserConfig, outDir: string): Plugin {
  return {
    name: 'shapes',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = Object.values(bundle).find(({ fileName }) => /(?:^|\/)index\.html$/.test(fileName))
        if (page?.type !== 'asset') throw new Error('The build has no page for the portal.')
        const html = String(page.source)
        if (!html.includes(placeholder)) throw new Error(`The portal's page has no ${placeholder}.`)
        const drawn = await drawShapes(settings, outDir)
        const fileName = page.fileName.replace('index.html', 'sign-in.html')
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const pageOf = (screen: string, content: string, script: string) =>
          withPortalNamed(html)
            .replace(placeholder, () => content)
            .replace('</head>', `${preloads(chunks, screen, html).join('')}</head>`)
            // What the first picture needs is not among them: it comes first.
            .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"')
            .replace('<head>', `<head>${script}`)
        const home = pageOf(homeScreen, shapeOf(drawn), scriptOf(chunks, homeModule))
        page.source = home.replace('</head>', `${fontLink(Object.values(bundle))}</head>`)
        // Like the first script, it holds back the first picture, so that the form is in it.
        const signInScript = scriptOf(chunks, signInModule, ' blocking="render"')
        const source = pageOf(signInScreen, formOf(drawn.signIn), signInScript)
        this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}
