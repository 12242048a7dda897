import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { type BankSettings, readBankSettings } from '../../bank/bank-settings.ts'
import { readSmtpSettings, type SmtpSettings } from '../../mail/smtp-settings.ts'
import {
  faultsIn,
  faultOfNodeEnv,
  productionNeedsAnchor,
  productionNeedsContact,
  productionNeedsOrigin,
  productionWithoutDemo,
  productionWithoutDemoSetting,
} from '../../ops/setting-faults.ts'
import { readSetting, type SettingName } from '../../settings/read-setting.ts'
import { defaults, isOrigin } from '../../settings/schema.ts'
import { isDemoInFolder } from './demo-in-folder.ts'
import { MasterKeysFault, readMasterKeys } from '../../store/keyring/key-wrapper.ts'
import { createFolder } from './create-folder.ts'
import { productionFaults } from './production-gate.ts'
import { findKeyring, type KeyringPlace, keySettingsOf } from './keyring-place.ts'

/** The settings of this start, read from the environment. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** How many processes serve the port together. */
  readonly processes: number
  /** After how many seconds without an answer one of several processes is started again. */
  readonly hungAfter: number
  /** For how many seconds a process that is told to stop still answers everything. */
  readonly drainS: number
  readonly dataFolder: string
  readonly isDemo: boolean
  /** Origins of pages on which the demo company allows widgets. */
  readonly demoOrigins: readonly string[]
  readonly isProduction: boolean
  /** Without it, a secret is created on the first start and kept next to the keyring, or in the data folder. */
  readonly secret: string | undefined
  /** Secrets of sessions, tickets and links, the newest first; `secret` is that of above. Undefined for that one alone. */
  readonly signingSecrets: readonly string[] | undefined
  /** Where the keys of ledgers are; undefined if ledgers are not encrypted. */
  readonly keyring: KeyringPlace | undefined
  readonly publicOrigin: string | undefined
  /** How many proxies of our own are in front of this server; they report the address that a request comes from. */
  readonly proxies: number
  /** Without it, mail is not sent but shown at `/dev/outbox`, outside of production only. */
  readonly smtp: SmtpSettings | undefined
  /** Sites that may show pages with widgets in frames; the well-known ones if undefined. */
  readonly containers: readonly string[] | undefined
  /** Where weaknesses are reported, as a URI. */
  readonly securityContact: string | undefined
  /** Where the state of the audit log is kept outside. */
  readonly auditAnchor: string | undefined
  /** Which bank providers there are. */
  readonly bank: BankSettings
  /** With it, `/metrics` may be read from another machine; without it, from this machine only. */
  readonly metricsToken: string | undefined
  /** One line for each answered request; by default in production only. */
  readonly logsRequests: boolean
  readonly portalFolder: string
  readonly widgetsFolder: string
}

/** Settings that cannot be used; its message has a line for each, one sentence that says what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads origins separated by blanks. */
function readOrigins(name: string, text: string | undefined): readonly string[] {
  const origins = (text ?? '').split(/\s+/).filter((part) => part !== '')
  const wrong = origins.find((origin) => !isOrigin(origin))
  if (wrong === undefined) return origins
  throw new SettingsError(
    `${name} names '${wrong}'. Give addresses without a path, for example https://intranet.example.`,
  )
}

function readOrigin(env: Environment): string | undefined {
  const text = env['EVENKEEL_ORIGIN'] ?? ''
  if (env['NODE_ENV'] === 'production' && (text === '' || text.startsWith('http:')))
    throw new SettingsError(productionNeedsOrigin)
  return readSetting(env, 'EVENKEEL_ORIGIN', SettingsError)
}

function readContact(env: Environment): string | undefined {
  const contact = readSetting(env, 'EVENKEEL_SECURITY_CONTACT', SettingsError)
  if (contact === undefined && env['NODE_ENV'] === 'production') throw new SettingsError(productionNeedsContact)
  return contact
}

function readAuditAnchor(env: Environment): string | undefined {
  const place = readSetting(env, 'EVENKEEL_AUDIT_ANCHOR', SettingsError)
  if (place === undefined && env['NODE_ENV'] === 'production') throw new SettingsError(productionNeedsAnchor)
  return place
}

function readSmtp(env: Environment): SmtpSettings | undefined {
  const smtp = readSmtpSettings({
    url: env['EVENKEEL_SMTP_URL'],
    from: env['EVENKEEL_MAIL_FROM'],
    isProduction: env['NODE_ENV'] === 'production',
  })
  if (smtp && 'message' in smtp) throw new SettingsError(smtp.message)
  return smtp
}

const toDataFolder = (text: string | undefined) => resolve(text || defaults.dataFolder)

/** Makes the data folder if needed, readable by this user only, and checks that this user may write there. */
function readDataFolder(text: string | undefined): string {
  const folder = toDataFolder(text)
  try {
    createFolder(folder)
  } catch {
    throw new SettingsError(
      `EVENKEEL_DATA is '${folder}', which cannot be made. Give a folder that this user may write to.`,
    )
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const directory = join(folder, 'directory.sqlite')
    if (existsSync(directory)) accessSync(directory, constants.R_OK | constants.W_OK)
    return folder
  } catch {
    throw new SettingsError(
      `EVENKEEL_DATA is '${folder}', where this user may not write. Start as its owner, or give another folder.`,
    )
  }
}

