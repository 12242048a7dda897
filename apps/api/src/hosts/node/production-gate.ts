import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** NFS, SMB, CIFS and SMB2: SQLite's locks do not hold there. Source: statfs(2). */
const networkFileSystems = [0x6969, 0x517b, 0xff534d42, 0xfe534d42]
const minFreeBytes = 1_000_000_000
const loopback = ['', '127.0.0.1', '::1', 'localhost']

const isInside = (path: string, folder: string) => !relative(folder, resolve(path)).startsWith('..')
const isReadByOthers = (path: string) =>
  process.platform !== 'win32' && existsSync(path) && (statSync(path).mode & 0o077) !== 0

/** Returns the nearest folder above a path that is there. */
const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)))

function keyFaults(env: Environment, dataFolder: string): string[] {
  const [keyring = '', masterFile = ''] = [env['EVENKEEL_KEYRING'], env['EVENKEEL_MASTER_KEY_FILE']]
  const named = [
    ['EVENKEEL_KEYRING', keyring],
    ['EVENKEEL_MASTER_KEY_FILE', masterFile],
  ] as const
  const secret = join(dataFolder, 'secret.key')
  return [
    ...(keyring === ''
      ? [
          'Production needs EVENKEEL_KEYRING, a file outside of the data folder, for example /var/lib/evenkeel-keys/keyring.sqlite: the keys of all ledgers are in it.',
        ]
      : []),
    ...(masterFile === '' && !env['EVENKEEL_MASTER_KEYS']
      ? [
          'Production needs EVENKEEL_MASTER_KEYS or EVENKEEL_MASTER_KEY_FILE, which wraps the keys of all ledgers: npm run keys -- new 2026a prints one.',
        ]
      : []),
    ...named
      .filter(([, path]) => path !== '' && isInside(path, dataFolder))
      .map(([name, path]) => `${name} is '${path}', inside of the data folder that it opens. Move it elsewhere.`),
    ...named
      .filter(([, path]) => path !== '' && isReadByOthers(path))
      .map(([, path]) => `'${path}' may be read by other users. Run chmod 600 '${path}'.`),
    ...(!env['EVENKEEL_SECRET'] && keyring !== '' && existsSync(secret)
      ? [`The secret lies in the folder that it opens. Run mv '${secret}' '${join(dirname(keyring), 'secret.key')}'.`]
      : []),
  ]
}

function networkFaults({ EVENKEEL_PROXIES: proxies = '', HOST: host = '' }: Environment): string[] {
  if (proxies === '')
    return [
      "EVENKEEL_PROXIES is missing. Say how many proxies are before this server (0 is an answer): limits go by the visitor's address.",
    ]
  if (proxies !== '0' || loopback.includes(host)) return []
  return [
    `HOST is '${host}' and EVENKEEL_PROXIES is 0: other machines reach this server directly. Without a proxy nothing gives TLS.`,
  ]
}

function diskFaults(dataFolder: string): string[] {
  const { type, bavail, bsize } = statfsSync(nearestFolder(dataFolder))
  return [
    ...(isReadByOthers(dataFolder)
      ? [`The data folder '${dataFolder}' may be read by other users. Run chmod 700 '${dataFolder}'.`]
      : []),
    ...(networkFileSystems.includes(type)
      ? [
          `The data folder '${dataFolder}' lies on a network file system, where SQLite's locks do not hold. Give a local disk.`,
        ]
      : []),
    ...(bavail * bsize < minFreeBytes
      ? [`The disk of '${dataFolder}' has less than 1 GB free. Make room before people write to it.`]
      : []),
  ]
}

/** What keeps a production server from a safe start in addition to single settings; each fault is one sentence. */
export function productionFaults(env: Environment, dataFolder: string): string[] {
  const bank = env['EVENKEEL_BANK']
  return [
    ...keyFaults(env, dataFolder),
    ...networkFaults(env),
    ...(bank === 'sandbox' || bank === 'twin'
      ? [`EVENKEEL_BANK is '${bank}', whose banks are made up. Give plaid or none.`]
      : []),
    ...diskFaults(dataFolder),
  ]
}
