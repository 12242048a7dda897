import { appendFileSync } from 'node:fs'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { AppParts } from '../../app-parts.ts'
import { createBankParts } from '../../bank/create-bank-parts.ts'
import { withAuditEvents } from '../../http/audit-events.ts'
import { hourly, type Log } from '../../http/error-answer.ts'
import { createBudgets } from '../../identity/budgets.ts'
import { readKeys } from '../../identity/keys.ts'
import { createPasswords } from '../../identity/passwords.ts'
import { createOutbox } from '../../mail/outbox.ts'
import { createPostedMail } from '../../mail/posted-mail.ts'
import { createSmtpDelivery } from '../../mail/smtp-mail.ts'
import { createAnchorPlace } from '../../ops/audit-anchor.ts'
import { framesFolder, withKept } from '../../pages/kept-frames.ts'
import { compress, staticFolder } from '../../pages/static-folder.ts'
import { openDirectory } from '../../store/directory/open-directory.ts'
import { removeLeavers } from '../../store/directory/remove-leavers.ts'
import { type LedgerFiles, openLedgerFiles } from '../../store/ledger-files.ts'
import { createWaking, type Waking } from './background.ts'
import { openKeyringAt } from './keyring-place.ts'
import { logLine } from './log-line.ts'
import { maxOpenLedgers, readMachine } from './max-open-ledgers.ts'
import { type OwnProcess, ownProcess } from './processes/own-process.ts'
import { readSecret } from './secret-file.ts'
import type { Settings } from './settings.ts'
import { createSystemRandom } from './system-random.ts'

/**
 * Returns the work as it is done once at a time: a call meanwhile leads to one more run. Each call settles when all of it
 * is done.
 */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isWanted = false
  let running: Promise<void> | undefined
  const run = async () => {
    while (isWanted) {
      isWanted = false
      await work()
    }
  }
  return () => {
    isWanted = true
    running ??= run().finally(() => void (running = undefined))
    return running
  }
}

const systemClock = { now: () => Date.now() }
const createLog = (processNumber: number | undefined): Log =>
  hourly((entry) => void process.stderr.write(`${logLine(entry, systemClock.now(), processNumber)}\n`), systemClock.now)
const systemRandom = createSystemRandom()
/** On the disk before it returns. */
const appendLine = (path: string, line: string) => appendFileSync(path, line, { mode: 0o600, flush: true })

type MailSharing = Pick<OwnProcess, 'shareMail' | 'onMail'>

type MailNeeds = Pick<AppParts, 'directory' | 'clock' | 'keys' | 'random' | 'log'>

/** Sends mail by SMTP if a server is set; otherwise keeps it, to be read at `/dev/outbox`. */
function createMail(
  { smtp }: Settings,
  needs: MailNeeds,
  { shareMail, onMail }: MailSharing,
): Pick<AppParts, 'mail' | 'outbox'> {
  if (!smtp) {
    const outbox = createOutbox(systemClock, shareMail)
    onMail(outbox.take)
    return { mail: outbox, outbox }
  }
  const noteFailure = (error: unknown) => needs.log({ event: 'store-unavailable', requestId: '', call: 'mail', error })
  const wake = () => void setImmediate(() => void sendDue().catch(noteFailure))
  const mail = createPostedMail({ ...needs, deliver: createSmtpDelivery(smtp), wake })
  const sendDue = oneAtATime(mail.sendDue)
  return { mail: { ...mail, sendDue } }
}

/** The app's parts, and what only a process on a machine has. */
interface NodeParts extends AppParts {
  readonly ledgers: LedgerFiles
}

/** Creates the app's parts on a machine: SQLite files, folders on the disk, the system's clock. */
export function createNodeParts(
  settings: Settings,
  version: string,
  waking: Pick<Waking, 'wake'> = createWaking(),
  own = ownProcess(),
): NodeParts {
  const { dataFolder } = settings
  const log = createLog(own.number)
  const keyring = settings.keyring && openKeyringAt(settings.keyring)
  const auditSign = (text: string) => keys.sign('audit', text)
  const directory = openDirectory(dataFolder, { isStart: true, auditSign, keyring })
  const outside = {
    clock: systemClock,
    random: systemRandom,
    http: fetch,
    sandboxStore: directory.sandboxBank,
    wake: waking.wake,
  }
  if (keyring) {
    keyring.endBackups(systemClock.now())
    removeLeavers(dataFolder, keyring, systemClock.now())
  }
  const keys = readKeys(readSecret(settings, systemRandom), settings.signingSecrets)
  return {
    directory: withAuditEvents(directory, { keys, clock: systemClock, log }),
    ledgers: openLedgerFiles(dataFolder, { keyring, openLedgers: maxOpenLedgers(readMachine(), settings.processes) }),
    clock: systemClock,
    random: systemRandom,
    passwords: createPasswords(systemRandom),
    keys,
    budgets: createBudgets(systemClock, undefined, (milliseconds) => AbortSignal.timeout(milliseconds)),
    ...createMail(settings, { directory, clock: systemClock, keys, random: systemRandom, log }, own),
    portal: withKept(staticFolder(settings.portalFolder), staticFolder(framesFolder(dataFolder))),
    widgets: staticFolder(settings.widgetsFolder),
    compress,
    bank: createBankParts(settings.bank, outside),
    publicOrigin: settings.publicOrigin,
    containers: settings.containers,
    securityContact: settings.securityContact,
    isProduction: settings.isProduction,
    anchorPlace: createAnchorPlace(settings.auditAnchor, { http: fetch, log, append: appendLine }),
    version,
    log,
    yieldToEventLoop: () => nextTurn(),
    pause: (milliseconds) => pause(milliseconds),
  }
}
