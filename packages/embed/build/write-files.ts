import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { customElements, reserveSheet } from './files.ts'
import { buildLoader, releasesFolder } from './loader.ts'

// What is served to pages, and the manifest for editors, next to the modules that tsup built.
const dist = join(import.meta.dirname, '../dist')
writeFileSync(join(dist, 'custom-elements.json'), `${JSON.stringify(customElements(), null, 2)}\n`)
writeFileSync(join(dist, 'reserve.css'), reserveSheet())
writeFileSync(join(dist, 'loader.js'), await buildLoader())
cpSync(releasesFolder, join(dist, 'releases'), { recursive: true })