/** Finds the keyring, and creates it where that is allowed. */
function readKeyring(env: Environment): KeyringPlace | undefined {
  const given = {
    dataFolder: toDataFolder(env['EVENKEEL_DATA']),
    keyringPath: readSetting(env, 'EVENKEEL_KEYRING', SettingsError),
    backupDays: readSetting(env, 'EVENKEEL_BACKUP_DAYS', SettingsError),
    cipher: readSetting(env, 'EVENKEEL_LEDGER_CIPHER', SettingsError),
    masterKeys: readSetting(env, 'EVENKEEL_MASTER_KEYS', SettingsError),
    masterKeyFile: readSetting(env, 'EVENKEEL_MASTER_KEY_FILE', SettingsError),
  }
  try {
    const place = findKeyring(given)
    if (place) readMasterKeys(place.masterKeys)
    return place
  } catch (error) {
    throw error instanceof MasterKeysFault ? new SettingsError(error.message) : error
  }
}

function readIsProduction(text: string | undefined): boolean {
  const fault = faultOfNodeEnv(text)
  if (fault) throw new SettingsError(fault)
  return text === 'production'
}

/** Whether to seed the demo. Its password is published: production takes neither the setting nor a folder that has it. */
function readDemo(env: Environment): boolean {
  const isDemo = readSetting(env, 'EVENKEEL_DEMO', SettingsError) ?? false
  const isProduction = env['NODE_ENV'] === 'production'
  if (!isProduction) return isDemo
  const faults = [
    ...(isDemo ? [productionWithoutDemoSetting] : []),
    ...(isDemoInFolder(keySettingsOf(env, toDataFolder(env['EVENKEEL_DATA']))) ? [productionWithoutDemo] : []),
  ]
  if (faults.length > 0) throw new SettingsError(faults.join('\n'))
  return isDemo
}

function readBuildFolder(name: string, text: string | undefined, otherwise: string): string {
  if (text === undefined || text === '') return otherwise
  const folder = isAbsolute(text) ? text : resolve(text)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new SettingsError(`${name} is '${folder}', which is not a folder. Give the folder that the build wrote.`)
}

function readBank(env: Environment): BankSettings {
  const isProduction = env['NODE_ENV'] === 'production'
  const bank = readBankSettings({
    env,
    publicOrigin: env['EVENKEEL_ORIGIN'] || undefined,
    isProduction,
    isDemo: env['EVENKEEL_DEMO'] === '1',
  })
  if ('message' in bank) throw new SettingsError(bank.message)
  return bank
}

/** Reads each setting at its first use, so that a fault in one does not hide faults in the next. */
function lazySettings(env: Environment, appFolder: string): Settings {
  const read = <Name extends SettingName>(name: Name) => readSetting(env, name, SettingsError)
  return {
    get port() {
      return read('PORT') ?? defaults.port
    },
    get host() {
      return read('HOST') ?? defaults.host
    },
    get processes() {
      return read('EVENKEEL_PROCESSES') ?? defaults.processes
    },
    get hungAfter() {
      return read('EVENKEEL_HUNG_AFTER') ?? defaults.hungAfterS
    },
    get drainS() {
      return read('EVENKEEL_DRAIN') ?? (env['NODE_ENV'] === 'production' ? defaults.drainS : 0)
    },
    get dataFolder() {
      return readDataFolder(env['EVENKEEL_DATA'])
    },
    get isDemo() {
      return readDemo(env)
    },
    get demoOrigins() {
      return readOrigins('EVENKEEL_DEMO_ORIGINS', env['EVENKEEL_DEMO_ORIGINS'])
    },
    get containers() {
      return read('EVENKEEL_CONTAINERS')
    },
    get securityContact() {
      return readContact(env)
    },
    get auditAnchor() {
      return readAuditAnchor(env)
    },
    get isProduction() {
      return readIsProduction(env['NODE_ENV'])
    },
    get secret() {
      return read('EVENKEEL_SECRET')
    },
    get signingSecrets() {
      return read('EVENKEEL_SIGNING_SECRETS')
    },
    get keyring() {
      return readKeyring(env)
    },
    get publicOrigin() {
      return readOrigin(env)
    },
    get proxies() {
      return read('EVENKEEL_PROXIES') ?? 0
    },
    get smtp() {
      return readSmtp(env)
    },
    get bank() {
      return readBank(env)
    },
    get metricsToken() {
      return read('EVENKEEL_METRICS_TOKEN')
    },
    get logsRequests() {
      return read('EVENKEEL_LOG_REQUESTS') ?? env['NODE_ENV'] === 'production'
    },
    get portalFolder() {
      return readBuildFolder('EVENKEEL_PORTAL', env['EVENKEEL_PORTAL'], join(appFolder, '../portal/dist'))
    },
    get widgetsFolder() {
      return readBuildFolder('EVENKEEL_WIDGETS', env['EVENKEEL_WIDGETS'], join(appFolder, '../../packages/embed/dist'))
    },
  }
}

/** Returns settings of which the keyring is not looked at. */
function withoutKeys(settings: Settings): object {
  const { keyring: _keyring, ...others } = Object.getOwnPropertyDescriptors(settings)
  return Object.defineProperties({}, others)
}

/**
 * Reads the settings; `appFolder` is this package's folder, from which the built portal and widgets are found.
 * @throws SettingsError with a line for each one that cannot be used.
 */
export function readSettings(env: Environment, appFolder: string): Settings {
  const settings = lazySettings(env, appFolder)
  const isProduction = env['NODE_ENV'] === 'production'
  // Before the keyring is read, which would make what is missing.
  const missing = isProduction ? productionFaults(env, toDataFolder(env['EVENKEEL_DATA'])) : []
  const read = missing.length > 0 ? withoutKeys(settings) : settings
  const faults = [...faultsIn(read, SettingsError), ...missing]
  if (faults.length > 0) throw new SettingsError(faults.join('\n'))
  return { ...settings }
}
