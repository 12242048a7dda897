import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { readManifest, texts, workspaces } from './tree.ts'

interface LockedPackage {
  readonly resolved?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const folders = ['', ...workspaces]
const wanted = (folder: string) => {
  const { dependencies, devDependencies, peerDependencies } = readManifest(folder)
  return { ...dependencies, ...devDependencies, ...peerDependencies }
}
const lockfile = texts.find(({ path }) => path === 'package-lock.json')?.text ?? ''
const rootManifest = texts.find(({ path }) => path === 'package.json')?.text ?? ''
const locked: Readonly<Record<string, LockedPackage>> = JSON.parse(lockfile).packages

/** Returns where npm finds a package that is wanted at a path: the nearest `node_modules` above it. */
function pathOf(name: string, from: string): string {
  const path = join(from, 'node_modules', name)
  const found = locked[path]
  if (found) return found.link ? (found.resolved ?? path) : path
  if (from === '') throw new Error(`${name} is not in the lockfile`)
  return pathOf(name, from.includes('/') ? dirname(from) : '')
}

/** Returns the paths of everything that a package brings along, itself included. */
function broughtBy(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const name of Object.keys(locked[path]?.dependencies ?? {})) broughtBy(pathOf(name, path), seen)
  return seen
}

const isForeign = (path: string) => path.includes('node_modules/')

describe('versions', () => {
  it.each(folders)('are exact in the package.json of "%s"', (folder) => {
    const loose = Object.entries(wanted(folder)).filter(
      ([, version]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    )
    expect(loose).toEqual([])
  })

  it('are the same wherever a package is wanted', () => {
    const seen = new Map<string, Set<string>>()
    for (const [name, version] of folders.flatMap((folder) => Object.entries(wanted(folder)))) {
      seen.set(name, (seen.get(name) ?? new Set()).add(version))
    }
    expect([...seen].filter(([, versions]) => versions.size > 1)).toEqual([])
  })

  it.each(folders)('in the lockfile are those that "%s" wants', (folder) => {
    const { dependencies = {}, devDependencies = {} } = readManifest(folder)
    const inLockfile = { ...locked[folder]?.dependencies, ...locked[folder]?.devDependencies }
    expect(inLockfile).toEqual({ ...dependencies, ...devDependencies })
  })

  it('are locked without the address of a registry', () => {
    const addresses = Object.values(locked).flatMap(({ resolved }) => (resolved?.includes('://') ? [resolved] : []))
    expect(addresses).toEqual([])
  })
})

// docs/dependencies.md has the reasons.
describe('packages of others', () => {
  it('are at most 60 on the server', () => {
    const onServer = [...broughtBy('apps/api')].filter(isForeign)
    expect(onServer).toContain('node_modules/better-sqlite3')
    expect(onServer.length).toBeLessThanOrEqual(60)
  })

  it('run no script when they are installed, but for the one that puts Node in place', () => {
    const decided: Readonly<Record<string, boolean>> = JSON.parse(rootManifest).allowScripts
    const withScript = Object.entries(locked)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
    expect(withScript.filter((name) => !(name in decided))).toEqual([])
    expect(Object.keys(decided).filter((name) => decided[name])).toEqual(['node'])
  })
})
