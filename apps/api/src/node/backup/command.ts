import { resolve } from 'node:path'
import packageJson from '../../../package.json' with { type: 'json' }
import { backUp } from './back-up.ts'
import { BackupError } from './backup-files.ts'
import { restore } from './restore.ts'

const USAGE = {
  backup: 'Please name a new folder for the backup: npm run backup -- <folder>',
  restore: 'Please name the folder of the backup: npm run restore -- <folder>',
} as const

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** A line now and then: after each hundredth file and the last. */
const progress = (done: number, of: number) => {
  if (done % 100 === 0 || done === of) say(`${done} of ${of} files`)
}

async function run(command: 'backup' | 'restore', folder: string): Promise<void> {
  const dataFolder = resolve(process.env['EVENKEEL_DATA'] || './.data')
  if (command === 'backup') {
    const options = { dataFolder, targetFolder: resolve(folder), version: packageJson.version, now: Date.now(), onProgress: progress }
    const { files } = await backUp(options)
    say(`Backed up ${files.length} databases to ${resolve(folder)}. The secret is not among them: keep EVENKEEL_SECRET, or the file secret.key of the data folder, in another place.`)
    return
  }
  const { files, begunAt } = await restore({ backupFolder: resolve(folder), dataFolder, onProgress: progress })
  say(`Restored ${files.length} databases of ${begunAt} to ${dataFolder}. Start Evenkeel with the same secret as before.`)
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
