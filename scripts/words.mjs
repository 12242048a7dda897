import { setup } from './lib/setup.mjs'

await setup()
const { mkdirSync, writeFileSync } = await import('node:fs')
const { dirname, join } = await import('node:path')
const { root } = await import('./lib/root.mjs')
const { catalogProblems, compiledCatalogs, missingTexts } = await import('./lib/catalogs.mjs')

const compiled = compiledCatalogs()
for (const { path, source } of compiled) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), source)
}
const problems = catalogProblems()
for (const problem of problems) console.log(problem)
for (const { locale, count } of missingTexts()) console.log(`${locale} lacks ${count} texts.`)
console.log(`${compiled.length} catalogs, ${problems.length} problems.`)
process.exit(problems.length === 0 ? 0 : 1)
