import { build, type UserConfig } from 'vite'
import { type BuiltChunk, modulesBefore } from './start-chunks.ts'

/** Everything that a frame's first script runs. Other files may import from it; it imports from none. */
const firstScript =
  /embed[\\/](?:frame[\\/]|grant[\\/](?:kept-grants|page-channel))|packages[\\/]embed[\\/]|widget-names|preload-helper/
/** What depends on the person, loaded after the document or when it is first needed. */
const connection =
  /portal[\\/]src[\\/]embed[\\/](?:connection[\\/](?:card-texts|connect|create|roll|window)|grant[\\/]|widgets\.ts)|window-messages|card-state-names/
/** What only a page with its own colors or shapes needs before a person is connected. */
const theme = /connection[\\/]apply-theme|ui[\\/]src[\\/]tokens[\\/].*\.ts$/
const react = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/**
 * The dynamic entries of the cards, and the code around each of them. The pictures that a calculator draws after its answer count as
 * cards, so that they share files with the charts of cards and load none of a card itself.
 */
const cards =
  /(?:embed[\\/]cards[\\/]|plans[\\/]\w+[\\/](?=answer-details|how-calculated|payoff-picture))([\w-]+)\.tsx?$/
const mount = /embed[\\/]app[\\/]mount\.tsx$/

/** The little that dialogs share with cards, so that a dialog of one sentence does not load the fields of forms. */
const ofDialogs = /ui[\\/]src[\\/](?:form[\\/]form-context|icon-button[\\/])/

/** From this number of cards on, a module is worth its bytes in a file that all cards load. */
const sharedFrom = 6

const named = (id: string): string | null => {
  if (firstScript.test(id)) return 'frame-first'
  if (connection.test(id)) return 'frame-connection'
  if (theme.test(id)) return 'frame-theme'
  if (ofDialogs.test(id)) return 'frame-shared'
  return react.test(id) ? 'react' : null
}

/** What only some cards run and is large: each gets its own file, so that the other cards do not load it. */
const largeParts = [
  { name: 'charts', module: /node_modules[\\/]d3-scale[\\/]/ },
  { name: 'forms', module: /node_modules[\\/]zod[\\/]/ },
]

/**
 * Returns a function that names the chunk of a module, computed from a build without our grouping. `frame-shared` has what every
 * connected card or many of them need. `frame-charts` and `frame-forms` have what only cards with charts or with forms need,
 * `frame-charts-forms` what only cards with both need. What fewer cards run is named after them: the bundler would put it
 * into a file with dialogs that share a module with it. A card that runs a module also runs what that module imports, so an import
 * never leads from a file of more cards to a file of fewer, and no two files wait for each other. Null leaves the module to the
 * bundler.
 * @throws Error when the build has no chunk for a card, or none for what is around it.
 */
export function frameChunkNames(
  built: readonly BuiltChunk[],
  shareFrom: number = sharedFrom,
): (id: string) => string | null {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]))
  const entries = (what: RegExp) => {
    const found = built.filter(({ modules }) => Object.keys(modules).some((id) => what.test(id)))
    if (found.length === 0) throw new Error(`The build has no chunk for ${what}. Say its new place in frame-chunks.ts.`)
    return found.map(({ fileName, modules }) => ({
      name: Object.keys(modules).flatMap((id) => what.exec(id)?.[1] ?? [])[0] ?? fileName,
      modules: modulesBefore(chunks, fileName),
    }))
  }
  const [around] = entries(mount)
  const perCard = entries(cards)
  const parts = largeParts.map(({ name, module }) => ({
    name,
    without: perCard.filter(({ modules }) => ![...modules].some((id) => module.test(id))),
  }))
  const sharedName = (id: string) => {
    const onlyIn = parts
      .filter(({ without }) => !without.some(({ modules }) => modules.has(id)))
      .map(({ name }) => name)
    return ['frame', ...(onlyIn.length === 0 ? ['shared'] : onlyIn)].join('-')
  }
  return (id) => {
    const own = named(id)
    if (own !== null) return own
    if (around?.modules.has(id)) return 'frame-shared'
    const users = perCard.filter(({ modules }) => modules.has(id))
    if (users.length >= shareFrom) return sharedName(id)
    return users.length === 0 || cards.test(id) ? null : users.map((card) => card.name).join('-')
  }
}

/** Builds twice, as for the portal: only a build knows which modules each card really runs. */
export async function frameChunks(settings: UserConfig) {
  const trial = await build({
    ...settings,
    configFile: false,
    logLevel: 'error',
    build: { ...settings.build, write: false, minify: false, cssMinify: false },
  })
  if (!('output' in trial)) throw new Error('The trial build returned something other than files.')
  const name = frameChunkNames(trial.output.filter((file) => file.type === 'chunk'))
  return { includeDependenciesRecursively: false, groups: [{ name }] }
}
