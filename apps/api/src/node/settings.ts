import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { type BankSettings, readBankSettings } from '../bank/bank-settings.ts'
import { readSmtpSettings, type SmtpSettings } from '../mail/smtp-settings.ts'
import { faultOfNodeEnv } from '../ops/node-env.ts'
import { makeFolder } from './make-folder.ts'

/** What the environment says about this start. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** How many processes serve the port together. */
  readonly processes: number
  /** After how many seconds without an answer one of several processes is started again. */
  readonly hungAfter: number
  readonly dataFolder: string
  readonly isDemo: boolean
  /** Origins of pages on which the demo company lets widgets stand. */
  readonly demoOrigins: readonly string[]
  readonly isProduction: boolean
  /** Absent: a secret is made on the first start and kept in the data folder. */
  readonly secret: string | undefined
  readonly publicOrigin: string | undefined
  /** How many proxies of our own stand before this server; they say whom a request comes from. */
  readonly proxies: number
  /** Absent: mail is not sent but shown at `/dev/outbox`, outside of production only. */
  readonly smtp: SmtpSettings | undefined
  /** Which bank providers there are. */
  readonly bank: BankSettings
  /** With it `/metrics` may be read from another machine; absent: from this one alone. */
  readonly metricsToken: string | undefined
  /** One line for each answered request; in production unless told otherwise. */
  readonly logsRequests: boolean
  readonly portalFolder: string
  readonly widgetsFolder: string
}

/** A setting that cannot be used; its message is one sentence that says what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

type Environment = Readonly<Record<string, string | undefined>>

const DEFAULT_PORT = 4600
const SHORTEST_SECRET = 32
const MOST_PROCESSES = 64
/** Nothing that is done outside of the threads takes a tenth of it. */
const HUNG_AFTER_SECONDS = 60
const [SHORTEST_GRACE, LONGEST_GRACE] = [2, 3_600]

function readPort(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new SettingsError(`PORT is '${text}': please give a number from 0 to 65535, for example PORT=4600.`)
}

function readProxies(text: string | undefined): number {
  const count = Number(text || 0)
  if (Number.isInteger(count) && count >= 0 && count <= 9) return count
  throw new SettingsError(
    `EVENKEEL_PROXIES is '${text}': please give the number of your proxies before this server, for example EVENKEEL_PROXIES=1.`,
  )
}

function readProcesses(text: string | undefined): number {
  const count = text === undefined || text === '' ? 1 : Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= MOST_PROCESSES) return count
  throw new SettingsError(
    `EVENKEEL_PROCESSES is '${text}': please give how many processes to start, from 1 to ${MOST_PROCESSES}, for example EVENKEEL_PROCESSES=2.`,
  )
}

function readHungAfter(text: string | undefined): number {
  const seconds = text === undefined || text === '' ? HUNG_AFTER_SECONDS : Number(text)
  if (Number.isInteger(seconds) && seconds >= SHORTEST_GRACE && seconds <= LONGEST_GRACE) return seconds
  throw new SettingsError(
    `EVENKEEL_HUNG_AFTER is '${text}': please give after how many seconds without an answer a process is started again, from ${SHORTEST_GRACE} to ${LONGEST_GRACE}, for example EVENKEEL_HUNG_AFTER=${HUNG_AFTER_SECONDS}.`,
  )
}

function readFlag(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '' || text === '0') return false
  if (text === '1') return true
  throw new SettingsError(`${name} is '${text}': please give 1 for yes or 0 for no.`)
}

function readSecret(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (text.length >= SHORTEST_SECRET) return text
  throw new SettingsError(`EVENKEEL_SECRET is too short: please give at least ${SHORTEST_SECRET} random characters.`)
}

function readMetricsToken(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (/^[\x21-\x7e]{32,}$/.test(text)) return text
  throw new SettingsError(
    `EVENKEEL_METRICS_TOKEN cannot be used: please give at least ${SHORTEST_SECRET} random characters without blanks.`,
  )
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text)

/** Origins with blanks between them. */
function readOrigins(name: string, text: string | undefined): readonly string[] {
  const origins = (text ?? '').split(/\s+/).filter((part) => part !== '')
  const wrong = origins.find((origin) => !isOrigin(origin))
  if (wrong === undefined) return origins
  throw new SettingsError(
    `${name} names '${wrong}': please give addresses without a path, for example https://intranet.example.`,
  )
}

function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (isOrigin(text)) return text
  throw new SettingsError(
    `EVENKEEL_ORIGIN is '${text}': please give the address without a path, for example https://money.example.`,
  )
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

/** Makes the data folder where needed, readable by this user only, and looks whether this user may write there. */
function readDataFolder(text: string | undefined): string {
  const folder = resolve(text || './.data')
  try {
    makeFolder(folder)
  } catch {
    throw new SettingsError(
      `EVENKEEL_DATA is '${folder}', which cannot be made: please give a folder that this user may write to.`,
    )
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const directory = join(folder, 'directory.sqlite')
    if (existsSync(directory)) accessSync(directory, constants.R_OK | constants.W_OK)
    return folder
  } catch {
    throw new SettingsError(
      `EVENKEEL_DATA is '${folder}', where this user may not write: please start as the user to whom it belongs, or give another folder.`,
    )
  }
}

function readIsProduction(text: string | undefined): boolean {
  const fault = faultOfNodeEnv(text)
  if (fault) throw new SettingsError(fault)
  return text === 'production'
}

function readBuildFolder(name: string, text: string | undefined, otherwise: string): string {
  if (text === undefined || text === '') return otherwise
  const folder = isAbsolute(text) ? text : resolve(text)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new SettingsError(`${name} is '${folder}', which is not a folder: please give the folder that the build wrote.`)
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

/**
 * Reads the settings; `appFolder` is where this package lies, from which the built portal and widgets are found.
 * @throws SettingsError for the first one that cannot be used.
 */
export function readSettings(env: Environment, appFolder: string): Settings {
  return {
    port: readPort(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    processes: readProcesses(env['EVENKEEL_PROCESSES']),
    hungAfter: readHungAfter(env['EVENKEEL_HUNG_AFTER']),
    dataFolder: readDataFolder(env['EVENKEEL_DATA']),
    isDemo: readFlag('EVENKEEL_DEMO', env['EVENKEEL_DEMO']),
    demoOrigins: readOrigins('EVENKEEL_DEMO_ORIGINS', env['EVENKEEL_DEMO_ORIGINS']),
    isProduction: readIsProduction(env['NODE_ENV']),
    secret: readSecret(env['EVENKEEL_SECRET']),
    publicOrigin: readOrigin(env['EVENKEEL_ORIGIN']),
    proxies: readProxies(env['EVENKEEL_PROXIES']),
    smtp: readSmtp(env),
    bank: readBank(env),
    metricsToken: readMetricsToken(env['EVENKEEL_METRICS_TOKEN']),
    logsRequests: readFlag(
      'EVENKEEL_LOG_REQUESTS',
      env['EVENKEEL_LOG_REQUESTS'] || (env['NODE_ENV'] === 'production' ? '1' : '0'),
    ),
    portalFolder: readBuildFolder('EVENKEEL_PORTAL', env['EVENKEEL_PORTAL'], join(appFolder, '../portal/dist')),
    widgetsFolder: readBuildFolder(
      'EVENKEEL_WIDGETS',
      env['EVENKEEL_WIDGETS'],
      join(appFolder, '../../packages/widgets/dist'),
    ),
  }
}
