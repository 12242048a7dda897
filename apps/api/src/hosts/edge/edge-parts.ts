import { randomBytes } from 'node:crypto'
import packageJson from '../../../package.json' with { type: 'json' }
import type { AppParts } from '../../app-parts.ts'
import type { BankParts } from '../../bank/bank-parts.ts'
import type { BankSettings } from '../../bank/bank-settings.ts'
import { createBankParts } from '../../bank/create-bank-parts.ts'
import type { SandboxStore } from '../../bank/sandbox/sandbox-store.ts'
import { withAuditEvents } from '../../http/audit-events.ts'
import { hourly, type Log } from '../../http/error-answer.ts'
import { createUploadBudgets, edgeUploads, unlimitedCalls } from '../../identity/budgets.ts'
import { readKeys } from '../../identity/keys.ts'
import { createPasswords } from '../../identity/passwords.ts'
import { createOutbox } from '../../mail/outbox.ts'
import type { SmtpSettings } from '../../mail/smtp-settings.ts'
import { createAnchorPlace } from '../../ops/audit-anchor.ts'
import type { Clock, RandomSource } from '../../parts.ts'
import { logLine } from '../node/log-line.ts'
import type { LedgerStore } from '../../store/ledger-store.ts'
import { openD1Directory } from './d1-directory.ts'
import { createEdgeMail } from './edge-mail.ts'
import { writeLog } from './edge-log.ts'
import { type EdgeEnv, readEdgeSettings } from './edge-env.ts'
import { findExtension, isPlainPath, mediaTypes } from '../../pages/media-types.ts'
import type { StaticFile, StaticFiles } from '../../pages/static-file.ts'
import type { Fetcher } from './platform.ts'

const systemClock = { now: () => Date.now() }
/** Shared by all requests of this Worker. */
const outbox = createOutbox(systemClock)
const systemRandom = { bytes: (count: number) => new Uint8Array(randomBytes(count)) }

/** Shared by the whole isolate: the Worker and its objects. */
const log: Log = hourly((entry) => writeLog(logLine(entry, systemClock.now())), systemClock.now)

/**
 * Sends mail by SMTP if a server is set, which production requires; otherwise keeps it, to be read at `/dev/outbox`.
 */
const createMail = (
  smtp: SmtpSettings | undefined,
  parts: Pick<AppParts, 'directory' | 'keys'>,
): Pick<AppParts, 'mail' | 'outbox'> =>
  smtp
    ? { mail: createEdgeMail(smtp, { ...parts, clock: systemClock, random: systemRandom, log }) }
    : { mail: outbox, outbox }

interface Outside {
  readonly clock: Clock
  readonly random: RandomSource
  /**
   * The state of the sandbox's banks is in D1, so that it is the same for the Worker and every object, and outlasts
   * both.
   */
  readonly sandboxStore: SandboxStore
  /** Called when a person's ledger has work that is due. */
  wake(personId: number): void
}

/** Returns the providers that the settings ask for. */
const createEdgeBank = (settings: BankSettings, outside: Outside): BankParts | undefined =>
  // Wrapped, because the platform's `fetch` throws if it is called as a method of another object.
  createBankParts(settings, { ...outside, http: (request) => fetch(request) })

/**
 * Creates the app's parts on the edge, for the Worker and for a person's object. The two differ in which ledgers they
 * have, and how they wake the one that has work to do.
 *
 * @throws EdgeSettingsError for a setting that cannot be used.
 */
export function createEdgeParts(env: EdgeEnv, ledgers: LedgerStore, wake: (personId: number) => void): AppParts {
  const { secret, signingSecrets, publicOrigin, containers, securityContact, auditAnchor, isProduction, bank, smtp } =
    readEdgeSettings(env)
  const keys = readKeys(secret, signingSecrets)
  const directory = openD1Directory(env.DIRECTORY, (text) => keys.sign('audit', text))
  return {
    directory: withAuditEvents(directory, { keys, clock: systemClock, log }),
    ledgers,
    clock: systemClock,
    random: systemRandom,
    // Here scrypt blocks the thread until it is done, so there is no queue and no order to keep.
    passwords: createPasswords(systemRandom, undefined, (work) => work()),
    keys,
    budgets: { ...createUploadBudgets(systemClock, edgeUploads), ...unlimitedCalls },
    ...createMail(smtp, { directory, keys }),
    portal: edgeAssets(env.ASSETS, '/portal'),
    widgets: edgeAssets(env.ASSETS, '/widgets'),
    publicOrigin,
    containers,
    securityContact,
    anchorPlace: createAnchorPlace(auditAnchor, { http: (request) => fetch(request), log }),
    bank: createEdgeBank(bank, { clock: systemClock, random: systemRandom, sandboxStore: directory.sandboxBank, wake }),
    isProduction,
    version: packageJson.version,
    log,
    yieldToEventLoop: async () => {},
    // No limit: the platform starts more Workers by itself, and a count would drift, because a request whose sender has
    // left just stops.
    maxConcurrent: Number.POSITIVE_INFINITY,
  }
}

/** Only its path counts: the binding answers no other host. */
const anyOrigin = 'https://assets.invalid'

async function toStaticFile(answer: Response, type: string): Promise<StaticFile> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const etag = answer.headers.get('ETag') ?? `"${bytes.byteLength}"`
  // The platform compresses what it sends by itself.
  return { bytes, type, etag: etag.replace(/^W\//, ''), encode: async () => null }
}

/** Returns the built files under a folder of the platform's assets: `/portal` or `/widgets`. */
function edgeAssets(assets: Fetcher, folder: string): StaticFiles {
  return {
    async find(path) {
      const type = mediaTypes[findExtension(path)]
      if (!isPlainPath(path) || !type) return null
      const answer = await assets.fetch(new Request(`${anyOrigin}${folder}${path}`))
      if (answer.status === 200) return toStaticFile(answer, type)
      await answer.body?.cancel()
      return null
    },
  }
}
