import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, Response as PlatformResponse } from 'miniflare'
import type { D1Database } from '../edge/platform.ts'
import { staticFolder } from '../pages/static-folder.ts'
import { directoryBinding, worldObjectName } from './edge-world.ts'
import { testWorkerPath } from './edge-bundle.ts'

/** Each app of a test takes one world; a file of tests rarely needs more than this before a second workerd is started. */
const WORLDS = 40

const NAME = 'evenkeel-test'
const OBJECT = 'PersonObject'

interface Workerd {
  readonly miniflare: Miniflare
  /** Where it keeps its databases. */
  readonly kept: string
  readonly objectIdOf: (name: string) => string
  readonly origin: URL
  readonly folders: Map<number, string>
  taken: number
}

/** All that this file of tests has started. */
const started: Workerd[] = []

/** The files of a world, as the assets of a deployment would give them. */
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
  const numbers = Array.from({ length: WORLDS }, (_, index) => index)
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
          name: NAME,
          rootPath: dirname(script),
          modulesRoot: dirname(script),
          modules: true,
          scriptPath: script,
          compatibilityDate: '2026-11-01',
          compatibilityFlags: ['nodejs_compat'],
          d1Databases: Object.fromEntries(numbers.map((number) => [directoryBinding(number), `directory-${number}`])),
          durableObjects: { LEDGERS: { className: OBJECT, useSQLite: true } },
          serviceBindings: { FILES: (request) => fileAt(folders, request.url) },
          bindings: { EVENKEEL_DEMO: '1' },
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
      ],
    }),
  )
  await miniflare.ready
  const origin = await miniflare.unsafeGetDirectURL(NAME)
  const objects = await miniflare.getDurableObjectNamespace('LEDGERS')
  const objectIdOf = (name: string) => objects.idFromName(name).toString()
  const workerd = { miniflare, kept, objectIdOf, origin, folders, taken: 0 }
  started.push(workerd)
  return workerd
}

const directoriesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^[\da-f]{64}\.sqlite$/.test(name)) : []

/** A world that no test was in before, in a workerd that this file of tests has to itself. */
export async function takeWorld(folder: string) {
  const last = started.at(-1)
  const workerd = last && last.taken < WORLDS ? last : await startWorkerd()
  const number = workerd.taken
  workerd.taken += 1
  workerd.folders.set(number, folder)
  const database: D1Database = await workerd.miniflare.getD1Database(directoryBinding(number))
  const objectPath = (ownerId: number) =>
    join(workerd.kept, 'do', `${NAME}-${OBJECT}`, `${workerd.objectIdOf(worldObjectName(number, ownerId))}.sqlite`)
  const d1Folder = join(workerd.kept, 'd1', 'miniflare-D1DatabaseObject')
  const before = new Set(directoriesIn(d1Folder))
  /** Shows the directory in the world's folder, under the name that it has on a machine; once the first request has made it. */
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

/** Stops all that this file of tests has started. */
export async function stopWorkerds(): Promise<void> {
  for (const { miniflare, kept } of started.splice(0)) {
    await miniflare.dispose()
    rmSync(kept, { recursive: true, force: true })
  }
}
