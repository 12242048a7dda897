import { setup } from './lib/setup.mjs'

await setup()
const { writeFileSync } = await import('node:fs')
const { join } = await import('node:path')
const { root } = await import('./lib/root.mjs')
const {
  specificationPages,
  testsByRequirement,
  conformancePage,
  conformancePath,
  asvsPath,
  asvsReport,
  coveragePage,
  coveragePath,
  definedIn,
} = await import('../tests/boundaries/requirements.ts')
const { sources, texts } = await import('../tests/boundaries/tree.ts')

const pages = specificationPages(texts)
const coverage = testsByRequirement(sources, definedIn(pages))
writeFileSync(join(root, coveragePath), coveragePage(pages, coverage))
writeFileSync(join(root, conformancePath), conformancePage(pages, coverage))
writeFileSync(join(root, asvsPath), asvsReport(pages, coverage))

const unproven = [...coverage].filter(([, files]) => files.length === 0).map(([id]) => id)
console.log(`${coveragePath}: ${coverage.size} requirements, ${unproven.length} without a test.`)
if (unproven.length > 0) console.log(unproven.join(', '))
