import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-settings-'))
})
afterEach(() => {
  for (const path of [folder, `${folder}-keys`]) rmSync(path, { recursive: true, force: true })
})

/** The built portal and widgets are looked for from the folder of the package. */
const appFolder = join(import.meta.dirname, '../../..')
const read = (env: Readonly<Record<string, string>>) => readSettings({ EVENKEEL_DATA: folder, ...env }, appFolder)

describe('the settings', () => {
  it.each([
    ['PORT', 'eighty', "PORT is 'eighty'. Give a number from 0 to 65535, for example PORT=4600."],
    ['EVENKEEL_DEMO', 'yes', "EVENKEEL_DEMO is 'yes'. Give 1 for yes or 0 for no."],
    ['EVENKEEL_SECRET', 'short', 'EVENKEEL_SECRET is too short. Give at least 32 random characters.'],
    [
      'EVENKEEL_ORIGIN',
      'money.example/app',
      "EVENKEEL_ORIGIN is 'money.example/app'. Give the address without a path, for example https://money.example.",
    ],
    [
      'EVENKEEL_PROXIES',
      'all',
      "EVENKEEL_PROXIES is 'all'. Give the number of your proxies before this server, for example EVENKEEL_PROXIES=1.",
    ],
    [
      'EVENKEEL_SMTP_URL',
      'http://mail.example',
      'EVENKEEL_SMTP_URL is not a mail server. Give one, for example smtp://user:password@mail.example:587.',
    ],
    [
      'EVENKEEL_SMTP_URL',
      'smtp://mail.example',
      "EVENKEEL_MAIL_FROM is ''. Give the sender of our mails, for example Evenkeel <no-reply@money.example>.",
    ],
    ['NODE_ENV', 'prod', "NODE_ENV is 'prod'. Give production, or development where the development pages are wanted."],
    [
      'EVENKEEL_HUNG_AFTER',
      '1',
      "EVENKEEL_HUNG_AFTER is '1'. Give after how many seconds without an answer a process is started again, from 2 to 3600, for example EVENKEEL_HUNG_AFTER=60.",
    ],
    [
      'EVENKEEL_BACKUP_DAYS',
      '0',
      "EVENKEEL_BACKUP_DAYS is '0'. Give a number of days from 1 to 365, for example EVENKEEL_BACKUP_DAYS=35.",
    ],
    [
      'EVENKEEL_PORTAL',
      '/nowhere',
      "EVENKEEL_PORTAL is '/nowhere', which is not a folder. Give the folder that the build wrote.",
    ],
  ])('%s=%s cannot be used, which one sentence says', (name, value, sentence) => {
    expect(() => read({ [name]: value })).toThrow(new SettingsError(sentence))
  })
})

describe('in production', () => {
  const noOrigin =
    'Production needs EVENKEEL_ORIGIN with https, for example https://money.example: cookies and passkeys depend on it.'
  const noMail =
    'EVENKEEL_SMTP_URL is missing. In production, give the mail server for codes, for example smtp://user:password@mail.example:587.'
  const setting = 'EVENKEEL_DEMO is 1: production refuses the demo, whose password is published. Leave it out.'
  const whole = {
    NODE_ENV: 'production',
    EVENKEEL_ORIGIN: 'https://money.example',
    EVENKEEL_SMTP_URL: 'smtp://mail.example:587',
    EVENKEEL_MAIL_FROM: 'Evenkeel <no-reply@money.example>',
    EVENKEEL_SECURITY_CONTACT: 'security@money.example',
    EVENKEEL_AUDIT_ANCHOR: 'none',
    EVENKEEL_PROXIES: '1',
    EVENKEEL_MASTER_KEYS: '2026a:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  }
  const readWhole = (changes: Readonly<Record<string, string>>) =>
    read({ ...whole, EVENKEEL_KEYRING: join(`${folder}-keys`, 'keyring.sqlite'), ...changes })
  const noKeyring =
    'Production needs EVENKEEL_KEYRING, a file outside of the data folder, for example /var/lib/evenkeel-keys/keyring.sqlite: the keys of all ledgers are in it.'
  const noMaster =
    'Production needs EVENKEEL_MASTER_KEYS or EVENKEEL_MASTER_KEY_FILE, which wraps the keys of all ledgers: npm run keys -- new 2026a prints one.'
  const noContact =
    'Production needs EVENKEEL_SECURITY_CONTACT, where people report weaknesses, for example security@money.example: security.txt names it.'
  const noAnchor =
    'Production needs EVENKEEL_AUDIT_ANCHOR, where the state of the audit log is kept, for example file:/mnt/audit/anchors: or none, if it is to be kept nowhere else.'
  const noProxies =
    "EVENKEEL_PROXIES is missing. Say how many proxies are before this server (0 is an answer): limits go by the visitor's address."

  it('are accepted where nothing is missing', () => {
    expect(readWhole({})).toMatchObject({ isProduction: true, publicOrigin: 'https://money.example', proxies: 1 })
  })

  it.each<[string, Record<string, string>, string[]]>([
    ['without an origin', { EVENKEEL_ORIGIN: '' }, [noOrigin]],
    ['with an origin without https', { EVENKEEL_ORIGIN: 'http://money.example' }, [noOrigin]],
    ['with the demo', { EVENKEEL_DEMO: '1' }, [setting]],
    [
      'without anything',
      { EVENKEEL_ORIGIN: '', EVENKEEL_SMTP_URL: '', EVENKEEL_DEMO: '1', PORT: 'eighty' },
      ["PORT is 'eighty'. Give a number from 0 to 65535, for example PORT=4600.", setting, noOrigin, noMail],
    ],
    ['without a contact for weaknesses', { EVENKEEL_SECURITY_CONTACT: '' }, [noContact]],
    ['without a place for the audit log’s state', { EVENKEEL_AUDIT_ANCHOR: '' }, [noAnchor]],
    ['without keys', { EVENKEEL_KEYRING: '', EVENKEEL_MASTER_KEYS: '' }, [noKeyring, noMaster]],
    ['without a count of proxies', { EVENKEEL_PROXIES: '' }, [noProxies]],
    [
      'open to other machines without a proxy',
      { EVENKEEL_PROXIES: '0', HOST: '0.0.0.0' },
      [
        "HOST is '0.0.0.0' and EVENKEEL_PROXIES is 0: other machines reach this server directly. Without a proxy nothing gives TLS.",
      ],
    ],
    [
      'with banks that are made up',
      { EVENKEEL_BANK: 'sandbox' },
      ["EVENKEEL_BANK is 'sandbox', whose banks are made up. Give plaid or none."],
    ],
  ])('are refused %s, each fault in one sentence, and nothing is made', (_, changes, sentences) => {
    expect(() => readWhole(changes)).toThrow(new SettingsError(sentences.join('\n')))
    expect(existsSync(`${folder}-keys`)).toBe(false)
  })
})
