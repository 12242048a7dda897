import { join, resolve } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { keySettingsOf, openKeyringOf, openKeyringThere } from '../../src/hosts/node/keyring-place.ts'
import { stepsAfterRestore } from './after-restore.ts'
import { backUpKeys } from './back-up-keys.ts'
import { backUp } from './back-up.ts'
import { BackupError, type LeftLedger } from './backup-files.ts'
import { inWords, restore } from './restore.ts'

const usage = {
  backup:
    'Please name a new folder for the backup: npm run backup -- <folder>, or npm run backup -- keys <folder> for the keys alone',
  restore: 'Please name the folder of the backup: npm run restore -- <folder>',
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

/** Reports that the backup is incomplete, last, because an operator may read only the last line. */
function sayLeft(copied: number, left: readonly LeftLedger[]): void {
  const ledgers = `${copied.toLocaleString('en-US')} ${copied === 1 ? 'ledger' : 'ledgers'}`
  say(`Copied ${ledgers}. ${left.length === 1 ? 'One is' : `${left.length} are`} not in it: ${inWords(left)}.`)
}

/** Returns the exit code. */
async function run(command: 'backup' | 'restore', folder: string, withoutLeft: boolean): Promise<number> {
  const dataFolder = resolve(process.env['EVENKEEL_DATA'] || './.data')
  if (command === 'backup') {
    const options = {
      dataFolder,
      targetFolder: resolve(folder),
      version: packageJson.version,
      now: Date.now(),
      keyring: openKeyringOf(keySettingsOf(process.env, dataFolder)),
      onProgress: progress,
    }
    const { files, left = [] } = await backUp(options)
    say(
      `Backed up ${databases(files.length)} to ${resolve(folder)}. The secret is not among them: keep EVENKEEL_SECRET, or ${join(dataFolder, 'secret.key')}, in another place.`,
    )
    if (left.length > 0) sayLeft(files.length - 1, left)
    return left.length > 0 ? exitCodeLeft : 0
  }
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

const options = process.argv.slice(2)
const [command, folder, keysFolder] = options.filter((option) => option !== '--without-left')
try {
  if (command !== 'backup' && command !== 'restore') throw new BackupError(`${usage.backup}, or ${usage.restore}`)
  if (!folder) throw new BackupError(usage[command])
  if (command === 'backup' && folder === 'keys' && keysFolder) runKeys(keysFolder)
  else process.exitCode = await run(command, folder, options.includes('--without-left'))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
