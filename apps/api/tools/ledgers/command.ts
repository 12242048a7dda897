import { existsSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { keySettingsOf, openKeyringOf } from '../../src/hosts/node/keyring-place.ts'
import { toEmailKey } from '../../src/store/directory/people.ts'
import { encryptLedgerFile } from '../../src/store/encrypt-ledger-file.ts'
import { removeLedgerFiles } from '../../src/store/create-ledger-file.ts'
import { BackupError } from '../backup/backup-files.ts'
import { inWords } from '../backup/manifest.ts'
import { check, counted, findFault, findOrphans } from './check.ts'
import { type KnownLedger, type LedgersFolder, openFolder } from './folder.ts'
import { decryptTo } from './decrypt.ts'
import { runOnEdge } from './on-edge.ts'
import { rekeySome } from './rekey.ts'
import { adopt, beginAgain, restoreLedger } from './restore-ledger.ts'
import { quarantine, release } from './set-aside.ts'
import { noticeOf, tellPerson } from './tell-person.ts'

const usage = `Say what to do: npm run ledgers -- <what>, where a person is a number or an email:
  check [person]                          compares every ledger with the directory; changes nothing
  quarantine <person> [--reason <why>]    sets a ledger aside: it is not opened any more
  release <person>                        lets it be opened again
  restore <person> --from <backup>        brings one ledger back from a backup
  begin-again <person>                    starts a new, empty ledger for a person
  adopt <person>, or adopt --all          after an older directory came back: takes what the ledgers say;
                                          with --edge remote that of the directory in D1
  encrypt [person]                        encrypts ledgers of a release without keys now
  rekey <person>, or rekey --all          gives ledgers another key, in the cipher that is set
  decrypt --to <folder>                   writes all as plain files to a new folder
  sweep --older-than <days>               removes files of people the directory does not know`

const dayMs = 86_400_000
/** The exit code where a ledger is missing in what was written. */
const exitCodeLeft = 2
const say = (line: string) => void process.stdout.write(`${line}\n`)

interface Options {
  readonly reason: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly isAll: boolean
  readonly olderThan: number | undefined
}

type Command = (folder: LedgersFolder, person: string | undefined, options: Options) => Promise<number> | number

const sayKept = (kept: string | undefined) => {
  if (kept) say(`The one that was there is kept as ${kept}`)
}

function insistOnPerson(folder: LedgersFolder, person: string | undefined): KnownLedger {
  if (person === undefined) throw new BackupError(usage)
  return folder.one(person)
}

async function insistOnEmail({ email }: KnownLedger): Promise<void> {
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const typed = await asking.question(
      'All that this person has entered will be gone from Evenkeel. Their email, again: ',
    )
    if (toEmailKey(typed) !== toEmailKey(email)) throw new BackupError('That is another email: nothing was changed.')
  } finally {
    asking.close()
  }
}

function adoptSome(folder: LedgersFolder, person: string | undefined, { isAll }: Options): number {
  const ledgers = isAll ? folder.all() : [insistOnPerson(folder, person)]
  const behind = ledgers.filter((owner) => findFault(owner) === 'directory-older')
  for (const owner of behind) adopt(folder, owner)
  say(`The directory follows ${behind.length} of ${ledgers.length} ledgers.`)
  return 0
}

async function decrypt(folder: LedgersFolder, { to }: Options): Promise<number> {
  if (to === undefined) throw new BackupError('Name a new folder: npm run ledgers -- decrypt --to <folder>')
  const { files, left } = await decryptTo(folder, to, Date.now())
  say(`Wrote ${counted(files, 'plain file', 'plain files')} to ${resolve(to)}. Anyone who has them can read them.`)
  if (left.length > 0) say(`Not in it: ${inWords(left)}.`)
  return left.length > 0 ? exitCodeLeft : 0
}

