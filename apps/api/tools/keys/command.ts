import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { findKeyring, keySettingsOf, openKeyringAt } from '../../src/hosts/node/keyring-place.ts'
import type { Keyring } from '../../src/store/keyring/keyring.ts'
import { MasterKeysFault, newMasterKey } from '../../src/store/keyring/key-wrapper.ts'

const usage = `Say what to do: npm run keys -- <what>
  status        how many keys each master key wraps
  new <name>    prints a new master key, to be put before the others in EVENKEEL_MASTER_KEYS or its file
  rotate        wraps every key by the first master key; servers go on
  drop <name>   takes a master key out of its file, once it wraps nothing`

const say = (line: string) => void process.stdout.write(`${line}\n`)

function sayStatus(keyring: Keyring): void {
  const all = [...keyring.status()]
  for (const [keyId, keys] of all) say(`${keyId}: ${keys.toLocaleString('en-US')} ${keys === 1 ? 'key' : 'keys'}`)
  if (all.length === 0) say('The keyring holds no keys yet.')
}

const copiesFirst =
  'Copies of the keyring from before the rotation are wrapped by it. Back the keys up twice before you destroy it.'

/** Takes a master key out of the file that holds it. */
function drop(keyring: Keyring, name: string, masterFile: string): void {
  const wrapped = keyring.status().get(name) ?? 0
  if (wrapped > 0)
    throw new MasterKeysFault(
      `The master key ${name} still wraps ${wrapped.toLocaleString('en-US')} keys. Run npm run keys -- rotate with another one first.`,
    )
  if (process.env['EVENKEEL_MASTER_KEYS'] || !existsSync(masterFile)) {
    say(`The master key ${name} wraps nothing. Take it out of EVENKEEL_MASTER_KEYS. ${copiesFirst}`)
    return
  }
  const parts = readFileSync(masterFile, 'utf8')
    .trim()
    .split(/[\s,]+/)
  const left = parts.filter((part) => !part.startsWith(`${name}:`))
  if (left.length === parts.length || left.length === 0)
    throw new MasterKeysFault(`There is no other master key than ${name} in '${masterFile}', or none of that name.`)
  writeFileSync(`${masterFile}.new`, `${left.join('\n')}\n`, { mode: 0o600, flush: true })
  renameSync(`${masterFile}.new`, masterFile)
  say(`The master key ${name} is out of '${masterFile}'. ${copiesFirst}`)
}

function run([what, name]: readonly string[]): void {
  if (what === 'new' && name) return say(newMasterKey(name))
  if (what !== 'status' && what !== 'rotate' && !(what === 'drop' && name)) throw new MasterKeysFault(usage)
  const settings = keySettingsOf(process.env, resolve(process.env['EVENKEEL_DATA'] || './.data'))
  const place = findKeyring(settings)
  if (!place) throw new MasterKeysFault('There is no keyring here: ledgers in this folder are not encrypted.')
  const keyring = openKeyringAt(place)
  try {
    if (what === 'rotate') say(`Wrapped ${keyring.rotate().toLocaleString('en-US')} keys again.`)
    if (what === 'drop' && name) drop(keyring, name, settings.masterKeyFile || join(dirname(place.path), 'master.key'))
    else sayStatus(keyring)
  } finally {
    keyring.close()
  }
}

try {
  run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
