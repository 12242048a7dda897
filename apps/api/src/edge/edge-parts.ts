import { randomBytes } from 'node:crypto'
import packageJson from '../../package.json' with { type: 'json' }
import type { AppParts } from '../app-parts.ts'
import type { Log } from '../http/error-answer.ts'
import { makeKeys } from '../identity/keys.ts'
import { makePasswords } from '../identity/passwords.ts'
import { makeOutbox } from '../mail/outbox.ts'
import type { SmtpSettings } from '../mail/smtp-settings.ts'
import { logLine } from '../node/log-line.ts'
import type { LedgerStore } from '../store/ledger-store.ts'
import { openD1Directory } from './d1-directory.ts'
import { edgeAssets } from './edge-assets.ts'
import { edgeBank } from './edge-bank.ts'
import { makeEdgeMail } from './edge-mail.ts'
import { writeLog } from './edge-log.ts'
import { type EdgeEnv, readEdgeSettings } from './edge-env.ts'

const systemClock = { now: () => Date.now() }
/** One for all requests of this Worker. */
const outbox = makeOutbox(systemClock)
const systemRandom = { bytes: (count: number) => new Uint8Array(randomBytes(count)) }

const log: Log = (entry) => writeLog(logLine(entry, systemClock.now()))

/** By SMTP where a server is given, as it must be in production; else it stays here, to be read at `/dev/outbox`. */
function makeMail(smtp: SmtpSettings | undefined): Pick<AppParts, 'mail' | 'outbox'> {
  if (!smtp) return { mail: outbox, outbox }
  const onLost = (error: unknown) => log({ event: 'mail-failed', requestId: '', call: 'mail', error })
  return { mail: makeEdgeMail(smtp, { clock: systemClock, onLost }) }
}

/**
 * The app's parts on the edge, in the Worker and in a person's object alike; where the two differ is which ledgers they have,
 * and how they wake the one that has work to do.
 *
 * @throws EdgeSettingsError for a setting that cannot be used.
 */
export function makeEdgeParts(env: EdgeEnv, ledgers: LedgerStore, wake: (personId: number) => void): AppParts {
  const { secret, publicOrigin, isProduction, bank, smtp } = readEdgeSettings(env)
  const directory = openD1Directory(env.DIRECTORY)
  return {
    directory,
    ledgers,
    clock: systemClock,
    random: systemRandom,
    // Its scrypt holds the thread until it is done, so nobody overtakes and there is no line to wait in.
    passwords: makePasswords(systemRandom, undefined, (work) => work()),
    keys: makeKeys(secret),
    ...makeMail(smtp),
    portal: edgeAssets(env.ASSETS, '/portal'),
    widgets: edgeAssets(env.ASSETS, '/widgets'),
    publicOrigin,
    bank: edgeBank(bank, { clock: systemClock, random: systemRandom, twinStore: directory.bankTwin, wake }),
    isProduction,
    version: packageJson.version,
    log,
    giveWay: async () => {},
    // The platform starts more Workers by itself. A count would drift: a request whose sender has left just stops.
    mostAtOnce: Number.POSITIVE_INFINITY,
  }
}
