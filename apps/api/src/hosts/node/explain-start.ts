import { MasterKeysFault } from '../../store/keyring/key-wrapper.ts'
import { SecretFault } from './secret-file.ts'
import { LedgersNotThere } from '../../store/directory/open-directory.ts'
import { SettingsError, type Settings } from './settings.ts'

type Place = Pick<Settings, 'host' | 'port' | 'dataFolder'>

const readErrorWord = (error: Error, name: 'code' | 'syscall'): string =>
  name in error ? String(Reflect.get(error, name)) : ''

/** Returns what keeps the server from its port. */
function explainPort(code: string, { host, port }: Place): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1}.`
  if (code === 'EACCES') return `This user can’t use port ${port}. Choose another: PORT=4600.`
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code)) {
    return `HOST is '${host}', which isn’t an address of this machine. Set one: HOST=127.0.0.1, or HOST=0.0.0.0 for all of them.`
  }
  return undefined
}

/** Returns what keeps the server from its databases. */
function explainData(code: string, { dataFolder }: Place): string | undefined {
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)/.test(code))
    return `The disk of '${dataFolder}' is full. Make room, or set another folder as EVENKEEL_DATA.`
  if (/^(SQLITE_IOERR|EIO)/.test(code))
    return `The disk of '${dataFolder}' is full or failing. Make room or replace it, or set another folder as EVENKEEL_DATA.`
  if (/^(SQLITE_NOTADB|SQLITE_CORRUPT)/.test(code))
    return `The directory.sqlite in '${dataFolder}' is damaged. Restore a backup, as docs/backup.md says.`
  if (/^(SQLITE_BUSY|SQLITE_LOCKED)/.test(code))
    return `Another program has locked the databases in '${dataFolder}'. Stop it and start again.`
  if (/^(SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_PERM|EACCES|EPERM|EROFS)/.test(code)) {
    return `This user can’t read and write everything in '${dataFolder}'. Start as its owner, or set another folder as EVENKEEL_DATA.`
  }
  return undefined
}

/** Errors whose message is written for the operator. */
const said = [SettingsError, LedgersNotThere, MasterKeysFault, SecretFault]

/**
 * Returns what to say at the terminal when the start failed: one sentence if the operator can fix it, else where it
 * happened. `place` is undefined until the settings are read.
 */
export function explainStart(error: unknown, place: Place | undefined): string {
  if (!(error instanceof Error)) return String(error)
  if (said.some((Said) => error instanceof Said)) return error.message
  const [code, syscall] = [readErrorWord(error, 'code'), readErrorWord(error, 'syscall')]
  const isPort = syscall === 'listen' || syscall === 'bind' || syscall === 'getaddrinfo'
  const sentence = place && (isPort ? explainPort(code, place) : explainData(code, place))
  return sentence ?? error.stack ?? error.message
}
