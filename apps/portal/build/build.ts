import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build, type UserConfig } from 'vite'
import { type Language, languages, sourceLanguage } from '@evenkeel/api-client/contract/languages'
import { frameChunks } from './frame-chunks.ts'
import { frameSettings, portalSettings, sharedSettings } from './settings.ts'
import { shapes } from './shapes.ts'
import { startChunks } from './start-chunks.ts'

/*
 * Builds the portal and the frames once for each language that has catalogs, into `dist`. With `--language en-XA --out <folder>` it
 * builds that one alone, in English's place: a server with EVENKEEL_PORTAL=<folder> then serves it to everybody.
 */

// People get what is built here. Where a test or a developer's shell says otherwise, Vite would take React for development.
process.env['NODE_ENV'] = 'production'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { language: { type: 'string' }, out: { type: 'string' } } })

const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)
const ofProduct = Object.entries(languages).flatMap(([name, { state }]) =>
  state !== 'made' && isLanguage(name) ? [name] : [],
)

type Chunks = Awaited<ReturnType<typeof startChunks>> | Awaited<ReturnType<typeof frameChunks>>

/** Both parts are split into files by what the English ones need; an edition has the same modules. */
const [portalChunks, chunksOfFrames] = await Promise.all([
  startChunks({ ...portalSettings(sourceLanguage), root }),
  frameChunks({ ...frameSettings(sourceLanguage), root }),
])

async function write(settings: UserConfig, codeSplitting: Chunks, more: UserConfig['build'] = {}) {
  const { rolldownOptions } = settings.build ?? {}
  await build({
    ...settings,
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ...settings.build,
      ...more,
      ...(values.out && { outDir: values.out }),
      rolldownOptions: { ...rolldownOptions, optimization: { inlineConst: true }, output: { codeSplitting } },
    },
  })
}

/** The portal with the shapes of its first screens, which are drawn apart. */
function portalWithShapes(language: Language, folder: string): UserConfig {
  const own = portalSettings(language, folder)
  const drawn = { ...sharedSettings(language, folder), root }
  const outDir = join(root, `../../node_modules/.cache/shapes/${language}`)
  return { ...own, plugins: [...(own.plugins ?? []), shapes(drawn, outDir)] }
}

async function buildEdition(language: Language, folder: string) {
  const isFirst = folder === ''
  await write(portalWithShapes(language, folder), portalChunks, {
    manifest: `.vite/${folder}manifest.json`,
    emptyOutDir: isFirst,
  })
  await write(frameSettings(language, folder), chunksOfFrames)
}

if (values.language === undefined)
  for (const language of ofProduct) await buildEdition(language, language === sourceLanguage ? '' : `${language}/`)
else if (isLanguage(values.language) && values.out !== undefined) await buildEdition(values.language, '')
else throw new Error(`Name one of ${Object.keys(languages).join(', ')} and a folder: --language en-XA --out <folder>`)
// The portal's modules, which drew the shapes, listen to other tabs: they would keep this process.
process.exit(0)
