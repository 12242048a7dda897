// Proves: ASVS-15.1.2
import { describe, expect, it } from 'vitest'
import { readManifest, workspaces } from '../../tests/boundaries/tree.ts'
import { listComponents, withoutTools } from './sbom.mjs'

describe('the list of components', () => {
  it('has everything that our packages want to run, and no tool', () => {
    const { components } = JSON.parse(listComponents())
    const names = new Set(components.map(({ name, group }: { name: string; group?: string }) => group ?? name))
    const wanted = workspaces.flatMap((folder) => Object.keys(readManifest(folder).dependencies ?? {}))
    const others = wanted.filter((name) => !name.startsWith('@evenkeel/'))
    // What a tool uses too is what npm alone would leave out.
    expect(others).toEqual(expect.arrayContaining(['better-sqlite3', 'react', 'zod', 'nodemailer']))
    expect(others.filter((name) => !names.has(name))).toEqual([])
    expect(['vitest', 'typescript', 'vite', 'playwright-core'].filter((name) => names.has(name))).toEqual([])
  })

  it('is the same each time, with a hash for each package of others and no address of a registry', () => {
    const list = listComponents()
    expect(listComponents()).toBe(list)
    expect(list.match(/https?:\/\/[^"/]+/g)).toEqual(['http://cyclonedx.org'])
    const { components, metadata } = JSON.parse(list)
    expect(metadata.component.name).toBe('evenkeel')
    const unhashed = components.filter(({ hashes }: { hashes?: unknown[] }) => !hashes?.length)
    const ours = workspaces.map((folder) => `pkg:npm/%40evenkeel/${folder.split('/').at(-1)}@`)
    const purls: string[] = unhashed.map(({ purl }: { purl: string }) => purl)
    expect(purls.filter((purl) => !ours.some((start) => purl.startsWith(start)))).toEqual([])
  })
})

describe('a lockfile without tools', () => {
  it('keeps what the product shares with a tool', () => {
    const lockfile = {
      name: 'x',
      packages: {
        '': { devDependencies: { tool: '1.0.0' } },
        'node_modules/shared': {},
        'node_modules/tool': { dev: true },
        'node_modules/types': { devOptional: true },
      },
    }
    expect(withoutTools(lockfile)).toEqual({ name: 'x', packages: { '': {}, 'node_modules/shared': {} } })
  })
})
