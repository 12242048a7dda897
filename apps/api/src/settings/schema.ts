import * as z from 'zod/mini'
import { minimumSecretBytes } from '../identity/keys.ts'
import { defaultBackupDays } from '../store/keyring/kept-for.ts'
import { ciphers } from '../store/sqlite/ciphers.ts'
import { isAnchorPlace } from './anchor-place.ts'
import { isSecurityContact, toContactUri } from './security-contact.ts'
import { isContainer, wellKnownContainers } from './containers.ts'

/** One variable of the environment. docs/operations.md has a row for each, which a test compares. */
export interface Setting<Value = unknown> {
  /** `machine`: only the Node host reads it; `both`: the edge host too. */
  readonly where: 'machine' | 'both'
  readonly meaning: string
  /** What holds without it, in words. */
  readonly otherwise: string
  /** What the text has to be, and the value that it means. Rules that need other settings are in the reader of the host. */
  readonly schema: z.ZodMiniType<Value>
  /** What to write instead of a text that the schema refuses. */
  readonly ask?: string
  /** What is wrong, for texts that must not be repeated in a message. */
  readonly secretFault?: string
}

const text = z.string()
const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.pipe(
      text,
      z.transform((typed) => Number(typed)),
    ),
    z.int().check(z.gte(least), z.lte(most)),
  )
const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((typed) => typed === '1'),
)

/** Whether a text is an address without a path, such as `https://money.example`. */
export const isOrigin = (typed: string): boolean =>
  URL.canParse(typed) && new URL(typed).origin === typed && /^https?:/.test(typed)

const containers = z.pipe(
  z.pipe(
    text,
    z.transform((typed) => (typed === 'none' ? [] : typed.split(/\s+/).filter((part) => part !== ''))),
  ),
  z.array(text.check(z.refine(isContainer))),
)

const signingSecrets = z.pipe(
  z.pipe(
    text,
    z.transform((typed) => typed.split(/\s+/).filter((part) => part !== '')),
  ),
  z.array(text.check(z.refine((part) => part === 'secret' || part.length >= minimumSecretBytes))).check(z.minLength(1)),
)

const securityContact = z.pipe(text.check(z.refine(isSecurityContact)), z.transform(toContactUri))

const yesOrNo = '1 for yes or 0 for no'
const maxProcesses = 64
const maxDrainS = 60
const maxBackupDays = 365
const [minHungAfterS, maxHungAfterS] = [2, 3_600]

/** Values that hold when a setting is missing or empty. */
export const defaults = {
  port: 4600,
  host: '127.0.0.1',
  processes: 1,
  hungAfterS: 60,
  drainS: 5,
  dataFolder: './.data',
} as const

