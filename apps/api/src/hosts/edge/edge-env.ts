import { type BankSettings, readBankSettings } from '../../bank/bank-settings.ts'
import { minimumSecretBytes } from '../../identity/keys.ts'
import {
  productionNeedsAnchor,
  productionNeedsContact,
  productionNeedsOrigin,
  productionWithoutDemo,
  productionWithoutDemoSetting,
  faultsIn,
  faultOfNodeEnv,
} from '../../ops/setting-faults.ts'
import { anchorFile } from '../../settings/anchor-place.ts'
import { readSmtpSettings, type SmtpSettings } from '../../mail/smtp-settings.ts'
import { type EdgeSettingName, readSetting } from '../../settings/read-setting.ts'
import { isOrigin } from '../../settings/schema.ts'
import { demoHere } from '../../store/directory/demo-here.ts'
import type { D1Database, Fetcher, ObjectNamespace } from './platform.ts'
import type { PersonMethods } from './forwarded-call.ts'

/** What the Worker is bound to: `wrangler.jsonc` names the first three, the rest are its variables and its secret. */
export interface EdgeEnv extends Readonly<Partial<Record<EdgeSettingName, string>>> {
  readonly DIRECTORY: D1Database
  readonly LEDGERS: ObjectNamespace<PersonMethods>
  readonly ASSETS: Fetcher
}

export interface EdgeSettings {
  readonly secret: Uint8Array
  /** Secrets of sessions, tickets and links, the newest first; `secret` is that of above. Undefined for that one alone. */
  readonly signingSecrets: readonly string[] | undefined
  readonly publicOrigin: string | undefined
  readonly isDemo: boolean
  readonly demoOrigins: readonly string[]
  /** Sites that may show pages with widgets in frames; the well-known ones if undefined. */
  readonly containers: readonly string[] | undefined
  /** Where weaknesses are reported, as a URI. */
  readonly securityContact: string | undefined
  /** Where the state of the audit log is kept outside. */
  readonly auditAnchor: string | undefined
  readonly isProduction: boolean
  readonly bank: BankSettings
  /** Without it, mail is not sent but shown at `/dev/outbox`, outside of production only. */
  readonly smtp: SmtpSettings | undefined
}

/** Settings that are missing or cannot be used; its message has a line for each, one sentence that says what to do. */
export class EdgeSettingsError extends Error {
  override readonly name = 'EdgeSettingsError'
}

function readSecret(text: string | undefined): Uint8Array {
  const secret = new TextEncoder().encode(text ?? '')
  if (secret.byteLength >= minimumSecretBytes) return secret
  throw new EdgeSettingsError(
    `EVENKEEL_SECRET is missing or too short. Set at least ${minimumSecretBytes} random characters with wrangler secret put EVENKEEL_SECRET.`,
  )
}

function readOrigin(env: EdgeEnv, isProduction: boolean): string | undefined {
  if (isProduction && !env.EVENKEEL_ORIGIN?.startsWith('https:')) throw new EdgeSettingsError(productionNeedsOrigin)
  return readSetting(env, 'EVENKEEL_ORIGIN', EdgeSettingsError)
}

function readContact(env: EdgeEnv, isProduction: boolean): string | undefined {
  const contact = readSetting(env, 'EVENKEEL_SECURITY_CONTACT', EdgeSettingsError)
  if (contact === undefined && isProduction) throw new EdgeSettingsError(productionNeedsContact)
  return contact
}

function readAuditAnchor(env: EdgeEnv, isProduction: boolean): string | undefined {
  const place = readSetting(env, 'EVENKEEL_AUDIT_ANCHOR', EdgeSettingsError)
  if (place === undefined && isProduction) throw new EdgeSettingsError(productionNeedsAnchor)
  if (anchorFile(place) === undefined) return place
  throw new EdgeSettingsError(
    'EVENKEEL_AUDIT_ANCHOR is a file, and a Worker has none. Give an https address, log, or none.',
  )
}

