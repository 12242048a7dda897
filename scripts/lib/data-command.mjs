import { setup } from './setup.mjs'

/**
 * Hands a command about the data folder over to the API's own code; the rest of the command line goes with it.
 * @param {'backup' | 'restore'} command
 */
export async function runDataCommand(command) {
  await setup()
  const { run } = await import('./run.mjs')
  const options = ['--conditions=source', '--disable-warning=ExperimentalWarning']
  process.exit(
    await run(process.execPath, [...options, 'apps/api/src/node/backup/command.ts', command, ...process.argv.slice(2)]),
  )
}
