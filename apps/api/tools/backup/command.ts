import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import packageJson from '../../package.json' with { type: 'json' }
import { keySettingsOf, openKeyringOf, openKeyringThere } from '../../src/hosts/node/keyring-place.ts'
import { stepsAfterRestore } from './after-restore.ts'
import { backUpKeys } from './back-up-keys.ts'
import { backUp } from './back-up.ts'
import { BackupError, type BackupManifest, type LeftLedger } from './backup-files.ts'
import { keepNewest, lastGoodCopy } from './keep-newest.ts'
import { inWords } from './manifest.ts'
import { restore } from './restore.ts'

const usage = {
  backup:
    'Name a new folder for the backup: npm run backup -- <folder> [--keep <how many>], or npm run backup -- keys <folder> for the keys alone',
  restore: 'Name the folder of the backup: npm run restore -- <folder>',
} as const

/** The exit code of a backup in which a ledger is missing. */
const exitCodeLeft = 2

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Prints a line after each hundredth database. */
const progress = (done: number, of: number) => {
  if (done % 100 === 0 && done < of) say(`${done} of ${of} databases`)
}

const databases = (count: number) =>
  `${count} databases (the directory and ${count - 1} ${count === 2 ? 'ledger' : 'ledgers'})`

interface Options {
  readonly withoutLeft: boolean
  /** How many backups next to each other stay; undefined for all. */
  readonly keep: number | undefined
}

/** Reports that the backup is incomplete, last, because an operator may read only the last line. */
function sayLeft(folder: string, manifest: BackupManifest, left: readonly LeftLedger[]): void {
  const copied = manifest.files.length - 1
  const ledgers = `${copied.toLocaleString('en-US')} ${copied === 1 ? 'ledger' : 'ledgers'}`
  const copies = left.map((one) => (one.path === undefined ? undefined : lastGoodCopy(folder, manifest, one.path)))
  const named = left.map(
    (one, index) => `${inWords([one])}${copies[index] ? ` (last good copy: ${copies[index]})` : ''}`,
  )
  const [copy] = copies
  say(
    left.length === 1
      ? `Copied ${ledgers}. One is not in it: ${inWords(left)}.${copy ? ` Its last good copy: ${copy}.` : ''}`
      : `Copied ${ledgers}. ${left.length} are not in it: ${named.join('; ')}.`,
  )
}

/** Removes older backups next to this one. */
function sayKept(folder: string, manifest: BackupManifest, keep: number): void {
  const { removed, stay } = keepNewest(folder, manifest, keep)
  for (const one of removed) say(`Removed ${one}`)
  for (const one of stay) say(`Kept ${one}: it has what this backup lacks of a ledger.`)
}

async function runBackup(dataFolder: string, folder: string, { keep }: Options): Promise<number> {
  const keyring = openKeyringOf(keySettingsOf(process.env, dataFolder))
  const now = Date.now()
  const options = { dataFolder, targetFolder: folder, version: packageJson.version, now, keyring, onProgress: progress }
  const manifest = await backUp(options)
  const { files, left = [] } = manifest
  say(
    `Backed up ${databases(files.length)} to ${folder}. The secret is not among them: keep EVENKEEL_SECRET, or ${join(dataFolder, 'secret.key')}, in another place.`,
  )
  if (keep !== undefined) sayKept(folder, manifest, keep)
  if (left.length > 0) sayLeft(folder, manifest, left)
  return left.length > 0 ? exitCodeLeft : 0
}

/** Returns the exit code. */
async function run(command: 'backup' | 'restore', folder: string, options: Options): Promise<number> {
  const dataFolder = resolve(process.env['EVENKEEL_DATA'] || './.data')
  if (command === 'backup') return runBackup(dataFolder, resolve(folder), options)
  const { withoutLeft } = options
  // A keyring that is not there is not made: its keys would open nothing.
  const keyring = openKeyringThere(keySettingsOf(process.env, dataFolder))
  const { files, begunAt, removed } = await restore({
    backupFolder: resolve(folder),
    dataFolder,
    keyring,
    now: Date.now(),
    withoutLeft,
    onProgress: progress,
  })
  keyring?.close()
  if (removed > 0) say(`Removed again ${removed} ${removed === 1 ? 'person' : 'people'} who had left since the backup.`)
  say(`Restored ${databases(files.length)} of ${begunAt} to ${dataFolder}.`)
  for (const step of stepsAfterRestore(process.env, dataFolder)) say(step)
  return 0
}

/** Copies the keyring; its two newest copies are kept. */
function runKeys(folder: string): void {
  const keyring = openKeyringOf(keySettingsOf(process.env, resolve(process.env['EVENKEEL_DATA'] || './.data')))
  if (!keyring) throw new BackupError('There is no keyring here: nothing in this folder is encrypted.')
  try {
    say(
      `Copied the keyring to ${backUpKeys(keyring, resolve(folder), Date.now())}. Its master key is not in it: keep that elsewhere.`,
    )
  } finally {
    keyring.close()
  }
}

/** @throws BackupError for something else than a number of backups. */
function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const keep = Number(text)
  if (Number.isInteger(keep) && keep >= 1) return keep
  throw new BackupError('Say how many backups stay, the new one among them: --keep 14')
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-left': { type: 'boolean' }, keep: { type: 'string' } },
  })
  const [command, folder, keysFolder] = positionals
  if (command !== 'backup' && command !== 'restore') throw new BackupError(`${usage.backup}, or ${usage.restore}`)
  if (!folder) throw new BackupError(usage[command])
  const options = { withoutLeft: values['without-left'] ?? false, keep: readKeep(values.keep) }
  if (command === 'backup' && folder === 'keys' && keysFolder) runKeys(keysFolder)
  else process.exitCode = await run(command, folder, options)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
