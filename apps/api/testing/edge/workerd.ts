import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, Response as PlatformResponse } from 'miniflare'
import type { D1Database } from '../../src/hosts/edge/platform.ts'
import { staticFolder } from '../../src/pages/static-folder.ts'
import { directoryBinding, worldObjectName } from './world.ts'
import { testWorkerPath } from './bundle-worker.ts'

/** Each app of a test takes one world. A workerd with all of them taken is stopped after the file, and another started. */
const maxWorlds = 40

const displayName = 'evenkeel-test'
const objectClass = 'PersonObject'

interface Workerd {
  readonly miniflare: Miniflare
  /** The folder of its databases. */
  readonly kept: string
  readonly objectIdOf: (name: string) => string
  readonly origin: URL
  readonly folders: Map<number, string>
  taken: number
}

/** All that run: as a rule one, which the files of this worker share, because a start takes longer than most tests. */
const started: Workerd[] = []

/** Serves the files of a world, as the assets of a deployment would. */
async function fileAt(folders: ReadonlyMap<number, string>, url: string): Promise<PlatformResponse> {
  const [, world = '', kind = '', path = ''] = /^\/(\d+)\/(\w+)(\/.*)$/.exec(new URL(url).pathname) ?? []
  const folder = folders.get(Number(world))
  const file = folder && (await staticFolder(join(folder, kind)).find(path))
  if (!file) return new PlatformResponse(null, { status: 404 })
  return new PlatformResponse(file.bytes, { headers: { ETag: file.etag, 'Content-Type': file.type } })
}

async function startWorkerd(): Promise<Workerd> {
  const script = testWorkerPath()
  const folders = new Map<number, string>()
  const numbers = Array.from({ length: maxWorlds }, (_, index) => index)
  const kept = mkdtempSync(join(tmpdir(), 'evenkeel-workerd-'))
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: kept,
      workers: [
        {
          name: displayName,
          rootPath: dirname(script),
          modulesRoot: dirname(script),
          modules: true,
          scriptPath: script,
          compatibilityDate: '2026-11-01',
          compatibilityFlags: ['nodejs_compat'],
          d1Databases: Object.fromEntries(numbers.map((number) => [directoryBinding(number), `directory-${number}`])),
          durableObjects: { LEDGERS: { className: objectClass, useSQLite: true } },
          serviceBindings: { FILES: (request) => fileAt(folders, request.url) },
          bindings: { EVENKEEL_DEMO: '1' },
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
      ],
    }),
  )
  await miniflare.ready
  const origin = await miniflare.unsafeGetDirectURL(displayName)
  const objects = await miniflare.getDurableObjectNamespace('LEDGERS')
  const objectIdOf = (name: string) => objects.idFromName(name).toString()
  const workerd = { miniflare, kept, objectIdOf, origin, folders, taken: 0 }
  started.push(workerd)
  return workerd
}

const directoriesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^[\da-f]{64}\.sqlite$/.test(name)) : []

/** Returns a new world, which shares its workerd with those of other test files and nothing else. */
export async function openTestWorld(folder: string) {
  const last = started.at(-1)
  const workerd = last && last.taken < maxWorlds ? last : await startWorkerd()
  const number = workerd.taken
  workerd.taken += 1
  workerd.folders.set(number, folder)
  const database: D1Database = await workerd.miniflare.getD1Database(directoryBinding(number))
  const objectPath = (ownerId: number) =>
    join(
      workerd.kept,
      'do',
      `${displayName}-${objectClass}`,
      `${workerd.objectIdOf(worldObjectName(number, ownerId))}.sqlite`,
    )
  const d1Folder = join(workerd.kept, 'd1', 'miniflare-D1DatabaseObject')
  const before = new Set(directoriesIn(d1Folder))
  /**
   * Links the directory into the world's folder, under the name that it has on a machine, once the first request has
   * created it.
   */
  const showDirectory = () => {
    const made = directoriesIn(d1Folder).find((name) => !before.has(name))
    if (made === undefined) throw new Error('A world has no directory')
    symlinkSync(join(d1Folder, made), join(folder, 'directory.sqlite'))
  }
  return {
    number,
    database,
    origin: workerd.origin,
    objectPath,
    showDirectory,
    release: () => void workerd.folders.delete(number),
  }
}

async function stop({ miniflare, kept }: Workerd): Promise<void> {
  await miniflare.dispose()
  rmSync(kept, { recursive: true, force: true })
}

/** Stops those whose worlds are all taken. The last one ends with this worker, and its files with the run's. */
export async function stopFullWorkerds(): Promise<void> {
  const full = started.filter(({ taken }) => taken >= maxWorlds)
  started.splice(0, started.length, ...started.filter((workerd) => !full.includes(workerd)))
  await Promise.all(full.map(stop))
}