function readBank(env: EdgeEnv, publicOrigin: string | undefined, isProduction: boolean): BankSettings {
  const {
    EVENKEEL_BANK,
    EVENKEEL_PLAID_CLIENT_ID,
    EVENKEEL_PLAID_SECRET,
    EVENKEEL_PLAID_ENV,
    EVENKEEL_PLAID_WEBHOOK,
    EVENKEEL_PLAID_CLIENT_NAME,
  } = env
  const bankEnv = {
    EVENKEEL_BANK,
    EVENKEEL_PLAID_CLIENT_ID,
    EVENKEEL_PLAID_SECRET,
    EVENKEEL_PLAID_ENV,
    EVENKEEL_PLAID_WEBHOOK,
    EVENKEEL_PLAID_CLIENT_NAME,
  }
  const bank = readBankSettings({ env: bankEnv, publicOrigin, isProduction, isDemo: env.EVENKEEL_DEMO === '1' })
  if ('message' in bank) throw new EdgeSettingsError(bank.message)
  return bank
}

function readSmtp(
  { EVENKEEL_SMTP_URL: url, EVENKEEL_MAIL_FROM: from }: EdgeEnv,
  isProduction: boolean,
): SmtpSettings | undefined {
  const smtp = readSmtpSettings({ url, from, isProduction })
  if (smtp && 'message' in smtp) throw new EdgeSettingsError(smtp.message)
  return smtp
}

function readIsProduction(text: string | undefined): boolean {
  const fault = faultOfNodeEnv(text)
  if (fault) throw new EdgeSettingsError(fault)
  return text === 'production'
}

/** Returns whether to seed the demo, whose password is published. */
function readDemo({ EVENKEEL_DEMO, NODE_ENV }: EdgeEnv): boolean {
  if (EVENKEEL_DEMO === '1' && NODE_ENV === 'production') throw new EdgeSettingsError(productionWithoutDemoSetting)
  return EVENKEEL_DEMO === '1'
}

/** Reads each setting at its first use, so that a fault in one does not hide faults in the next. */
function lazySettings(env: EdgeEnv): EdgeSettings {
  const isMeantForProduction = env.NODE_ENV === 'production'
  return {
    get isProduction() {
      return readIsProduction(env.NODE_ENV)
    },
    get isDemo() {
      return readDemo(env)
    },
    get secret() {
      return readSecret(env.EVENKEEL_SECRET)
    },
    get signingSecrets() {
      return readSetting(env, 'EVENKEEL_SIGNING_SECRETS', EdgeSettingsError)
    },
    get publicOrigin() {
      return readOrigin(env, isMeantForProduction)
    },
    get demoOrigins() {
      return (env.EVENKEEL_DEMO_ORIGINS ?? '').split(/\s+/).filter(isOrigin)
    },
    get containers() {
      return readSetting(env, 'EVENKEEL_CONTAINERS', EdgeSettingsError)
    },
    get securityContact() {
      return readContact(env, isMeantForProduction)
    },
    get auditAnchor() {
      return readAuditAnchor(env, isMeantForProduction)
    },
    get bank() {
      return readBank(env, env.EVENKEEL_ORIGIN, isMeantForProduction)
    },
    get smtp() {
      return readSmtp(env, isMeantForProduction)
    },
  }
}

/**
 * Reads the settings of the Worker.
 *
 * @throws EdgeSettingsError with a line for each setting that cannot be used.
 */
export function readEdgeSettings(env: EdgeEnv): EdgeSettings {
  const settings = lazySettings(env)
  const faults = faultsIn(settings, EdgeSettingsError)
  if (faults.length > 0) throw new EdgeSettingsError(faults.join('\n'))
  return { ...settings }
}

/** @throws EdgeSettingsError if production would run on a migrated directory that holds the demo. */
export async function refuseDemoInProduction({ DIRECTORY, NODE_ENV }: EdgeEnv): Promise<void> {
  if (NODE_ENV !== 'production') return
  const { results } = await DIRECTORY.prepare(demoHere).all()
  if (results.length > 0) throw new EdgeSettingsError(productionWithoutDemo)
}
