import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { Keys } from './keys.ts'
import type { Passwords } from './passwords.ts'

const codeCount = 10
const characters = 10
/** Without 0 and o, 1 and l, which look alike on paper. There are 32 characters, so that each holds 5 bits. */
const codeLetters = '23456789abcdefghijkmnpqrstuvwxyz'
const codePattern = new RegExp(`^[${codeLetters}]{${characters}}$`)

/**
 * Codes on paper for a person whose phone is lost: 50 bits each, good once. Stored like passwords, and what is hashed is keyed too, so that
 * no guess can be tried with the database alone. All codes of a person have one salt: a typed one is hashed once. They are hashed while
 * the person waits, and are shown only in that answer: at the cost of ten passwords, a busy server answered after the browser had given up.
 */
export interface RecoveryCodes {
  /** Returns ten codes as `ab2cd-3efgh` if the person has none or has used all; an empty list if one is left. */
  issue(personId: number): Promise<string[]>
  /** Returns ten codes that replace those of before. */
  renew(personId: number): Promise<string[]>
  /** Uses a code up; blanks, dashes and case are ignored. */
  use(personId: number, typed: string): Promise<boolean>
}

interface RecoveryParts {
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly directory: Directory
  readonly passwords: Passwords
}

export function createRecoveryCodes({ keys, clock, random, directory, passwords }: RecoveryParts): RecoveryCodes {
  const { secondFactors } = directory
  const keyed = (personId: number, code: string) => keys.sign('recovery-code', `${personId}:${code}`)
  const newCode = () => Array.from(random.bytes(characters), (byte) => codeLetters[byte % codeLetters.length]).join('')
  async function issueNew(personId: number): Promise<string[]> {
    const codes = Array.from({ length: codeCount }, newCode)
    const salt = passwords.lightSalt()
    const hashes = codes.map((code) => passwords.hash(keyed(personId, code), salt))
    const isNew = await secondFactors.addRecoveryCodes(personId, await Promise.all(hashes))
    return isNew ? codes.map((code) => `${code.slice(0, characters / 2)}-${code.slice(characters / 2)}`) : []
  }
  return {
    issue: async (personId) => ((await secondFactors.recoveryCodesLeft(personId)) > 0 ? [] : issueNew(personId)),
    async renew(personId) {
      await secondFactors.removeRecoveryCodes(personId)
      return issueNew(personId)
    },
    async use(personId, typed) {
      const code = typed.toLowerCase().replaceAll(/[\s-]/g, '')
      // Six digits are those of an app: they would be hashed for nothing.
      if (!codePattern.test(code)) return false
      const fast = keyed(personId, code)
      const stored = await secondFactors.anyRecoveryCode(personId)
      if (stored === undefined) return false
      // Those of an earlier release are keyed hashes alone; the person gets new ones once all are used.
      const hash = stored.startsWith('scrypt$') ? await passwords.hash(fast, stored) : fast
      return secondFactors.useRecoveryCode(personId, hash, clock.now())
    },
  }
}
