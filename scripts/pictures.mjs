import { setup } from './lib/setup.mjs'

await setup()
const { existsSync } = await import('node:fs')
const { join } = await import('node:path')
const { build } = await import('./lib/build.mjs')
const { root } = await import('./lib/root.mjs')
const { run } = await import('./lib/run.mjs')
const { stop } = await import('./lib/say.mjs')

const script = 'tests/pictures/pictures.mjs'
if (!existsSync(join(root, script))) stop(`There is no ${script} yet.`)
if ((await build('errors-only')) !== 0) stop('The build failed: see above.')
process.exit(await run(process.execPath, ['--conditions=source', script, ...process.argv.slice(2)]))
