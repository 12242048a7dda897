import { type BankSettings, readBankSettings } from '../bank/bank-settings.ts'
import { MINIMUM_SECRET_BYTES } from '../identity/keys.ts'
import { readSmtpSettings, type SmtpSettings } from '../mail/smtp-settings.ts'
import { faultOfNodeEnv } from '../ops/node-env.ts'
import type { D1Database, Fetcher, ObjectNamespace } from './platform.ts'
import type { PersonMethods } from './errand.ts'

/** What the Worker is bound to: `wrangler.jsonc` names the first three, the rest are its variables and its secret. */
export interface EdgeEnv {
  readonly DIRECTORY: D1Database
  readonly LEDGERS: ObjectNamespace<PersonMethods>
  readonly ASSETS: Fetcher
  readonly EVENKEEL_SECRET?: string
  readonly EVENKEEL_ORIGIN?: string
  readonly EVENKEEL_DEMO?: string
  readonly EVENKEEL_DEMO_ORIGINS?: string
  readonly NODE_ENV?: string
  /** The mail server for codes, and as whom we send. */
  readonly EVENKEEL_SMTP_URL?: string
  readonly EVENKEEL_MAIL_FROM?: string
  /** Which bank providers there are; `bank-settings.ts` says what each means. */
  readonly EVENKEEL_BANK?: string
  readonly EVENKEEL_PLAID_CLIENT_ID?: string
  readonly EVENKEEL_PLAID_SECRET?: string
  readonly EVENKEEL_PLAID_ENV?: string
  readonly EVENKEEL_PLAID_WEBHOOK?: string
  readonly EVENKEEL_PLAID_CLIENT_NAME?: string
}

export interface EdgeSettings {
  readonly secret: Uint8Array
  readonly publicOrigin: string | undefined
  readonly isDemo: boolean
  readonly demoOrigins: readonly string[]
  readonly isProduction: boolean
  readonly bank: BankSettings
  /** Absent: mail is not sent but shown at `/dev/outbox`, outside of production only. */
  readonly smtp: SmtpSettings | undefined
}

/** A setting that is missing or cannot be used; its message is one sentence that says what to do. */
export class EdgeSettingsError extends Error {
  override readonly name = 'EdgeSettingsError'
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text)

function readSecret(text: string | undefined): Uint8Array {
  const secret = new TextEncoder().encode(text ?? '')
  if (secret.byteLength >= MINIMUM_SECRET_BYTES) return secret
  throw new EdgeSettingsError(
    `EVENKEEL_SECRET is missing or too short: please set at least ${MINIMUM_SECRET_BYTES} random characters with wrangler secret put EVENKEEL_SECRET.`,
  )
}

function readOrigin(text: string | undefined, isProduction: boolean): string | undefined {
  if (!text && !isProduction) return undefined
  if (text && isOrigin(text) && (!isProduction || text.startsWith('https:'))) return text
  throw new EdgeSettingsError(
    `EVENKEEL_ORIGIN is '${text ?? ''}': please give the https address that people use, without a path, for example https://money.example.`,
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
  const told = {
    EVENKEEL_BANK,
    EVENKEEL_PLAID_CLIENT_ID,
    EVENKEEL_PLAID_SECRET,
    EVENKEEL_PLAID_ENV,
    EVENKEEL_PLAID_WEBHOOK,
    EVENKEEL_PLAID_CLIENT_NAME,
  }
  const bank = readBankSettings({ env: told, publicOrigin, isProduction, isDemo: env.EVENKEEL_DEMO === '1' })
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

/**
 * Reads what the Worker was given.
 * @throws EdgeSettingsError for the first setting that cannot be used.
 */
export function readEdgeSettings(env: EdgeEnv): EdgeSettings {
  const fault = faultOfNodeEnv(env.NODE_ENV)
  if (fault) throw new EdgeSettingsError(fault)
  const isProduction = env.NODE_ENV === 'production'
  const secret = readSecret(env.EVENKEEL_SECRET)
  const publicOrigin = readOrigin(env.EVENKEEL_ORIGIN, isProduction)
  return {
    secret,
    publicOrigin,
    isDemo: env.EVENKEEL_DEMO === '1',
    demoOrigins: (env.EVENKEEL_DEMO_ORIGINS ?? '').split(/\s+/).filter(isOrigin),
    isProduction,
    bank: readBank(env, publicOrigin, isProduction),
    smtp: readSmtp(env, isProduction),
  }
}
