import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AppParts } from '../app-parts.ts'
import { makeKeys } from '../identity/keys.ts'
import { makePasswords } from '../identity/passwords.ts'
import { staticFolder } from '../pages/static-folder.ts'
import { openDirectory } from '../store/directory/open-directory.ts'
import { openLedgerFiles } from '../store/ledger-files.ts'
import { logLine } from './log-line.ts'
import { readOrMakeSecret } from './secret-file.ts'
import type { Settings } from './settings.ts'

const systemClock = { now: () => Date.now() }
const systemRandom = { bytes: (count: number) => new Uint8Array(randomBytes(count)) }

/** The app's parts on a machine: SQLite files, folders on the disk, the system's clock. */
export function makeNodeParts(settings: Settings, version: string): AppParts {
  const { dataFolder, secret } = settings
  const secretBytes = secret === undefined ? readOrMakeSecret(dataFolder, systemRandom) : new TextEncoder().encode(secret)
  return {
    directory: openDirectory(dataFolder),
    ledgers: openLedgerFiles(dataFolder),
    clock: systemClock,
    random: systemRandom,
    passwords: makePasswords(systemRandom),
    keys: makeKeys(secretBytes),
    portal: staticFolder(settings.portalFolder),
    widgets: staticFolder(settings.widgetsFolder),
    publicOrigin: settings.publicOrigin,
    isProduction: settings.isProduction,
    version,
    log: (entry) => void process.stderr.write(`${logLine(entry, systemClock.now())}\n`),
    giveWay: () => nextTurn(),
  }
}
