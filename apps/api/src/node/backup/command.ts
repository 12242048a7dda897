import { join, resolve } from 'node:path'
import packageJson from '../../../package.json' with { type: 'json' }
import { backUp } from './back-up.ts'
import { BackupError } from './backup-files.ts'
import { restore } from './restore.ts'

const USAGE = {
  backup: 'Please name a new folder for the backup: npm run backup -- <folder>',
  restore: 'Please name the folder of the backup: npm run restore -- <folder>',
} as const

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** A line now and then: after each hundredth database. */
const progress = (done: number, of: number) => {
  if (done % 100 === 0 && done < of) say(`${done} of ${of} databases`)
}

const databases = (count: number) =>
  `${count} databases (the directory and ${count - 1} ${count === 2 ? 'ledger' : 'ledgers'})`

async function run(command: 'backup' | 'restore', folder: string): Promise<void> {
  const dataFolder = resolve(process.env['EVENKEEL_DATA'] || './.data')
  if (command === 'backup') {
    const options = {
      dataFolder,
      targetFolder: resolve(folder),
      version: packageJson.version,
      now: Date.now(),
      onProgress: progress,
    }
    const { files } = await backUp(options)
    say(
      `Backed up ${databases(files.length)} to ${resolve(folder)}. The secret is not among them: keep EVENKEEL_SECRET, or ${join(dataFolder, 'secret.key')}, in another place.`,
    )
    return
  }
  const { files, begunAt } = await restore({ backupFolder: resolve(folder), dataFolder, onProgress: progress })
  say(
    `Restored ${databases(files.length)} of ${begunAt} to ${dataFolder}. Before you start Evenkeel on it, put the secret.key of that time there, or set EVENKEEL_SECRET to the same as before.`,
  )
}

const [command, folder] = process.argv.slice(2)
try {
  if (command !== 'backup' && command !== 'restore') throw new BackupError(`${USAGE.backup}, or ${USAGE.restore}`)
  if (!folder) throw new BackupError(USAGE[command])
  await run(command, folder)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
