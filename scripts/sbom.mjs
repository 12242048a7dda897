import { setup } from './lib/setup.mjs'

await setup()
const { join, resolve } = await import('node:path')
const { root } = await import('./lib/root.mjs')
const { writeComponents } = await import('./lib/sbom.mjs')

const [given] = process.argv.slice(2)
const path = given ? resolve(process.env.INIT_CWD ?? '.', given) : join(root, 'dist/sbom.cdx.json')
console.log(`${path}: ${writeComponents(path)} packages.`)
