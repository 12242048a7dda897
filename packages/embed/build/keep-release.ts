import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { release } from '../src/release.ts'
import { buildLoader, integrityFile, releasesFolder, toIntegrity } from './loader.ts'

// Keeps the loader of this version for good. Its address is immutable, so a version that people may use is never kept twice:
// raise the version first. `--again` is for a version that has not been given out yet.
const kept: Record<string, string> = JSON.parse(readFileSync(integrityFile, 'utf8'))
const bytes = await buildLoader()
const integrity = toIntegrity(bytes)
const isOther = kept[release] !== undefined && kept[release] !== integrity
if (isOther && !process.argv.includes('--again'))
  throw new Error(`The loader of ${release} is kept already, and this one differs: raise the version first.`)
mkdirSync(join(releasesFolder, release), { recursive: true })
writeFileSync(join(releasesFolder, release, 'evenkeel.js'), bytes)
writeFileSync(integrityFile, `${JSON.stringify({ ...kept, [release]: integrity }, null, 2)}\n`)
