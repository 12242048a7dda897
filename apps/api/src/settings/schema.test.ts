import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSetting } from './read-setting.ts'
import { type Setting, settings } from './schema.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const all: readonly (readonly [string, Setting])[] = Object.entries(settings)

/** Names that a file reads, from an environment or by `readSetting`. */
const namesReadIn = (path: string) =>
  [...read(path).matchAll(/\b(?:EVENKEEL_[A-Z_]+[A-Z]|NODE_ENV|PORT|HOST)\b/g)].map(([name]) => name)

describe('the settings', () => {
  it('are the table of docs/operations.md', () => {
    const rows = all.map(
      ([name, { where, meaning, otherwise }]) => `| \`${name}\` | ${where} | ${meaning} | ${otherwise} |`,
    )
    const table = ['| setting | where | what it means | without it |', '|---|---|---|---|', ...rows].join('\n')
    expect(read('docs/operations.md')).toContain(`${table}\n\n`)
  })

  it.each([
    ['machine', ['apps/api/src/hosts/node/settings.ts', 'apps/api/src/bank/bank-settings.ts'], all],
    ['edge', ['apps/api/src/hosts/edge/edge-env.ts'], all.filter(([, { where }]) => where === 'both')],
  ] as const)('are those that the host of the %s reads', (_host, paths, expected) => {
    expect(new Set(paths.flatMap(namesReadIn))).toEqual(new Set(expected.map(([name]) => name)))
  })

  it.each([
    ['PORT', '65536', "PORT is '65536'. Give a number from 0 to 65535, for example PORT=4600."],
    ['PORT', '80.5', "PORT is '80.5'. Give a number from 0 to 65535, for example PORT=4600."],
    ['EVENKEEL_DEMO', 'yes', "EVENKEEL_DEMO is 'yes'. Give 1 for yes or 0 for no."],
    ['EVENKEEL_SECRET', 'short', 'EVENKEEL_SECRET is too short. Give at least 32 random characters.'],
    [
      'EVENKEEL_METRICS_TOKEN',
      `${'a'.repeat(32)} b`,
      'EVENKEEL_METRICS_TOKEN cannot be used. Give at least 32 random characters without blanks.',
    ],
    ...['a@b', 'http://a.example/report', 'a@money.example\nContact: x@y.example', 'https://a.example/ b'].map(
      (contact) =>
        [
          'EVENKEEL_SECURITY_CONTACT',
          contact,
          `EVENKEEL_SECURITY_CONTACT is '${contact}'. Give an email address or an https page, for example security@money.example.`,
        ] as const,
    ),
    ...['file:anchors', 'http://a.example', 'https://user:pass@a.example', '/mnt/audit', 'ftp://a.example'].map(
      (place) =>
        [
          'EVENKEEL_AUDIT_ANCHOR',
          place,
          `EVENKEEL_AUDIT_ANCHOR is '${place}'. Give file: and an absolute path, an https address, log, or none, for example file:/mnt/audit/anchors.`,
        ] as const,
    ),
    ...['*', 'teams.microsoft.com', 'https://a.example;script-src', 'https://a.example/', "'self'"].map(
      (site) =>
        [
          'EVENKEEL_CONTAINERS',
          `https://teams.microsoft.com ${site}`,
          `EVENKEEL_CONTAINERS is 'https://teams.microsoft.com ${site}'. Give sites with blanks between them, for example https://teams.microsoft.com https://*.cloud.microsoft, or none.`,
        ] as const,
    ),
  ] as const)('refuse %s=%s', (name, text, sentence) => {
    expect(() => readSetting({ [name]: text }, name, RangeError)).toThrow(new RangeError(sentence))
  })

  it.each([
    ['security@money.example', 'mailto:security@money.example'],
    ['mailto:security@money.example', 'mailto:security@money.example'],
    ['https://money.example/report', 'https://money.example/report'],
  ])('take %s as a contact', (EVENKEEL_SECURITY_CONTACT, uri) => {
    expect(readSetting({ EVENKEEL_SECURITY_CONTACT }, 'EVENKEEL_SECURITY_CONTACT', Error)).toBe(uri)
  })

  it('mean numbers, yes and no, lists, or texts; an empty one is none', () => {
    const env = { PORT: '0', EVENKEEL_PROCESSES: '64', EVENKEEL_DEMO: '1', EVENKEEL_LOG_REQUESTS: '0', HOST: '' }
    expect(readSetting(env, 'PORT', Error)).toBe(0)
    expect(readSetting(env, 'EVENKEEL_PROCESSES', Error)).toBe(64)
    expect(readSetting(env, 'EVENKEEL_DEMO', Error)).toBe(true)
    expect(readSetting(env, 'EVENKEEL_LOG_REQUESTS', Error)).toBe(false)
    const sites = ' https://*.sharepoint.com  http://container.localhost:8080 '
    expect(readSetting({ EVENKEEL_CONTAINERS: sites }, 'EVENKEEL_CONTAINERS', Error)).toEqual(sites.trim().split('  '))
    expect(readSetting({ EVENKEEL_CONTAINERS: 'none' }, 'EVENKEEL_CONTAINERS', Error)).toEqual([])
    expect(readSetting(env, 'HOST', Error)).toBeUndefined()
    expect(readSetting(env, 'EVENKEEL_PROXIES', Error)).toBeUndefined()
  })
})
