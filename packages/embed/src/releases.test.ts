// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { budgets } from '../build/budgets.ts'
import { buildLoader, integrityFile, releasesFolder, toIntegrity } from '../build/loader.ts'
import { release } from './release.ts'

const kept: Record<string, string> = JSON.parse(readFileSync(integrityFile, 'utf8'))
const readKept = (version: string) => readFileSync(join(releasesFolder, version, 'evenkeel.js'))

describe('the loaders that stay for good', () => {
  it('are listed with their integrity, each of them', () => {
    const folders = readdirSync(releasesFolder).filter((name) => name !== 'integrity.json')
    expect(folders).toEqual(Object.keys(kept))
    expect(folders).toContain(release)
  })

  it.each(Object.entries(kept))('%s has the bytes that it had when it was kept', (version, integrity) => {
    expect(toIntegrity(readKept(version))).toBe(integrity)
    expect(integrity).toMatch(/^sha384-[\w+/]{64}$/)
  })

  it('have the one that this version builds', async () => {
    const built = await buildLoader()
    // Another loader needs another version: raise it, then run npm run keep -w @evenkeel/embed.
    expect(toIntegrity(built)).toBe(toIntegrity(readKept(release)))
    const bytes = gzipSync(built, { level: 9 }).length
    process.stdout.write(`loader: ${bytes} bytes compressed, of ${budgets.loader}\n`)
    expect(bytes).toBeLessThanOrEqual(budgets.loader)
  })
})
