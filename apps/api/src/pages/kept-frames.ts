import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import type { StaticFiles } from './static-file.ts'

const keptFor = 90 * 86_400_000

/** Returns where the files of frames of former releases are. */
export const framesFolder = (dataFolder: string): string => join(dataFolder, 'frames')

/** What is kept of a release: when it came into use, in milliseconds since 1970, and the names of its frames' files. */
const releaseShape = z.object({ startedAt: z.number(), files: z.array(z.string()) })
type Release = z.output<typeof releaseShape> & { readonly name: string }

interface KeepOptions {
  /** The built portal, with the pages of frames in `embed` and their files in `assets`. */
  readonly portalFolder: string
  readonly keptFolder: string
  readonly version: string
  /** In milliseconds since 1970. */
  readonly now: number
}

/** Returns the names of the files that the pages of frames load, and of those that these load. */
function findFrameFiles(portalFolder: string): string[] {
  const assets = join(portalFolder, 'assets')
  const built = new Set(readdirSync(assets).filter((name) => !name.endsWith('.map')))
  const found = new Set<string>()
  const read = (path: string) => {
    for (const [name] of readFileSync(path, 'utf8').matchAll(/[\w.-]+-[\w-]{8}\.\w+/g)) {
      if (!built.has(name) || found.has(name)) continue
      found.add(name)
      if (/\.(?:js|css)$/.test(name)) read(join(assets, name))
    }
  }
  for (const page of globSync(['embed/*.html', '*/embed/*.html'], { cwd: portalFolder })) read(join(portalFolder, page))
  return [...found].toSorted()
}

/** Returns the kept releases, the one that came into use first before the others. */
const readReleases = (folder: string): Release[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: basename(file, '.json'),
      ...z.parse(releaseShape, JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    }))
    .toSorted((one, other) => one.startedAt - other.startedAt)

/** Writes a file as a whole: no reader sees half of it. */
function place(path: string, write: (unfinished: string) => void): void {
  const unfinished = `${path}.${process.pid}`
  write(unfinished)
  renameSync(unfinished, path)
}

/**
 * Keeps the files of this build's frames for the tabs that are open when a later release takes over, and forgets those of
 * releases that were replaced more than 90 days ago. Pages of frames are not kept: each one that is loaded is the newest.
 */
export function keepFrames({ portalFolder, keptFolder, version, now }: KeepOptions): void {
  if (!existsSync(join(portalFolder, 'embed'))) return
  const [assets, releases] = [join(keptFolder, 'assets'), join(keptFolder, 'releases')]
  for (const folder of [assets, releases]) mkdirSync(folder, { recursive: true })
  const files = findFrameFiles(portalFolder)
  for (const file of files.filter((name) => !existsSync(join(assets, name))))
    place(join(assets, file), (path) => copyFileSync(join(portalFolder, 'assets', file), path))

  // Two builds of one version may differ.
  const name = `${version}-${createHash('sha256').update(files.join()).digest('hex').slice(0, 8)}`
  if (readReleases(releases).at(-1)?.name !== name)
    place(join(releases, `${name}.json`), (path) => writeFileSync(path, JSON.stringify({ startedAt: now, files })))
  prune(assets, releases, now)
}

function prune(assets: string, releases: string, now: number): void {
  const all = readReleases(releases)
  const isOver = (_: Release, index: number) => {
    const next = all[index + 1]
    return next !== undefined && now - next.startedAt > keptFor
  }
  const over = new Set(all.filter(isOver))
  for (const { name } of over) rmSync(join(releases, `${name}.json`))
  const named = new Set(all.filter((release) => !over.has(release)).flatMap(({ files }) => files))
  for (const file of readdirSync(assets)) if (!named.has(file)) rmSync(join(assets, file))
}

/** Returns the files of a build, and those of former builds if it has none of that name. */
export const withKept = (built: StaticFiles, kept: StaticFiles): StaticFiles => ({
  find: async (path) => (await built.find(path)) ?? (path.startsWith('/assets/') ? kept.find(path) : null),
})