function sweep(folder: LedgersFolder, { olderThan }: Options): number {
  if (olderThan === undefined || !Number.isInteger(olderThan) || olderThan < 0)
    throw new BackupError('Say for how many days such a file must not have changed: sweep --older-than 35')
  const old = findOrphans(folder).filter(({ path }) => statSync(path).mtimeMs < Date.now() - olderThan * dayMs)
  for (const { path } of old) {
    removeLedgerFiles(path)
    rmSync(path, { force: true })
    say(`Removed ${path}`)
  }
  say(`Removed ${old.length} files that belong to no one.`)
  return 0
}

const commands: Readonly<Record<string, Command>> = {
  check: (folder, person) => check(folder, person, say),
  quarantine(folder, person, { reason = 'set aside by an operator' }) {
    const owner = insistOnPerson(folder, person)
    if (owner.ledgerState !== 'there')
      throw new BackupError(`The ledger of ${owner.email} cannot be set aside: its state is '${owner.ledgerState}'.`)
    quarantine(folder, owner, reason, Date.now())
    say(`The ledger of ${owner.email} is set aside. To have it opened again: npm run ledgers -- release ${owner.email}`)
    return 0
  },
  release(folder, person) {
    const owner = insistOnPerson(folder, person)
    release(folder, owner)
    say(`The ledger of ${owner.email} may be opened again.`)
    return 0
  },
  async restore(folder, person, { from }) {
    if (from === undefined) throw new BackupError(usage)
    const owner = insistOnPerson(folder, person)
    const { of, kept } = await restoreLedger(folder, owner, resolve(from), Date.now())
    say(`The ledger of ${owner.email} is that of ${new Date(of).toISOString()} again.`)
    sayKept(kept)
    say(await tellPerson(noticeOf(owner, of), process.env))
    return 0
  },
  async 'begin-again'(folder, person) {
    const owner = insistOnPerson(folder, person)
    await insistOnEmail(owner)
    sayKept(await beginAgain(folder, owner, Date.now()))
    say(`${owner.email} has a new, empty ledger.`)
    say(await tellPerson(noticeOf(owner, undefined), process.env))
    return 0
  },
  adopt: adoptSome,
  encrypt(folder, person) {
    if (!folder.keyring) throw new BackupError('There is no keyring. Set EVENKEEL_KEYRING, and start the server once.')
    const ledgers = person === undefined ? folder.all() : [folder.one(person)]
    const plain = ledgers.filter(
      (owner) => owner.key === undefined && findFault(owner) === undefined && existsSync(owner.path),
    )
    const { keyring } = folder
    const done = plain.filter(({ path, ledgerId }) => encryptLedgerFile(path, keyring.ensure(ledgerId)))
    say(
      `Encrypted ${done.length} of ${plain.length} plain ledgers; the others are open, and are encrypted when they are next opened.`,
    )
    return 0
  },
  async rekey(folder, person, { isAll }) {
    const left = await rekeySome(folder, isAll ? undefined : insistOnPerson(folder, person), say)
    return left > 0 ? exitCodeLeft : 0
  },
  decrypt: (folder, _person, options) => decrypt(folder, options),
  sweep: (folder, _person, options) => sweep(folder, options),
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      all: { type: 'boolean' },
      'older-than': { type: 'string' },
      edge: { type: 'string' },
    },
  })
  const [name = '', person, ...more] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || more.length > 0) throw new BackupError(usage)
  const dataFolder = resolve(process.env['EVENKEEL_DATA'] || './.data')
  if (values.edge !== undefined) return runOnEdge(name, values, dataFolder, say)
  const keyring = openKeyringOf(keySettingsOf(process.env, dataFolder))
  const folder = openFolder(dataFolder, keyring)
  try {
    const days = values['older-than']
    const olderThan = days === undefined ? undefined : Number(days)
    return await command(folder, person, {
      reason: values.reason,
      from: values.from,
      to: values.to,
      isAll: values.all ?? false,
      olderThan,
    })
  } finally {
    folder.directory.close()
    keyring?.close()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
