import { describe, expect, it } from 'vitest'
import { manifestOf, texts, workspaces } from './tree.ts'

interface LockedPackage {
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const folders = ['', ...workspaces]
const wanted = (folder: string) => {
  const { dependencies, devDependencies, peerDependencies } = manifestOf(folder)
  return { ...dependencies, ...devDependencies, ...peerDependencies }
}
const lockfile = texts.find(({ path }) => path === 'package-lock.json')?.text ?? ''
const locked: Readonly<Record<string, LockedPackage>> = JSON.parse(lockfile).packages

describe('versions', () => {
  it.each(folders)('are exact in the package.json of "%s"', (folder) => {
    const loose = Object.entries(wanted(folder)).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
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
    const { dependencies = {}, devDependencies = {} } = manifestOf(folder)
    const inLockfile = { ...locked[folder]?.dependencies, ...locked[folder]?.devDependencies }
    expect(inLockfile).toEqual({ ...dependencies, ...devDependencies })
  })

  it('are locked without the address of a registry', () => {
    const addresses = Object.values(locked).flatMap(({ resolved }) => (resolved?.includes('://') ? [resolved] : []))
    expect(addresses).toEqual([])
  })
})
