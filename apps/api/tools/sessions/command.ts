import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { keySettingsOf, openKeyringOf } from '../../src/hosts/node/keyring-place.ts'
import { createKeys } from '../../src/identity/keys.ts'
import { directoryPath } from '../../src/store/directory/directory-file.ts'
import { openDirectory } from '../../src/store/directory/open-directory.ts'
import { CompanyProblems, stop } from '../company/problems.ts'
import { readServerSecret } from '../company/server-secret.ts'
import { endSessionsOf } from './end-sessions.ts'

const usage = `Say whose: npm run sessions -- end <person>, where a person is a number or an email
  signs this person out of every browser and ends their widgets on other pages; servers go on.`

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function run([what, who, ...more]: readonly string[]): Promise<void> {
  if (what !== 'end' || who === undefined || more.length > 0) return stop(usage)
  const dataFolder = resolve(process.env['EVENKEEL_DATA'] || './.data')
  if (!existsSync(directoryPath(dataFolder)))
    return stop(`There is no directory.sqlite in '${dataFolder}': set EVENKEEL_DATA to the folder of the databases.`)
  const secret = process.env['EVENKEEL_SECRET'] || undefined
  const keys = createKeys(readServerSecret({ dataFolder, edge: undefined, secret }))
  const keyring = openKeyringOf(keySettingsOf(process.env, dataFolder))
  const directory = openDirectory(dataFolder, { auditSign: (text) => keys.sign('audit', text), keyring })
  try {
    say(`${await endSessionsOf({ directory, clock: { now: () => Date.now() } }, who)} is signed out everywhere.`)
  } finally {
    directory.close()
    keyring?.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const lines =
    error instanceof CompanyProblems ? error.lines : [error instanceof Error ? error.message : String(error)]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}
