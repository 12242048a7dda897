import { run } from './lib/run.mjs'
import { setup } from './lib/setup.mjs'

await setup()
const options = ['--conditions=source', '--disable-warning=ExperimentalWarning']
process.exit(
  await run(process.execPath, [...options, 'apps/api/src/node/company/command.ts', ...process.argv.slice(2)]),
)
