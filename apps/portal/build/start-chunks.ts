import { build, type UserConfig } from 'vite'

/** The part of a finished build's chunk that is read here. */
export interface BuiltChunk {
  readonly fileName: string
  /** The module for which the chunk exists: the start of the page, or one that is imported dynamically; null for a shared chunk. */
  readonly facadeModuleId: string | null
  readonly isEntry: boolean
  readonly isDynamicEntry: boolean
  /** File names of the chunks that must load before it runs. */
  readonly imports: readonly string[]
  /** File names of the chunks that it asks for while it runs. */
  readonly dynamicImports: readonly string[]
  /** By id, the modules that still have code after unused exports were dropped. */
  readonly modules: Readonly<Record<string, unknown>>
}

/** The screens that nearly everyone opens first, by the ends of their module ids. */
export const homeScreen = '/pages/finances/home-page.tsx'
export const signInScreen = '/pages/auth/login-page.tsx'

/** What the page asks for before everything else. */
const first = '/src/start/start.ts'

/** What home's page asks for with it. */
const firstOfHome = '/src/start/home.ts'

/**
 * What opens menus, help, and tabs, as one file. The dialog knows of it only where layers are drawn. The calendar has another file,
 * because few people open one.
 */
const overlays =
  /node_modules[\\/](?:react-aria|react-stately|@internationalized)[\\/](?!date[\\/]|.*PortalProvider|.*calendar[\\/]|.*useDateFormatter)|ui[\\/]src[\\/](?:overlay[\\/](?:layer|overlays)|menu[\\/]menu-layer|help[\\/]help-layer|tabs[\\/])/

/** The modules of home that ask for its cards when the accounts are there. */
const cardLoaders = [homeScreen, '/widgets/src/goals/my-goals.tsx']

const isOfLibraries = (id: string) => id.includes('/node_modules/') || id.startsWith('\0')

const modulesOf = (chunks: ReadonlyMap<string, BuiltChunk>, names: ReadonlySet<string>) =>
  new Set([...names].flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {})))

/** Returns all modules that run before this chunk does, its own included. */
export function modulesBefore(chunks: ReadonlyMap<string, BuiltChunk>, fileName: string): Set<string> {
  const seen = new Set([fileName])
  for (const name of seen) for (const needed of chunks.get(name)?.imports ?? []) seen.add(needed)
  return modulesOf(chunks, seen)
}

/**
 * Returns all modules of the cards that home asks for when its accounts are there. A dialog that a card asks for later is not among
 * them, although the entry of its feature names it.
 */
function modulesOfCards(chunks: ReadonlyMap<string, BuiltChunk>): Set<string> {
  const has = ({ modules }: BuiltChunk, isWanted: (id: string) => boolean) => Object.keys(modules).some(isWanted)
  const loaders = [...chunks.values()].filter((chunk) =>
    has(chunk, (id) => cardLoaders.some((end) => id.endsWith(end))),
  )
  const seen = new Set(loaders.flatMap(({ dynamicImports }) => dynamicImports))
  for (const name of seen) {
    const chunk = chunks.get(name)
    if (!chunk || has(chunk, (id) => overlays.test(id) || id.includes('/pages/'))) seen.delete(name)
    else for (const needed of chunk.imports) if (!chunk.dynamicImports.includes(needed)) seen.add(needed)
  }
  return modulesOf(chunks, seen)
}

/**
 * Returns a function that names the chunk of a module, computed from a build without our grouping. `first` has what runs before
 * everything else, and imports nothing; `figures` what else home's first figures need. `libraries` and `start` have
 * what every screen or both first screens need; `shared` and `fields` have what the home screen and the sign-in page share with
 * any other screen, and `changes` what the sign-in page shares with home's cards; `cards` has all of the cards, which are asked for
 * together; null leaves the module to the bundler. Every import of a module in one of these sets is in the same set or in
 * one named before it, so no two chunks can wait for each other.
 * @throws Error when the start, the home screen or the sign-in page is not among the chunks.
 */
export function chunkNames(built: readonly BuiltChunk[]): (id: string) => string | null {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]))
  const starts = built.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
  const modulesFor = (what: string, isWanted: (chunk: BuiltChunk) => boolean) => {
    const found = starts.find(isWanted)
    if (found === undefined)
      throw new Error(`The build has no chunk for ${what}. Say its new place in start-chunks.ts.`)
    const others = starts.filter((chunk) => chunk !== found && !chunk.isEntry)
    const own = modulesBefore(chunks, found.fileName)
    const ofOthers = new Set(others.flatMap(({ fileName }) => [...modulesBefore(chunks, fileName)]))
    return { own, shared: new Set([...own].filter((id) => ofOthers.has(id))) }
  }
  const start = modulesFor('the start', ({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html') ?? false)
  const ofFirst = modulesFor(first, ({ facadeModuleId }) => facadeModuleId?.endsWith(first) ?? false)
  const ofFigures = modulesFor(firstOfHome, ({ facadeModuleId }) => facadeModuleId?.endsWith(firstOfHome) ?? false)
  const ofHome = modulesFor(homeScreen, ({ facadeModuleId }) => facadeModuleId?.endsWith(homeScreen) ?? false)
  const ofSignIn = modulesFor(signInScreen, ({ facadeModuleId }) => facadeModuleId?.endsWith(signInScreen) ?? false)
  const ofCards = modulesOfCards(chunks)
  return (id) => {
    if (ofFirst.own.has(id)) return 'first'
    if (ofFigures.own.has(id)) return 'figures'
    if (start.own.has(id) || (ofHome.own.has(id) && ofSignIn.own.has(id)))
      return isOfLibraries(id) ? 'libraries' : 'start'
    if (ofHome.shared.has(id)) return 'shared'
    if (ofSignIn.shared.has(id)) return ofCards.has(id) ? 'changes' : 'fields'
    return ofCards.has(id) ? 'cards' : null
  }
}

/**
 * Builds twice to find out how the portal is split into files. By default the bundler makes a file for every set of screens that
 * share something: the home screen took 57, most of them under 1 KiB, and waited for the last. So a first build reports what the
 * first screens really use, without unused exports, and the second build groups exactly that, and nothing that neither of them
 * runs.
 * @param settings The settings of both builds; created again for each, because plugins keep state.
 */
export async function startChunks(settings: UserConfig) {
  const trial = await build({
    ...settings,
    configFile: false,
    logLevel: 'error',
    build: { ...settings.build, sourcemap: false, write: false, minify: false, cssMinify: false },
  })
  if (!('output' in trial)) throw new Error('The trial build gave something other than files.')
  const name = chunkNames(trial.output.filter((file) => file.type === 'chunk'))
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name, priority: 1 },
      { name: 'overlays', test: overlays },
    ],
  }
}