/** Every setting of the server, in the order of docs/operations.md. */
export const settings = {
  PORT: {
    where: 'machine',
    meaning: 'the port on which the process listens, 0 for any free one',
    otherwise: String(defaults.port),
    schema: wholeNumber(0, 65_535),
    ask: `a number from 0 to 65535, for example PORT=${defaults.port}`,
  },
  HOST: { where: 'machine', meaning: 'the address on which it listens', otherwise: 'loopback', schema: text },
  EVENKEEL_PROCESSES: {
    where: 'machine',
    meaning: `how many processes serve the port together, 1 to ${maxProcesses}; as many as there are cores is a good number`,
    otherwise: String(defaults.processes),
    schema: wholeNumber(1, maxProcesses),
    ask: `how many processes to start, from 1 to ${maxProcesses}, for example EVENKEEL_PROCESSES=2`,
  },
  EVENKEEL_HUNG_AFTER: {
    where: 'machine',
    meaning: `after how many seconds without an answer one of several processes is started again, ${minHungAfterS} to 3,600`,
    otherwise: String(defaults.hungAfterS),
    schema: wholeNumber(minHungAfterS, maxHungAfterS),
    ask: `after how many seconds without an answer a process is started again, from ${minHungAfterS} to ${maxHungAfterS}, for example EVENKEEL_HUNG_AFTER=${defaults.hungAfterS}`,
  },
  EVENKEEL_DRAIN: {
    where: 'machine',
    meaning: `for how many seconds a process that is told to stop still answers everything, 0 to ${maxDrainS}, so that a balancer notices`,
    otherwise: '5 in production, else 0',
    schema: wholeNumber(0, maxDrainS),
    ask: `a number of seconds from 0 to ${maxDrainS}, for example EVENKEEL_DRAIN=5`,
  },
  EVENKEEL_DATA: {
    where: 'machine',
    meaning: "the folder of the databases; made if it is missing. What is made in it is for the server's user alone",
    otherwise: '`.data`',
    schema: text,
  },
  EVENKEEL_KEYRING: {
    where: 'machine',
    meaning:
      "the file with the keys of people's ledgers, outside of the data folder; made if it is missing. `npm start` names the default",
    otherwise: '`<data folder>-keys/keyring.sqlite` if it is there, else nothing is encrypted; required in production',
    schema: text,
  },
  EVENKEEL_MASTER_KEYS: {
    where: 'machine',
    meaning:
      'the keys that wrap those in the keyring, `2026a:<32 bytes in base64>,2025b:…`; the first wraps, all unwrap',
    otherwise: 'those of the file',
    schema: text,
  },
  EVENKEEL_MASTER_KEY_FILE: {
    where: 'machine',
    meaning: 'a file with the same text',
    otherwise: '`master.key` next to the keyring, made with it; one of the two is required in production',
    schema: text,
  },
  EVENKEEL_BACKUP_DAYS: {
    where: 'machine',
    meaning: `for how many days the directory in a backup can be read, 1 to ${maxBackupDays}: then its key is destroyed. Set the same for the server and its commands; a backup that is there keeps its day`,
    otherwise: String(defaultBackupDays),
    schema: wholeNumber(1, maxBackupDays),
    ask: `a number of days from 1 to ${maxBackupDays}, for example EVENKEEL_BACKUP_DAYS=${defaultBackupDays}`,
  },
  EVENKEEL_LEDGER_CIPHER: {
    where: 'machine',
    meaning:
      'how databases are encrypted: `aegis` (AEGIS-256, which costs least), or `sqlcipher` (AES-256-CBC with HMAC-SHA512, four times as slow for a page that no cache holds) where a cipher that is approved by others is required. What is there stays readable; `npm run ledgers -- rekey --all` changes it. Set the same for the server and its commands',
    otherwise: '`aegis`',
    schema: z.enum(ciphers),
    ask: 'aegis or sqlcipher',
  },
  EVENKEEL_SECRET: {
    where: 'both',
    meaning: `at least ${minimumSecretBytes} characters from which all keys are derived; the same for every process of a folder`,
    otherwise:
      'made once, kept as `secret.key` next to the keyring, outside of production in the data folder; required on the edge',
    schema: text.check(z.minLength(minimumSecretBytes)),
    ask: `at least ${minimumSecretBytes} random characters`,
    secretFault: 'is too short',
  },
  EVENKEEL_SIGNING_SECRETS: {
    where: 'both',
    meaning: `secrets for sessions, tickets and links, with blanks between them: the first signs, all count, and \`secret\` means EVENKEEL_SECRET. Each has at least ${minimumSecretBytes} characters`,
    otherwise: 'EVENKEEL_SECRET',
    schema: signingSecrets,
    ask: `secrets of at least ${minimumSecretBytes} random characters with blanks between them, and secret for EVENKEEL_SECRET`,
    secretFault: 'cannot be used',
  },
  EVENKEEL_ORIGIN: {
    where: 'both',
    meaning: 'the address that people type; with https, cookies are for https alone',
    otherwise: 'plain http; required with https in production',
    schema: text.check(z.refine(isOrigin)),
    ask: 'the address without a path, for example https://money.example',
  },
  EVENKEEL_PROXIES: {
    where: 'machine',
    meaning: 'how many of your proxies are in front of the process',
    otherwise: '0; required in production, where 0 is an answer too',
    schema: wholeNumber(0, 9),
    ask: 'the number of your proxies before this server, for example EVENKEEL_PROXIES=1',
  },
  EVENKEEL_SMTP_URL: {
    where: 'both',
    meaning: 'the mail server for codes',
    otherwise: 'no mail outside of production; required in it',
    schema: text,
  },
  EVENKEEL_MAIL_FROM: {
    where: 'both',
    meaning: 'the sender of our emails',
    otherwise: 'required with `EVENKEEL_SMTP_URL`',
    schema: text,
  },
  EVENKEEL_METRICS_TOKEN: {
    where: 'machine',
    meaning: 'at least 32 characters; with it `/metrics` may be read from another machine',
    otherwise: 'from this machine alone, and in production by no one',
    schema: text.check(z.regex(/^[\x21-\x7e]{32,}$/)),
    ask: 'at least 32 random characters without blanks',
    secretFault: 'cannot be used',
  },
  EVENKEEL_LOG_REQUESTS: {
    where: 'machine',
    meaning: '1: a line for each answered request',
    otherwise: '1 in production, else 0',
    schema: flag,
    ask: yesOrNo,
  },
  NODE_ENV: {
    where: 'both',
    meaning:
      '`production`: no development pages; what a safe start needs is required, the demo is refused. `development` means the same as none; another word ends the start',
    otherwise: 'development',
    schema: text,
  },
  EVENKEEL_BANK: {
    where: 'both',
    meaning: 'which banks can be linked: `plaid`, `none`, or `sandbox` ([bank-sandbox.md](bank-sandbox.md))',
    otherwise: 'Plaid if its keys are set, and the sandbox outside of production',
    schema: text,
  },
  EVENKEEL_PLAID_CLIENT_ID: {
    where: 'both',
    meaning: 'the id of our account at Plaid',
    otherwise: 'no Plaid',
    schema: text,
  },
  EVENKEEL_PLAID_SECRET: {
    where: 'both',
    meaning: 'its key; both or neither',
    otherwise: 'no Plaid',
    schema: text,
  },
  EVENKEEL_PLAID_ENV: {
    where: 'both',
    meaning: "Plaid's `sandbox` or `production`",
    otherwise: '`sandbox`',
    schema: text,
  },
  EVENKEEL_PLAID_WEBHOOK: {
    where: 'both',
    meaning: 'the address at which Plaid reaches us',
    otherwise: 'that of `EVENKEEL_ORIGIN`, if it is https',
    schema: text,
  },
  EVENKEEL_PLAID_CLIENT_NAME: {
    where: 'both',
    meaning: "our name in Plaid's dialog",
    otherwise: 'Evenkeel',
    schema: text,
  },
  EVENKEEL_PORTAL: {
    where: 'machine',
    meaning: 'the folder of the built portal',
    otherwise: 'the folder of the build',
    schema: text,
  },
  EVENKEEL_WIDGETS: {
    where: 'machine',
    meaning: 'the folder of the built widgets',
    otherwise: 'the folder of the build',
    schema: text,
  },
  EVENKEEL_CONTAINERS: {
    where: 'both',
    meaning:
      'sites that may show pages with widgets in frames, with blanks between them, or `none` ([embedding.md](embedding.md#a-page-in-a-frame)). Every page with a widget can read them',
    otherwise: wellKnownContainers.map((one) => `\`${one}\``).join(' '),
    schema: containers,
    ask: 'sites with blanks between them, for example https://teams.microsoft.com https://*.cloud.microsoft, or none',
  },
  EVENKEEL_SECURITY_CONTACT: {
    where: 'both',
    meaning:
      'where people report weaknesses: an email address or an https page. `/.well-known/security.txt` and `/security-policy` ([SECURITY.md](../SECURITY.md)) name it',
    otherwise: '`security@evenkeel.example`; required in production',
    schema: securityContact,
    ask: 'an email address or an https page, for example security@money.example',
  },
  EVENKEEL_AUDIT_ANCHOR: {
    where: 'both',
    meaning:
      'where the state of the audit log is kept outside, so that no one can change the log unnoticed: `file:` and a path on other storage (on a machine), an https address that takes a POST, `log`, or `none`',
    otherwise: 'nowhere; required in production, where `none` is an answer too',
    schema: text.check(z.refine(isAnchorPlace)),
    ask: 'file: and an absolute path, an https address, log, or none, for example file:/mnt/audit/anchors',
  },
  EVENKEEL_DEMO: {
    where: 'both',
    meaning: '1 seeds the demo company; refused in production',
    otherwise: '0, and 1 for `npm start` and `npm run dev` outside of production',
    schema: flag,
    ask: yesOrNo,
  },
  EVENKEEL_DEMO_ORIGINS: {
    where: 'both',
    meaning: 'pages that may show widgets of the demo company, with blanks between them',
    otherwise: 'none',
    schema: text,
  },
} as const satisfies Readonly<Record<string, Setting>>
