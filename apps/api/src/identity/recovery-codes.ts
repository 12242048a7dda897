import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { Keys } from './keys.ts'

const COUNT = 10
const CHARACTERS = 10
/** Without 0 and o, 1 and l: they are read from paper. 32 letters, so that each is worth 5 bits of a byte. */
const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz'

/** Codes on paper for somebody whose phone is lost: 50 bits each, good once, stored as keyed hashes. */
export interface RecoveryCodes {
  /** Ten codes as `ab2cd-3efgh` for somebody who has none, or has used up all; none for somebody who has one left. */
  issue(personId: number): Promise<string[]>
  /** Uses a code up; blanks, dashes and case do not count. */
  use(personId: number, typed: string): Promise<boolean>
}

interface RecoveryParts {
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly directory: Directory
}

export function makeRecoveryCodes({ keys, clock, random, directory }: RecoveryParts): RecoveryCodes {
  const hashOf = (personId: number, code: string) => keys.sign('recovery-code', `${personId}:${code}`)
  const newCode = () => Array.from(random.bytes(CHARACTERS), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return {
    async issue(personId) {
      const codes = Array.from({ length: COUNT }, newCode)
      const isNew = await directory.secondFactors.addRecoveryCodes(
        personId,
        codes.map((code) => hashOf(personId, code)),
      )
      return isNew ? codes.map((code) => `${code.slice(0, CHARACTERS / 2)}-${code.slice(CHARACTERS / 2)}`) : []
    },
    use: (personId, typed) =>
      directory.secondFactors.useRecoveryCode(
        personId,
        hashOf(personId, typed.toLowerCase().replaceAll(/[\s-]/g, '')),
        clock.now(),
      ),
  }
}
