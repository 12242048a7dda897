import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { AppParts } from '../app-parts.ts'
import { makeBankParts } from '../bank/make-bank-parts.ts'
import type { Log } from '../http/error-answer.ts'
import { makeKeys } from '../identity/keys.ts'
import { makePasswords } from '../identity/passwords.ts'
import { makeOutbox } from '../mail/outbox.ts'
import { makeSmtpMail } from '../mail/smtp-mail.ts'
import { staticFolder } from '../pages/static-folder.ts'
import { openDirectory } from '../store/directory/open-directory.ts'
import { type LedgerFiles, openLedgerFiles } from '../store/ledger-files.ts'
import { makeWaking, type Waking } from './background.ts'
import { logLine } from './log-line.ts'
import { type OwnProcess, ownProcess } from './processes/own-process.ts'
import { readOrMakeSecret } from './secret-file.ts'
import type { Settings } from './settings.ts'
import { makeSystemRandom } from './system-random.ts'

const systemClock = { now: () => Date.now() }
const makeLog =
  (processNumber: number | undefined): Log =>
  (entry) =>
    void process.stderr.write(`${logLine(entry, systemClock.now(), processNumber)}\n`)
const systemRandom = makeSystemRandom()

type MailSharing = Pick<OwnProcess, 'shareMail' | 'onMail'>

/** By SMTP where a server is given; else it stays here, to be read at `/dev/outbox`. */
function makeMail({ smtp }: Settings, log: Log, { shareMail, onMail }: MailSharing): Pick<AppParts, 'mail' | 'outbox'> {
  if (!smtp) {
    const outbox = makeOutbox(systemClock, shareMail)
    onMail(outbox.take)
    return { mail: outbox, outbox }
  }
  const onLost = (error: unknown) => log({ event: 'mail-failed', requestId: '', call: 'mail', error })
  return { mail: makeSmtpMail(smtp, { clock: systemClock, onLost }) }
}

/** What a process on a machine knows more of its parts than the app does. */
interface NodeParts extends AppParts {
  readonly ledgers: LedgerFiles
}

/** The app's parts on a machine: SQLite files, folders on the disk, the system's clock. */
export function makeNodeParts(
  settings: Settings,
  version: string,
  waking: Pick<Waking, 'wake'> = makeWaking(),
  own = ownProcess(),
): NodeParts {
  const { dataFolder, secret } = settings
  const log = makeLog(own.number)
  const directory = openDirectory(dataFolder)
  const outside = {
    clock: systemClock,
    random: systemRandom,
    http: fetch,
    twinStore: directory.bankTwin,
    wake: waking.wake,
  }
  const secretBytes =
    secret === undefined ? readOrMakeSecret(dataFolder, systemRandom) : new TextEncoder().encode(secret)
  return {
    directory,
    ledgers: openLedgerFiles(dataFolder),
    clock: systemClock,
    random: systemRandom,
    passwords: makePasswords(systemRandom),
    keys: makeKeys(secretBytes),
    ...makeMail(settings, log, own),
    portal: staticFolder(settings.portalFolder),
    widgets: staticFolder(settings.widgetsFolder),
    bank: makeBankParts(settings.bank, outside),
    publicOrigin: settings.publicOrigin,
    isProduction: settings.isProduction,
    version,
    log,
    giveWay: () => nextTurn(),
    pause: (milliseconds) => pause(milliseconds),
  }
}
