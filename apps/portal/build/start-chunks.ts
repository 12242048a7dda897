import { build, type UserConfig } from 'vite'

/** What a chunk of a finished build says of itself, as far as it is needed here. */
export interface BuiltChunk {
  readonly fileName: string
  /** The module that asked for it, where it is the start of the page or was imported when needed; else null. */
  readonly facadeModuleId: string | null
  readonly isEntry: boolean
  readonly isDynamicEntry: boolean
  /** Chunks that have to be there before it runs. */
  readonly imports: readonly string[]
  /** By id, the modules of which something is left after unused exports were dropped. */
  readonly modules: Readonly<Record<string, unknown>>
}

/** Screens that nearly everybody opens first, by the ends of their module ids. */
const home = '/pages/finances/home-page.tsx'
const signIn = '/pages/auth/login-page.tsx'

const isOfLibraries = (id: string) => id.includes('/node_modules/') || id.startsWith('\0')

/** All modules that run before the chunk of this name does, its own among them. */
function modulesBefore(chunks: ReadonlyMap<string, BuiltChunk>, fileName: string): Set<string> {
  const seen = new Set([fileName])
  for (const name of seen) for (const needed of chunks.get(name)?.imports ?? []) seen.add(needed)
  return new Set([...seen].flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {})))
}

/**
 * Which chunk a module belongs to, from a build that was left to itself: `libraries` and `start` for what every screen needs or
 * both first screens do, `shared` and `fields` for what the home screen and the sign-in page share with any other; null for all
 * else, which stays as the bundler parts it. Each of these sets holds all that its modules import or finds it in a set named
 * before it, so no two chunks can wait for each other.
 * @throws Error when the start, the home screen or the sign-in page is not among the chunks.
 */
export function chunkNames(built: readonly BuiltChunk[]): (id: string) => string | null {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]))
  const starts = built.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
  const modulesOf = (what: string, isWanted: (chunk: BuiltChunk) => boolean) => {
    const found = starts.find(isWanted)
    if (found === undefined)
      throw new Error(`The build has no chunk for ${what}. Say its new place in start-chunks.ts.`)
    const others = starts.filter((chunk) => chunk !== found && !chunk.isEntry)
    const own = modulesBefore(chunks, found.fileName)
    const ofOthers = new Set(others.flatMap(({ fileName }) => [...modulesBefore(chunks, fileName)]))
    return { own, shared: new Set([...own].filter((id) => ofOthers.has(id))) }
  }
  const start = modulesOf('the start', ({ isEntry }) => isEntry)
  const ofHome = modulesOf(home, ({ facadeModuleId }) => facadeModuleId?.endsWith(home) ?? false)
  const ofSignIn = modulesOf(signIn, ({ facadeModuleId }) => facadeModuleId?.endsWith(signIn) ?? false)
  return (id) => {
    if (start.own.has(id) || (ofHome.own.has(id) && ofSignIn.own.has(id)))
      return isOfLibraries(id) ? 'libraries' : 'start'
    if (ofHome.shared.has(id)) return 'shared'
    return ofSignIn.shared.has(id) ? 'fields' : null
  }
}

/**
 * How the portal is parted into files. Left to itself the bundler makes one for every set of screens that share something: the
 * home screen took 57, most of them under 1 KiB, and waited for the last. So a first build tells what the first screens really
 * use, unused exports dropped, and the second gathers exactly that, and nothing that neither of them runs.
 * @param settings What both builds have in common; made anew for each, as plugins keep state.
 */
export async function startChunks(settings: UserConfig) {
  const trial = await build({
    ...settings,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, cssMinify: false },
  })
  if (!('output' in trial)) throw new Error('The trial build gave something other than files.')
  const name = chunkNames(trial.output.filter((file) => file.type === 'chunk'))
  return { includeDependenciesRecursively: false, groups: [{ name }] }
}
