/*
 * Writes the list of common passwords from `passwords.json` of the package @zxcvbn-ts/language-common, unpacked anywhere:
 *   node scripts/common-passwords.mjs <package>/src/passwords.json 4.1.3 2026-11-23
 * The license of the list is next to it. To be run again with each release of that package.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldPassword } from '../src/identity/fold-password.ts'

const [path, version, date] = process.argv.slice(2)
if (!path || !version || !date) throw new Error('Name passwords.json, its version, and the date.')
const folded = JSON.parse(readFileSync(path, 'utf8')).map((password) => foldPassword(password))
const words = [...new Set(folded)].filter((word) => !/[\s`\\$]/.test(word)).toSorted()
const target = join(import.meta.dirname, '../src/identity/common-passwords.generated.ts')
const source = `// Written by scripts/common-passwords.mjs. Do not edit.
// Common passwords, folded (fold-password.ts), from @zxcvbn-ts/language-common ${version} as of ${date}. MIT, see common-passwords.license.txt.
export const commonPasswords = \`
${words.join('\n')}
\`
`
writeFileSync(target, source)
process.stdout.write(`${words.length} passwords\n`)
